/** htm's own types make a tuple of each call. Ours: what makes a node is bound, and nodes come out. */
declare const htm: {
  bind<Made>(
    make: (this: any, type: any, props: Record<string, any> | null, ...children: any[]) => Made,
  ): (strings: TemplateStringsArray, ...values: any[]) => Made;
};
export default htm;
