export { type RunningServer, startServer } from './server.ts'
export { DEFAULTS, readSettings, type Settings } from './settings.ts'
