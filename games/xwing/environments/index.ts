import type { Environment } from '../rules/environments.ts'
import { FULLY_LOADED } from './fully-loaded.ts'
import { NEVER_TELL_ME_THE_ODDS } from './never-tell-me-the-odds.ts'

export const ENVIRONMENTS: readonly Environment[] = [...NEVER_TELL_ME_THE_ODDS, ...FULLY_LOADED]
