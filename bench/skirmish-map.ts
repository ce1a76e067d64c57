/** Lines of sight and reach on a full skirmish map, without the rest of Imperial Assault's rules. */
import { MISSIONS } from '@dejarik/imperial-assault'
import {
  allClosed,
  type Board,
  FRIENDLY,
  HOSTILE,
  type Mover,
  NORMAL,
  reach,
  Sight,
  type Space,
  Steps,
} from '@dejarik/imperial-assault/map'
import { FastRng } from '@dejarik/kernel'
import { coreMillis, WARM_UP } from './clock.ts'
import { type Line, line } from './line.ts'
import { median } from './statistics.ts'

const FIGURES = 20
/** Two moves of a quick figure. */
const POINTS = 8
/** Questions between two looks at the clock. */
const BATCH = 200
/** Figures stand elsewhere after so many questions. */
const PER_SETTING = 1000

export function measureSkirmishMap(settings: { rounds: number; millis: number }): readonly Line[] {
  const map = new FullMap(1977)
  const { rounds } = settings
  const measured = (ask: () => void): number => {
    perSecond(ask, WARM_UP)
    return median(Array.from({ length: rounds }, () => perSecond(ask, settings.millis)))
  }
  const game = 'imperial-assault'
  const seen = measured(() => map.look())
  const reached = measured(() => map.walk())
  return [
    line(game, 'line of sight among 20 figures', seen, 'lines/s', { atLeast: 2_000_000 }, { rounds }),
    line(
      game,
      'all reachable spaces of a figure',
      reached,
      'figures/s',
      { atLeast: 50_000 },
      {
        rounds,
        points: POINTS,
      },
    ),
  ]
}

function perSecond(ask: () => void, millis: number): number {
  const started = coreMillis()
  let done = 0
  let spent = 0
  while (spent < millis) {
    for (let i = 0; i < BATCH; i++) ask()
    done += BATCH
    spent = coreMillis() - started
  }
  return (done / spent) * 1000
}

class FullMap {
  /** Adds up all answers, so that none of them can be left out. */
  sum = 0
  #asked = 0
  readonly #board: Board = MISSIONS[0].board
  readonly #rng: FastRng
  readonly #sight: Sight
  readonly #mover: Mover
  readonly #floor: readonly Space[]
  readonly #standing: Uint8Array
  readonly #occupants: Uint8Array
  #figures: Space[] = []

  constructor(seed: number) {
    this.#rng = new FastRng(seed)
    const board = this.#board
    const doors = allClosed(board)
    this.#sight = new Sight(board, doors)
    const base = { width: 1, height: 1 }
    const gait = { base, ignoresTerrain: false, exteriorOnly: false }
    this.#mover = { steps: new Steps(board, doors, gait), mobile: false, massive: false }
    this.#floor = board.terrain.flatMap((terrain, space) => (terrain === NORMAL ? [space] : []))
    this.#standing = new Uint8Array(board.terrain.length)
    this.#occupants = new Uint8Array(board.terrain.length)
  }

  look(): void {
    const from = this.#figure()
    const to = this.#figure()
    if (from !== to && this.#sight.sees(from, to, this.#standing)) this.sum++
  }

  walk(): void {
    const from = this.#figure()
    const here = this.#occupants[from]
    this.#occupants[from] = 0
    this.sum += reach(this.#mover, { space: from, turned: false }, POINTS, this.#occupants).stands.length
    this.#occupants[from] = here
  }

  #figure(): Space {
    if (this.#asked++ % PER_SETTING === 0) this.#setUp()
    return this.#figures[this.#rng.int(FIGURES)]
  }

  /** Two sides of ten on any floor. */
  #setUp(): void {
    this.#standing.fill(0)
    this.#occupants.fill(0)
    const free = this.#floor.slice()
    this.#figures = Array.from({ length: FIGURES }, (_, i) => {
      const [space] = free.splice(this.#rng.int(free.length), 1)
      this.#standing[space] = i + 1
      this.#occupants[space] = i % 2 === 0 ? FRIENDLY : HOSTILE
      return space
    })
  }
}
