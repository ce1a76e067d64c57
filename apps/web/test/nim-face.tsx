import { tableFace } from '../src/games/face.ts'
import type { BoardProps } from '../src/table/contract.ts'
import { type NimView, nim } from './nim.ts'

function Board({ view, choosing }: BoardProps<NimView>) {
  return (
    <div>
      {view.stones} stones, armed {String(choosing.armed)}
      <button type="button" onClick={() => choosing.tried('stone:1')}>
        stone
      </button>
    </div>
  )
}

export const nimFace = tableFace<NimView>(
  {
    game: nim,
    Board,
    Options: () => <div>no options</div>,
    thingsOf: () => [],
    CardFace: ({ id }) => <div>{id}</div>,
    prompt: { at: 'foot' },
    whyNot: () => ({ refused: 'other', rule: 'nim.take.1' }),
  },
  {
    markOf: (entry) => (entry.what === 'took' ? 'turn' : entry.what === 'rolled' ? 'key' : null),
    overlook: (views) => views[0],
  },
)
