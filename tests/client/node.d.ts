/** What the tests use of Node, and nothing else: the page's scripts run in browsers, and must not find
 *  Node's own names beside theirs. */
declare module "node:test" {
  type Body = () => unknown;
  export function test(name: string, body: Body): void;
  export function describe(name: string, body: () => void): void;
  export function beforeEach(body: Body): void;
  export function afterEach(body: Body): void;
  export const mock: {
    timers: { enable(wish: { apis: string[] }): void, tick(ms: number): void, reset(): void },
    method(of: object, name: string, instead: (...given: any[]) => unknown): void,
    restoreAll(): void,
  };
}

declare module "node:assert/strict" {
  const assert: {
    ok(found: unknown, message?: string): void;
    equal(found: unknown, wanted: unknown, message?: string): void,
    deepEqual(found: unknown, wanted: unknown, message?: string): void,
    match(found: string, wanted: RegExp): void,
    doesNotMatch(found: string, wanted: RegExp): void,
  };
  export default assert;
}

declare module "node:process" {
  export const env: { TZ?: string };
}

declare module "node:fs" {
  export function readFileSync(path: URL, encoding: "utf8"): string;
}

declare function setImmediate(done: (given?: any) => void): void;
