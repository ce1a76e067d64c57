import { createRequire } from 'node:module'
import type { Rng } from '@dejarik/kernel'

/** The parts of boardgame.io that the yardstick calls; its own types can't be reached from an ES module. */
interface BoardgameIo {
  InitializeGame(setup: { game: unknown }): State
  CreateGameReducer(setup: { game: unknown; isClient: boolean }): (state: State, action: unknown) => State
}

interface Board {
  cells: (string | null)[]
}

interface State {
  readonly G: Board
  readonly ctx: { readonly currentPlayer: string; readonly gameover?: unknown }
}

const WINNING = [
  [0, 1, 2],
  [3, 4, 5],
  [6, 7, 8],
  [0, 3, 6],
  [1, 4, 7],
  [2, 5, 8],
  [0, 4, 8],
  [2, 4, 6],
]

/** Tic-tac-toe as boardgame.io's own tutorial writes it. */
const ticTacToe = {
  name: 'tic-tac-toe',
  setup: (): Board => ({ cells: new Array<string | null>(9).fill(null) }),
  moves: {
    clickCell({ G, playerID }: { G: Board; playerID: string }, id: number): string | undefined {
      if (G.cells[id] !== null) return 'INVALID_MOVE'
      G.cells[id] = playerID
      return undefined
    },
  },
  turn: { minMoves: 1, maxMoves: 1 },
  endIf({ G, ctx }: State): unknown {
    const won = WINNING.some(
      ([a, b, c]) => G.cells[a] !== null && G.cells[a] === G.cells[b] && G.cells[a] === G.cells[c],
    )
    if (won) return { winner: ctx.currentPlayer }
    return G.cells.includes(null) ? undefined : { draw: true }
  },
}

/** Returns a player of whole random tic-tac-toe matches through boardgame.io's reducer; it returns the moves made. */
export function ticTacToePlayer(): (rng: Rng) => number {
  const engine: BoardgameIo = createRequire(import.meta.url)('boardgame.io/internal')
  const { InitializeGame, CreateGameReducer } = engine
  const reduce = CreateGameReducer({ game: ticTacToe, isClient: false })
  return (rng) => {
    let state = InitializeGame({ game: ticTacToe })
    let moves = 0
    while (state.ctx.gameover === undefined) {
      const free = state.G.cells.flatMap((cell, i) => (cell === null ? [i] : []))
      const payload = {
        type: 'clickCell',
        args: [free[rng.int(free.length)]],
        playerID: state.ctx.currentPlayer,
      }
      state = reduce(state, { type: 'MAKE_MOVE', payload })
      moves++
    }
    return moves
  }
}
