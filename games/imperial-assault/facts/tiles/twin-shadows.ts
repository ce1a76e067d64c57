import type { TileEntry } from '../tile.ts'

/** Map tiles of Twin Shadows. */
// biome-ignore format: a table, one side of a tile a line
export const TWIN_SHADOWS: readonly TileEntry[] = [
  { id: 'Twin 1A', rows: ['......', '......', '......', '......', '......', '......', '......', '#....#'], open: '0,2,W 0,3,W 2,7,S 3,7,S 5,2,E 5,3,E', impassable: '0,2,N 1,3,N 4,3,N 5,2,N 1,2,W 2,3,W 2,4,W 2,5,W 2,6,W 4,3,W 4,4,W 4,5,W 4,6,W 5,2,W', landscape: 'Imperial', interior: true },
  { id: 'Twin 1B', rows: ['......', '......', '..~~..', '..~~..', '..~~..', '......', '......', '......'], open: '0,2,W 0,3,W 2,7,S 3,7,S 5,2,E 5,3,E', blocking: '0,4,N 0,6,N 1,6,N 4,6,N 5,4,N 5,6,N 2,0,W 2,1,W 3,2,W 3,3,W 4,0,W 4,1,W', landscape: 'Interior', interior: true },
  { id: 'Twin 2A', rows: ['....', '....', ' ...', '  ..'], open: '0,0,W 0,1,W 2,0,N 3,0,E 3,0,N 3,1,E', landscape: 'Imperial', interior: true },
  { id: 'Twin 2B', rows: ['....', '.~~.', '.~~ ', '..  '], open: '0,0,N 0,0,W 0,1,W 1,0,N 3,0,E 3,1,E', landscape: 'Interior', interior: true },
  { id: 'Twin 3A', rows: [' ..', '...', '...'], open: '0,1,W 0,2,W 2,0,E 2,1,E', landscape: 'Imperial', interior: true },
  { id: 'Twin 3B', rows: ['.. ', '...', '#..'], open: '0,0,W 0,1,W 2,1,E 2,2,E', landscape: 'Interior', interior: true },
  { id: 'Twin 4A', rows: ['..    ', '..    ', '....  ', '.oo.  ', '.oo...', '......'], open: '0,4,W 0,5,W 1,0,E 1,1,E 4,4,N 5,4,N', landscape: 'Imperial', interior: true },
  { id: 'Twin 4B', rows: ['    ..', '    ..', '  ....', '  ....', '......', '......'], open: '0,4,N 1,4,N 4,0,W 4,1,W 5,4,E 5,5,E', landscape: 'Desert' },
  { id: 'Twin 5A', rows: ['...', '...', ' ..', ' ..', ' ..', ' ..', '...', '...'], open: '0,0,W 0,1,W 0,6,W 0,7,W 2,3,E 2,4,E', landscape: 'Imperial', interior: true },
  { id: 'Twin 5B', rows: ['...', '...', '.# ', '.# ', '.. ', '.. ', '#..', '#..'], open: '0,3,W 0,4,W 2,0,E 2,1,E 2,6,E 2,7,E', landscape: 'Desert' },
  { id: 'Twin 6A', rows: ['..#..', '..#..', '.....'], open: '0,0,N 1,0,N 3,0,N 4,0,N', landscape: 'Imperial', interior: true },
  { id: 'Twin 6B', rows: ['..#..', '..#..', '.....'], open: '0,0,N 1,0,N 3,0,N 4,0,N', landscape: 'Desert' },
  { id: 'Twin 7A', rows: ['...', '...', '.#.', '...'], open: '0,0,N 0,2,W 0,3,W 1,0,N 2,1,E 2,2,E', landscape: 'Imperial', interior: true },
  { id: 'Twin 7B', rows: ['...', '...', '...', '...'], open: '0,1,W 0,2,W 1,0,N 2,0,N 2,2,E 2,3,E', landscape: 'Interior', interior: true },
  { id: 'Twin 8A', rows: ['.', '.'], open: '0,0,E 0,0,W 0,1,E 0,1,W', landscape: 'Forest' },
  { id: 'Twin 8B', rows: ['.', '.'], open: '0,0,E 0,0,W 0,1,E 0,1,W', landscape: 'Desert' },
  { id: 'Twin 9A', rows: ['..'], open: '0,0,N 1,0,N', landscape: 'Forest' },
  { id: 'Twin 9B', rows: ['..'], open: '0,0,N 1,0,N', landscape: 'Desert' },
  { id: 'Twin 10A', rows: ['.', '.'], open: '0,0,E 0,0,W 0,1,E 0,1,W', landscape: 'Imperial', interior: true },
  { id: 'Twin 10B', rows: ['.', '.'], open: '0,0,E 0,0,W 0,1,E 0,1,W', landscape: 'Interior', interior: true },
  { id: 'Twin 11A', rows: ['..'], open: '0,0,N 1,0,N', landscape: 'Imperial', interior: true },
  { id: 'Twin 11B', rows: ['..'], open: '0,0,N 1,0,N', landscape: 'Interior', interior: true },
  { id: 'Twin 12A', rows: ['..', '..'], open: '0,0,W 0,1,W 1,0,E 1,1,E', landscape: 'Desert|Forest' },
  { id: 'Twin 12B', rows: ['..', '..'], open: '0,0,W 0,1,W 1,0,E 1,1,E', landscape: 'Interior|Imperial' },
]
