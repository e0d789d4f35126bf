// A server of boardgame.io with a game that never ends, for tools/servers.py.
//
//     node endless.js BYTES
//
// Two players fill a board of nine squares, which is swept whenever it is full; beside it lies a landscape
// of so many bytes, sent with every state as boardgame.io sends it, and each has a secret that the
// other is not sent. Credentials are checked at every move; nothing is written to a disk. Prints the
// port that it has taken.

const { Server } = require('boardgame.io/server');

const A_TILE = { place: [12, -34], tile: 'city-road-farm', turned: 2, laid_by: 1, follower: null };

/** So many bytes of tiles. */
function landscape(bytes) {
  const count = Math.max(0, Math.round(bytes / JSON.stringify(A_TILE).length));
  return Array.from({ length: count }, (_, number) => ({ ...A_TILE, place: [number % 20, number % 7] }));
}

/** The game, with a landscape of so many bytes. */
function endless(bytes) {
  return {
    name: 'endless',
    disableUndo: true, // else all that was ever done would be kept for each match
    setup: () => ({ cells: Array(9).fill(null), landscape: landscape(bytes), secrets: { 0: 'a', 1: 'b' } }),
    playerView: ({ G, playerID }) => {
      const secrets = playerID === null ? {} : { [playerID]: G.secrets[playerID] };
      return { ...G, secrets };
    },
    turn: { minMoves: 1, maxMoves: 1 },
    moves: {
      place: ({ G, playerID }, cell) => {
        if (!(cell in G.cells) || G.cells[cell] !== null) return 'INVALID_MOVE';
        G.cells[cell] = playerID;
        if (!G.cells.includes(null)) G.cells = Array(9).fill(null);
        return undefined;
      },
    },
  };
}

const server = Server({ games: [endless(Number(process.argv[2]))], origins: ['*'] });
const listen = server.app.listen.bind(server.app);
// Else it would listen on all interfaces.
server.app.listen = (port, ...more) => listen(port, '127.0.0.1', ...more);
server.run({ port: 0, lobbyConfig: {} }).then(({ appServer }) => {
  console.log(`listening ${appServer.address().port}`);
});
