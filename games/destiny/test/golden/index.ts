/** For the command line: what golden matches are played, and what states name by number. */
export { numbers } from './numbers.ts'
export { tables } from './tables.ts'
