// Many tables of two who answer at random, flat out, for tools/servers.py: one driver for both servers.
//
//     node driver.js ours|theirs ADDRESS TABLES WARMING SECONDS
//
// At each table the next answer is given as soon as both players have parsed what came of the last one.
// Prints "begin" when it begins to count, and then the figures as one line of JSON.

const { WebSocket } = require('ws');
const { io } = require('socket.io-client');

const [kind, base, count, warming, seconds] = [
  process.argv[2], process.argv[3], ...process.argv.slice(4).map(Number),
];
const figures = { moves: 0, refused: 0, bytes: 0, updates: 0, times: [] };
let counting = false;
let Held; // of the page's own script: what it holds of a table, and does with changes

const any = (list) => list[Math.floor(Math.random() * list.length)];
const bytes = (text) => Buffer.byteLength(text);

async function post(path, body, headers = {}) {
  const answer = await fetch(base + path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
  return [await answer.json(), answer.headers.getSetCookie()];
}

/** A table of two: who has heard of the last answer, and since when the table waits for it. */
class Table {
  constructor() {
    this.began = 0;
    this.waitsFor = 0;
    this.over = false;
  }

  /** One of the two has parsed an update. */
  heard(size) {
    if (counting) {
      figures.bytes += size;
      figures.updates += 1;
    }
    this.waitsFor -= 1;
    if (this.waitsFor > 0) return;
    if (counting && this.began) {
      figures.moves += 1;
      figures.times.push(performance.now() - this.began);
    }
    this.next();
  }

  next() {
    this.began = performance.now();
    this.waitsFor = 2;
    this.answer();
  }
}

/** A table of ours: whoever is asked gives one of the answers that are offered. */
class Ours extends Table {
  static cookie = '';

  async open() {
    const headers = { 'X-Aquelarre': '1', Origin: base, Cookie: Ours.cookie };
    const body = { game: 'carcassonne', seats: 2, names: ['P0', 'P1'] };
    const [made, cookies] = await post('/api/tables', body, headers);
    if (cookies.length) Ours.cookie = cookies[0].split(';')[0];
    this.held = [new Held(), new Held()];
    this.updates = [null, null];
    this.waitsFor = 2;
    this.number = 0;
    this.sockets = await Promise.all([0, 1].map((seat) => this.sit(made.table, seat)));
  }

  sit(table, seat) {
    const address = `${base.replace('http', 'ws')}/api/tables/${table}/live?seat=${seat}`;
    const socket = new WebSocket(address, {
      origin: base, headers: { Cookie: Ours.cookie }, perMessageDeflate: false, maxPayload: 0,
    });
    socket.on('message', (raw) => this.told(seat, JSON.parse(raw), raw.length));
    return new Promise((done, failed) => {
      socket.on('error', failed);
      socket.on('open', () => {
        socket.send('{"t":"hello","changes":true}');
        done(socket);
      });
    });
  }

  told(seat, message, size) {
    if (message.t === 'refused') figures.refused += 1;
    if (message.t !== 'update' && message.t !== 'change') return;
    this.updates[seat] = this.held[seat].take(message);
    this.over = Boolean(this.updates[seat].position?.over);
    this.heard(size);
  }

  answer() {
    if (this.over) {
      for (const socket of this.sockets) socket.terminate();
      const another = new Ours();
      another.open().catch(failed);
      return;
    }
    const questions = this.updates.map((each) => each.position?.question);
    const seat = questions.findIndex((each) => each?.mine && !each.answered);
    const { number, options } = questions[seat];
    this.number += 1;
    this.sockets[seat].send(JSON.stringify({
      t: 'answer', id: String(this.number), question: number, action: any(options).action,
    }));
  }
}

/** A match of boardgame.io. */
class Theirs extends Table {
  async open() {
    const [{ matchID }] = await post('/games/endless/create', { numPlayers: 2 });
    this.match = matchID;
    this.credentials = [];
    for (const playerID of ['0', '1']) {
      const [joined] = await post(`/games/endless/${matchID}/join`, { playerID, playerName: `P${playerID}` });
      this.credentials.push(joined.playerCredentials);
    }
    this.waitsFor = 2;
    this.sockets = ['0', '1'].map((playerID) => this.sit(playerID));
  }

  sit(playerID) {
    const socket = io(`${base}/endless`, { transports: ['websocket'], forceNew: true });
    const sync = [this.match, playerID, this.credentials[playerID], 2];
    socket.on('connect', () => socket.emit('sync', ...sync));
    socket.on('sync', (_, told) => this.told(told.state, 0));
    // The size of what came is that of the packet on the wire.
    let size = 0;
    socket.io.engine.on('packet', ({ data }) => { size = typeof data === 'string' ? bytes(data) : 0; });
    socket.on('update', (_, state) => this.told(state, size));
    socket.on('connect_error', failed);
    return socket;
  }

  told(state, size) {
    this.state = state;
    this.heard(size);
  }

  answer() {
    const { G, ctx, _stateID: version } = this.state;
    const free = G.cells.flatMap((taken, cell) => (taken === null ? [cell] : []));
    const playerID = ctx.currentPlayer;
    const payload = { type: 'place', args: [any(free)], playerID, credentials: this.credentials[playerID] };
    this.sockets[playerID].emit('update', { type: 'MAKE_MOVE', payload }, version, this.match, playerID);
  }
}

function failed(problem) {
  console.error(String(problem?.stack ?? problem));
  process.exit(1);
}

const wait = (time) => new Promise((done) => { setTimeout(done, 1000 * time); });

async function main() {
  ({ Held } = await import('./changes.mjs'));
  const made = kind === 'ours' ? Ours : Theirs;
  for (let number = 0; number < count; number += 1) await new made().open();
  await wait(warming);
  counting = true;
  const began = performance.now();
  console.log('begin');
  await wait(seconds);
  counting = false;
  const took = (performance.now() - began) / 1000;
  const times = figures.times.sort((one, other) => one - other);
  const part = (share) => times[Math.min(times.length - 1, Math.floor(share * times.length))];
  console.log(JSON.stringify({
    moves: figures.moves,
    per_second: figures.moves / took,
    p50_ms: part(0.5),
    p99_ms: part(0.99),
    bytes: figures.bytes / figures.updates,
    refused: figures.refused,
  }));
  process.exit(0);
}

main().catch(failed);
