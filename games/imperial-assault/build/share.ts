/** An army in a link. */
import { byHash, idBytes, lettersOf, nameBytes, note, readLetters } from '@dejarik/kernel'
import { AFFILIATIONS, COMMAND_CARDS, DEPLOYMENT_CARDS, SKIRMISH_UPGRADES } from '../facts/index.ts'
import type { Army, ArmyCard } from './army.ts'
import type { Reading } from './reading.ts'

const VERSION = 1
const GROUPS = byHash(DEPLOYMENT_CARDS)
const UPGRADES = byHash(SKIRMISH_UPGRADES)
const COMMANDS = byHash(COMMAND_CARDS)

/** The army as letters, digits, `-` and `_`. Cards that don't exist are left out. */
export function shareCode({ name, affiliation, groups, upgrades, commands }: Army): string {
  return lettersOf([
    VERSION,
    AFFILIATIONS.indexOf(affiliation),
    ...cardBytes(groups, GROUPS),
    ...cardBytes(upgrades, UPGRADES),
    ...cardBytes(commands, COMMANDS),
    ...nameBytes(name),
  ])
}

function cardBytes(cards: readonly ArmyCard[], known: ReadonlyMap<number, string>): readonly number[] {
  const ids = new Set(known.values())
  const written = cards.filter(({ card }) => ids.has(card))
  return [written.length, ...written.flatMap(({ card, count }) => [...idBytes(card), Math.min(count, 255)])]
}

/** Reads what `shareCode` wrote; anything else is refused whole. */
export function readShareCode(code: string): Reading {
  const reader = readLetters(code)
  if (reader === null) return refused('import-bad-code')
  if (reader.one() !== VERSION) return refused('import-newer-code')
  const affiliation = AFFILIATIONS[reader.one()]
  const cards = (known: ReadonlyMap<number, string>): readonly ArmyCard[] =>
    reader.times(reader.one(), () => ({ card: reader.id(known), count: reader.one() }))
  const groups = cards(GROUPS)
  const upgrades = cards(UPGRADES)
  const commands = cards(COMMANDS)
  const name = reader.name()
  if (reader.ranOut || affiliation === undefined) return refused('import-bad-code')
  if (reader.unknown) return refused('import-newer-code')
  return { army: { name, affiliation, groups, upgrades, commands }, notes: [] }
}

function refused(key: string): Reading {
  return { army: null, notes: [note(key, '')] }
}
