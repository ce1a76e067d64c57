import type { TileEntry } from '../tile.ts'

/** Map tiles of The Bespin Gambit. */
// biome-ignore format: a table, one side of a tile a line
export const BESPIN_GAMBIT: readonly TileEntry[] = [
  { id: 'Bespin 1A', rows: ['......', '......', '......', '..oo..', '..oo..', '......'], open: '0,3,W 0,4,W 2,0,N 3,0,N 5,3,E 5,4,E', impassable: '0,1,N 1,1,N 4,1,N 5,1,N 2,1,W 4,1,W', landscape: 'Imperial', interior: true },
  { id: 'Bespin 1B', rows: ['......', '.~..~.', '......', '......', '.~..~.', '......'], open: '0,3,W 0,4,W 2,0,N 3,0,N 5,3,E 5,4,E', landscape: 'Halls', interior: true },
  { id: 'Bespin 2A', rows: ['..#..#..', '..#.....', '........', ' ...... '], open: '0,0,N 1,0,N 3,0,N 4,0,N 6,0,N 7,0,N', impassable: '3,3,N 4,3,N 3,2,W', landscape: 'Imperial', interior: true },
  { id: 'Bespin 2B', rows: ['..#..#..', '........', '~......~', ' ~....~ '], open: '0,0,N 1,0,N 3,0,N 4,0,N 6,0,N 7,0,N', landscape: 'Halls', interior: true },
  { id: 'Bespin 3A', rows: [' .. ', ' .. ', '....', '....', ' .. ', ' .. '], open: '0,2,W 0,3,W 1,0,N 2,0,N 3,2,E 3,3,E', landscape: 'Imperial', interior: true },
  { id: 'Bespin 3B', rows: [' .. ', ' .. ', '.~~.', '.~~.', ' .. ', ' .. '], open: '0,2,W 0,3,W 1,0,N 2,0,N 3,2,E 3,3,E', impassable: '2,1,W 2,2,W 2,3,W 2,4,W', landscape: 'Halls', interior: true },
  { id: 'Bespin 4A', rows: ['   ~~ ', '.~~~~~', '.~~~~~', '   ~~ '], open: '0,1,W 0,2,W', landscape: 'Imperial', interior: true },
  { id: 'Bespin 4B', rows: [' ..   ', '......', '......', ' ..   '], open: '5,1,E 5,2,E', impassable: '2,1,W 2,2,W', landscape: 'Halls', interior: true },
  { id: 'Bespin 5A', rows: [' .. ', '....', '....', ' .. '], open: '0,1,W 0,2,W 1,0,N 1,3,S 2,0,N 2,3,S 3,1,E 3,2,E', landscape: 'Imperial', interior: true },
  { id: 'Bespin 5B', rows: [' .. ', '....', '....', ' .. '], open: '0,1,W 0,2,W 1,0,N 1,3,S 2,0,N 2,3,S 3,1,E 3,2,E', landscape: 'Halls', interior: true },
  { id: 'Bespin 6A', rows: ['.. ', '.o.', '...'], open: '0,0,N 1,0,N 2,1,E 2,2,E', landscape: 'Imperial', interior: true },
  { id: 'Bespin 6B', rows: [' ..', '...', '...'], open: '0,1,W 0,2,W 1,0,N 2,0,N', landscape: 'Halls', interior: true },
  { id: 'Bespin 7A', rows: ['..', '..', '..', '..', '..'], open: '0,0,N 1,0,N 1,3,E 1,4,E', landscape: 'Imperial', interior: true },
  { id: 'Bespin 7B', rows: ['..', '..', '..', '..', '..'], open: '0,0,N 0,3,W 0,4,W 1,0,N', landscape: 'Halls', interior: true },
  { id: 'Bespin 8A', rows: ['....', '....'], open: '0,0,N 0,0,W 0,1,S 0,1,W 1,0,N 1,1,S 3,0,E 3,1,E', landscape: 'Imperial', interior: true },
  { id: 'Bespin 8B', rows: ['....', '....'], open: '0,0,N 0,0,W 0,1,S 0,1,W 1,0,N 1,1,S 3,0,E 3,1,E', landscape: 'Halls', interior: true },
  { id: 'Bespin 9A', rows: ['..', '..'], open: '0,0,N 1,0,E 1,0,N 1,1,E', landscape: 'Imperial', interior: true },
  { id: 'Bespin 9B', rows: ['..', '..'], open: '0,0,N 0,0,W 0,1,W 1,0,N', landscape: 'Interior', interior: true },
  { id: 'Bespin 10A', rows: ['..'], open: '0,0,N 1,0,N', landscape: 'Imperial', interior: true },
  { id: 'Bespin 10B', rows: ['..'], open: '0,0,N 1,0,N', landscape: 'Interior', interior: true },
  { id: 'Bespin 11A', rows: ['..', '..'], open: '0,0,W 0,1,W 1,0,E 1,1,E', landscape: 'Forest' },
  { id: 'Bespin 11B', rows: ['..', '..'], open: '0,0,W 0,1,W 1,0,E 1,1,E', landscape: 'Interior|Imperial' },
  { id: 'Bespin 12A', rows: ['..', '..'], open: '0,0,W 0,1,W 1,0,E 1,1,E', landscape: 'Desert|Imperial' },
  { id: 'Bespin 12B', rows: ['..', '..'], open: '0,0,W 0,1,W 1,0,E 1,1,E', landscape: 'Interior|Imperial' },
]
