// A small game of high card on boardgame.io, for bench/room: hidden hands, one card a turn, played without end.
// Usage: node server.js PORT [FOLDER]; with a folder every move is kept there (its FlatFile store).
const { Server, Origins, FlatFile } = require("boardgame.io/dist/cjs/server.js");

const HAND = 5;

function deal(G, ctx, random) {
  const pack = random.Shuffle([...Array(52).keys()]);
  for (let seat = 0; seat < ctx.numPlayers; seat++) {
    G.hands[seat] = pack.slice(seat * HAND, (seat + 1) * HAND);
  }
}

const highCard = {
  name: "highcard",
  setup: ({ ctx, random }) => {
    const G = { hands: {}, table: [], points: Array(ctx.numPlayers).fill(0) };
    deal(G, ctx, random);
    return G;
  },
  playerView: ({ G, playerID }) => {
    const hands = {};
    for (const seat of Object.keys(G.hands)) {
      hands[seat] = seat === playerID ? G.hands[seat] : G.hands[seat].length;
    }
    return { ...G, hands };
  },
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    play: {
      client: false,
      move: ({ G, ctx, random, playerID }, place) => {
        const [card] = G.hands[playerID].splice(place % G.hands[playerID].length, 1);
        G.table.push(card);
        if (G.table.length < ctx.numPlayers) return;
        const best = Math.max(...G.table.map((each) => each % 13));
        G.points[G.table.findIndex((each) => each % 13 === best)] += 1;
        G.table = [];
        if (G.hands[0].length === 0) deal(G, ctx, random);
      },
    },
  },
};

const [port, folder] = process.argv.slice(2);
const db = folder ? new FlatFile({ dir: folder, logging: false }) : undefined;
Server({ games: [highCard], origins: [Origins.LOCALHOST], db }).run({ port: Number(port), callback: () => console.log("ready") });
