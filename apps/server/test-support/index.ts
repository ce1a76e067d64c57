export * from './campaign.ts'
export * from './player.ts'
export * from './process.ts'
