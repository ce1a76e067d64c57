/** Agenda cards of the core box. */
import type { Written } from '../../card.ts'

export const AGENDAS: readonly Written[] = []
