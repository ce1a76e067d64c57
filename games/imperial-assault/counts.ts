import type { CardCount, CardEntry, Words } from '@dejarik/kernel'
import {
  AGENDA_SETS,
  COMMAND_CARDS,
  DEPLOYMENT_CARDS,
  HEROES,
  IMPERIAL_CLASSES,
  SKIRMISH_UPGRADES,
} from './facts/index.ts'
import { CAMPAIGN_MISSIONS, SKIRMISH_MISSIONS } from './missions/index.ts'

/** What skirmishes are played with, then what campaigns are. A hero, class or set is ready when all of its cards are. */
export function counts(cards: readonly CardEntry[]): CardCount[] {
  const written = new Set(cards.filter(({ implemented }) => implemented).map(({ id }) => id))
  const isWhole = (prefix: string): boolean =>
    cards.every(({ id }) => !id.startsWith(prefix) || written.has(id))
  const items = cards.filter(({ id }) => id.startsWith('item/'))
  const maps = new Set(SKIRMISH_MISSIONS.map(({ map }) => map)).size
  return [
    { what: { en: 'maps', de: 'Karten für Scharmützel' }, ready: maps, of: maps },
    count({ en: 'deployment cards', de: 'Aufmarschkarten' }, DEPLOYMENT_CARDS, ({ id }) => written.has(id)),
    count({ en: 'command cards', de: 'Kommandokarten' }, COMMAND_CARDS, ({ id }) => written.has(id)),
    count({ en: 'skirmish upgrades', de: 'Scharmützel-Aufwertungen' }, SKIRMISH_UPGRADES, ({ id }) =>
      written.has(id),
    ),
    {
      what: { en: 'missions', de: 'Kampagnenmissionen' },
      ready: CAMPAIGN_MISSIONS.length,
      of: CAMPAIGN_MISSIONS.length,
    },
    count(
      { en: 'heroes', de: 'Helden' },
      HEROES,
      ({ id }) => written.has(`sheet/${id}`) && isWhole(`${id}/`),
    ),
    count({ en: 'items', de: 'Gegenstände' }, items, ({ id }) => written.has(id)),
    count({ en: 'Imperial classes', de: 'Imperiale Klassen' }, IMPERIAL_CLASSES, ({ id }) =>
      isWhole(`${id}/`),
    ),
    count({ en: 'agenda sets', de: 'Agenda-Sets' }, AGENDA_SETS, (set) =>
      set.cards.every(({ id }) => written.has(`agenda/${id}`)),
    ),
  ]
}

function count<T>(what: Words, things: readonly T[], isReady: (thing: T) => boolean): CardCount {
  return { what, ready: things.filter(isReady).length, of: things.length }
}
