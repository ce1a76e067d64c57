import type { TileEntry } from '../tile.ts'

/** Map tiles of Tyrants of Lothal. */
// biome-ignore format: a table, one side of a tile a line
export const TYRANTS_OF_LOTHAL: readonly TileEntry[] = [
  { id: 'Lothal 1A', rows: ['.......', '.......', '.......', '.......', '.......'], open: '0,0,N 0,2,W 0,3,W 1,0,N 5,0,N 6,0,N 6,2,E 6,3,E', blocking: '2,2,W 2,3,W 5,2,W 5,3,W', landscape: 'Imperial', interior: true },
  { id: 'Lothal 1B', rows: ['.......', '..o#o..', '..###..', '..o#o..', '.......'], open: '0,0,N 0,2,W 0,3,W 1,0,N 5,0,N 6,0,N 6,2,E 6,3,E', landscape: 'Plains' },
  { id: 'Lothal 2A', rows: ['.....', '.#.#.', '.....', '.#.#.', '.....'], open: '0,0,W 0,1,W 1,4,S 2,4,S 4,2,E 4,3,E', landscape: 'Forest' },
  { id: 'Lothal 2B', rows: ['.....', '.~~~.', '.~#~.', '.~~~.', '.....'], open: '0,2,W 0,3,W 2,4,S 3,4,S 4,0,E 4,1,E', landscape: 'Plains' },
  { id: 'Lothal 3A', rows: ['....', '....', '....', '....', '....', '....'], open: '0,1,W 0,2,W 1,0,N 1,5,S 2,0,N 2,5,S 3,3,E 3,4,E', blocking: '1,2,N 2,4,N 1,2,W 3,3,W', landscape: 'Imperial', interior: true },
  { id: 'Lothal 3B', rows: ['....', '....', '....', '....', '....', '....'], open: '0,3,W 0,4,W 1,0,N 1,5,S 2,0,N 2,5,S 3,1,E 3,2,E', blocking: '0,3,N 1,5,N 2,1,N 3,3,N 1,4,W 3,1,W', impassable: '1,2,W 3,3,W', landscape: 'Interior', interior: true },
  { id: 'Lothal 4A', rows: ['....', '....', '....', '....'], open: '0,1,W 0,2,W 1,0,N 1,3,S 2,0,N 2,3,S 3,1,E 3,2,E', blocking: '1,2,N 2,2,N 2,1,W 2,2,W', landscape: 'Imperial', interior: true },
  { id: 'Lothal 4B', rows: ['...~', '..~.', '.~..', '~...'], open: '0,1,W 0,2,W 1,0,N 1,3,S 2,0,N 2,3,S 3,1,E 3,2,E', landscape: 'Plains' },
  { id: 'Lothal 5A', rows: ['....', '.#..', '....'], open: '0,0,N 1,0,N 1,2,S 2,2,S 3,0,E 3,1,E', landscape: 'Imperial', interior: true },
  { id: 'Lothal 5B', rows: ['....', '....', '~...'], open: '0,0,W 0,1,W 1,2,S 2,0,N 2,2,S 3,0,N', landscape: 'Plains' },
  { id: 'Lothal 6A', rows: ['...', '.o.', '...'], open: '0,1,W 0,2,S 0,2,W 1,0,N 1,2,S 2,0,E 2,0,N 2,1,E', landscape: 'Imperial', interior: true },
  { id: 'Lothal 6B', rows: ['...', '.#.', '...'], open: '0,1,W 0,2,S 0,2,W 1,0,N 1,2,S 2,0,E 2,0,N 2,1,E', landscape: 'Plains' },
  { id: 'Lothal 7A', rows: ['...', '...', '..~'], open: '0,0,N 0,0,W 0,1,W 0,2,S 1,0,N 1,2,S 2,0,E 2,1,E', landscape: 'Imperial', interior: true },
  { id: 'Lothal 7B', rows: ['...', '...', '..o'], open: '0,0,N 0,0,W 0,1,W 0,2,S 1,0,N 1,2,S 2,0,E 2,1,E', landscape: 'Plains' },
  { id: 'Lothal 8A', rows: ['..', '..'], open: '0,0,N 0,0,W 0,1,S 0,1,W 1,0,E 1,0,N 1,1,E 1,1,S', landscape: 'Imperial', interior: true },
  { id: 'Lothal 8B', rows: ['..', '..'], open: '0,0,N 0,0,W 0,1,S 0,1,W 1,0,E 1,0,N 1,1,E 1,1,S', landscape: 'Interior', interior: true },
  { id: 'Lothal 9A', rows: ['..', '..'], open: '0,0,N 0,0,W 0,1,S 0,1,W 1,0,E 1,0,N 1,1,E 1,1,S', landscape: 'Forest' },
  { id: 'Lothal 9B', rows: ['..', '..'], open: '0,0,N 0,0,W 0,1,S 0,1,W 1,0,E 1,0,N 1,1,E 1,1,S', landscape: 'Plains' },
  { id: 'Lothal 10A', rows: ['..', '..'], open: '0,0,N 0,0,W 0,1,W 1,0,E 1,0,N 1,1,E', landscape: 'Forest' },
  { id: 'Lothal 10B', rows: ['..', '..'], open: '0,0,N 0,0,W 0,1,W 1,0,E 1,0,N 1,1,E', landscape: 'Plains' },
  { id: 'Lothal 11A', rows: ['..', '..'], open: '0,0,N 0,0,W 0,1,W 1,0,E 1,0,N 1,1,E', landscape: 'Imperial', interior: true },
  { id: 'Lothal 11B', rows: ['..', '..'], open: '0,0,N 0,0,W 0,1,W 1,0,E 1,0,N 1,1,E', landscape: 'Interior', interior: true },
  { id: 'Lothal 12A', rows: ['..'], open: '0,0,N 1,0,N', landscape: 'Imperial', interior: true },
  { id: 'Lothal 12B', rows: ['..'], open: '0,0,N 1,0,N', landscape: 'Plains' },
]
