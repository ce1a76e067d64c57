/** Agenda cards of the core box. */
import type { Written } from '../../../rules/cards.ts'
import { written } from '../../card.ts'
import { ONGOING } from './ongoing.ts'
import { SECRETS } from './secrets.ts'

/** Cards that bring a mission do nothing else. */
const MISSIONS = ['impounded', 'wanted', 'means-of-production', 'dark-obsession', 'breaking-point']

export const AGENDAS: readonly Written[] = [
  ...SECRETS,
  ...ONGOING,
  ...MISSIONS.map((id) => written(`agenda/${id}`)),
]
