export * from './player.ts'
export * from './process.ts'
