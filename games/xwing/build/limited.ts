/** Rules that count cards over the whole squad: limited, solitary, standardized. */
import type { RuleId, Words } from '@dejarik/kernel'
import type { UpgradeFacts } from '../facts/index.ts'
import { named, type Place, type Problem, placeOf, problem } from './problem.ts'
import type { Equipped, Fitted } from './squad.ts'

/** A name without its typography: quotation marks and spaces don't make another card. */
export function plain(name: string): string {
  return name
    .normalize('NFD')
    .replace(/[^\p{L}\p{N}]/gu, '')
    .toLowerCase()
}

const NAMES = new WeakMap<Words, string>()

/** The name that the limit counts by, made once a card. */
export function nameKey({ name }: { readonly name: Words }): string {
  let key = NAMES.get(name)
  if (key === undefined) {
    key = plain(name.en)
    NAMES.set(name, key)
  }
  return key
}

interface Copy {
  readonly card: { readonly id: string; readonly limited: number }
  readonly kind: 'pilot' | 'upgrade'
  readonly printed: boolean
  readonly place: Place
}

/** The limit counts over ships and upgrades alike (xw.g.limited.3). */
export function limitedProblems(squad: readonly Fitted[]): readonly Problem[] {
  const byName = new Map<string, Copy[]>()
  const add = (name: string, copy: Copy): void => {
    byName.set(name, [...(byName.get(name) ?? []), copy])
  }
  for (const { ship, pilot, upgrades } of squad) {
    add(nameKey(pilot), { card: pilot, kind: 'pilot', printed: false, place: { ship } })
    for (const { place, card } of upgrades)
      add(nameKey(card), {
        card,
        kind: 'upgrade',
        printed: place === null,
        place: placeOf(ship, place),
      })
  }
  return [...byName.values()].flatMap((copies) => {
    const dotted = copies.filter(({ card }) => card.limited > 0)
    if (dotted.length === 0) return []
    const limit = Math.min(...dotted.map(({ card }) => card.limited))
    if (copies.length <= limit) return []
    const { kind, card } = dotted[0]
    const args = { card: named(kind, card.id), limit, count: copies.length }
    return [
      problem(
        'squad-limited',
        limitedRule(copies, limit),
        args,
        copies.map((copy) => copy.place),
      ),
    ]
  })
}

function limitedRule(copies: readonly Copy[], limit: number): RuleId {
  // A dotted upgrade on a standard loadout card binds copies that show no dots themselves.
  if (copies.some((copy) => copy.printed && copy.card.limited === limit)) return 'xw.g.limited.4'
  return new Set(copies.map((copy) => copy.kind)).size > 1 ? 'xw.g.limited.3' : 'xw.g.limited.1'
}

/** At most one solitary card of a kind in a squad. */
export function solitaryProblems(squad: readonly Fitted[]): readonly Problem[] {
  const found = squad.flatMap(({ ship, upgrades }) =>
    upgrades.filter(({ card }) => card.solitary).map((equipped) => ({ ship, ...equipped })),
  )
  const kinds = [...new Set(found.map(({ card }) => card.slots[0]))]
  return kinds.flatMap((slot) => {
    const same = found.filter(({ card }) => card.slots[0] === slot)
    if (same.length < 2) return []
    return [
      problem(
        'squad-solitary',
        'xw.g.solitary.1',
        { slot: named('slot', slot), cards: same.map(({ card }) => named('upgrade', card.id)) },
        same.map(({ ship, place }) => placeOf(ship, place)),
      ),
    ]
  })
}

/** If one ship of a type has a standardized card, all must that can (xw.g.standardized.1). */
export function standardizedProblems(squad: readonly Fitted[]): readonly Problem[] {
  return squad.flatMap(({ ship, pilot, upgrades }) => {
    if (pilot.standardLoadout !== null) return []
    const missing = squad
      .filter((other) => other.pilot.ship === pilot.ship && other.pilot.standardLoadout === null)
      .flatMap((other) => other.upgrades.filter(isStandardized).map(({ card }) => card))
      .filter((card, i, all) => all.indexOf(card) === i)
      .filter((card) => isBound(card, pilot.shipAbility) && !upgrades.some((own) => own.card === card))
    return missing.map((card) =>
      problem(
        'squad-standardized',
        'xw.g.standardized.1',
        {
          upgrade: named('upgrade', card.id),
          pilot: named('pilot', pilot.id),
          ship: named('ship', pilot.ship),
        },
        [{ ship }],
      ),
    )
  })
}

function isStandardized({ card }: Equipped): boolean {
  return card.standardized
}

/** Ships without the ship ability that the card names are exempt (xw.g.standardized.2). */
function isBound(card: UpgradeFacts, shipAbility: string | null): boolean {
  return card.restrictions.every((line) => line.needs !== 'ship-ability' || line.ability === shipAbility)
}
