/** Cards by the titles that people write, in either language. */
import { type Nearest, nearest, type TitleIndex, type Words } from '@dejarik/kernel'
import {
  type CardAffiliation,
  COMMAND_CARDS,
  DEPLOYMENT_CARDS,
  findCommand,
  findDeployment,
  findUpgrade,
  SKIRMISH_UPGRADES,
} from '../facts/index.ts'
import { plain } from './headings.ts'
import type { CardKind } from './problem.ts'

/** A card that a title can mean. */
export interface Candidate {
  readonly kind: CardKind
  readonly id: string
  readonly cost: number
  /** Null for command cards. */
  readonly affiliation: CardAffiliation | null
  readonly elite: boolean
  readonly unique: boolean
}

function byTitle(): ReadonlyMap<string, readonly Candidate[]> {
  const found = new Map<string, Candidate[]>()
  const add = (titles: readonly Words[], candidate: Candidate): void => {
    for (const title of new Set(titles.flatMap(({ en, de }) => [plain(en), plain(de)]))) {
      const same = found.get(title)
      if (same === undefined) found.set(title, [candidate])
      else same.push(candidate)
    }
  }
  for (const { id, name, subtitle, cost, affiliation, elite, unique, modes } of DEPLOYMENT_CARDS) {
    if (!modes.includes('skirmish')) continue
    const whole =
      subtitle === null ? [] : [{ en: `${name.en}${subtitle.en}`, de: `${name.de}${subtitle.de}` }]
    add([name, ...whole], { kind: 'deployment', id, cost, affiliation, elite, unique })
  }
  for (const { id, name, cost, affiliation, unique } of SKIRMISH_UPGRADES)
    add([name], { kind: 'upgrade', id, cost, affiliation, elite: false, unique })
  for (const { id, name, cost } of COMMAND_CARDS)
    add([name], { kind: 'command', id, cost, affiliation: null, elite: false, unique: false })
  return found
}

let titles: ReadonlyMap<string, readonly Candidate[]> | undefined

export function cardsTitled(title: string): readonly Candidate[] {
  titles ??= byTitle()
  return titles.get(plain(title)) ?? []
}

let spelled: TitleIndex | undefined

/** The title, in either language, that a slip was meant to be. */
export function nearestTitle(text: string): Nearest | null {
  spelled ??= new Map(
    [
      ...DEPLOYMENT_CARDS.filter(({ modes }) => modes.includes('skirmish')),
      ...SKIRMISH_UPGRADES,
      ...COMMAND_CARDS,
    ].flatMap(({ name: { en, de } }) => [en, de].map((title) => [plain(title), title])),
  )
  return nearest(plain(text), spelled)
}

/** By id, in the tables of one kind first if it is known. */
export function cardWithId(id: string, kind: CardKind | null): Candidate | null {
  const group = findDeployment(id)
  const upgrade = findUpgrade(id)
  const command = findCommand(id)
  const found: readonly (Candidate | null)[] = [
    group === undefined ? null : { ...group, kind: 'deployment' },
    upgrade === undefined ? null : { ...upgrade, kind: 'upgrade', elite: false },
    command === undefined
      ? null
      : { ...command, kind: 'command', affiliation: null, elite: false, unique: false },
  ]
  const cards = found.filter((card) => card !== null)
  return cards.find((card) => card.kind === kind) ?? cards[0] ?? null
}
