/** Things on the board that embody options. Both sides of the contract call them by these ids. */
import type { Equip, Pass, PassFor, Questions, Special, Use, View } from '@dejarik/imperial-assault'
import { type AnyOption, type Option, readOption, sameFor } from '@dejarik/kernel'
import type { Thing } from '../../board/table.ts'

/** Whatever can be chosen in this game. */
export type Choosable = AnyOption<Questions>

const isThere = (id: number): boolean => id >= 0

export function thingOfStand(key: number): Thing {
  return `stand:${key}`
}

export function thingOfDie(pool: string, die: number): Thing {
  return `die:${pool}:${die}`
}

const NOTHING = (): readonly Thing[] => []
const figureThing = ({ figure }: { readonly figure: number }): readonly Thing[] => [`figure:${figure}`]
const heroThing = ({ hero }: { readonly hero: number }): readonly Thing[] => [`figure:${hero}`]
const groupThing = ({ group }: { readonly group: number }): readonly Thing[] => [`group:${group}`]
const standThing = ({ to }: { readonly to: number }): readonly Thing[] => [thingOfStand(to)]
const cardThing = ({ card }: { readonly card: number }): readonly Thing[] => [`card:${card}`]
const offerThing = ({ card }: { readonly card: number }): readonly Thing[] => [`offer:${card}`]
const heldThing = ({ held }: Pick<Equip, 'held'>): readonly Thing[] => [`held:${held}`]
const kindThing = ({ kind }: { readonly kind: number }): readonly Thing[] => [`deployment:${kind}`]

/** The card that it is on, if it is on one. */
function usedThing({ card, held }: Use | Special): readonly Thing[] {
  if (isThere(card)) return [`card:${card}`]
  return isThere(held) ? [`held:${held}`] : []
}

/** Where to click for an option; the first is what it is mainly about. */
export const thingsOf = readOption<Questions, [], readonly Thing[]>({
  ...sameFor(['walk', 'deploy', 'put'], standThing),
  ...sameFor(['use', 'command', 'special'], usedThing),
  ...sameFor(['figure', 'interrupts', 'attack-first', 'guard', 'choose-figure'], figureThing),
  ...sameFor(['recover', 'choose-condition', 'choose-effect', 'convert'], figureThing),
  ...sameFor(['activate', 'choose-group', 'attach', 'exhaust', 'reinforce'], groupThing),
  ...sameFor(['next-hero', 'second', 'hero'], heroThing),
  ...sameFor(['discard', 'return-command', 'supply-on-top', 'supply-under', 'keep-supply'], cardThing),
  ...sameFor(['buy-item', 'buy-class', 'buy-agenda'], offerThing),
  ...sameFor(['give', 'fit', 'take-off', 'leave', 'bring', 'attach-card', 'sell'], heldThing),
  ...sameFor(['deploy-group', 'open-group', 'ally'], kindThing),
  ...sameFor(
    ['move', 'rest', 'strain-move', 'shake', 'attribute', 'end', 'stay', 'done', 'yes', 'no'],
    NOTHING,
  ),
  ...sameFor(['die', 'remove-die', 'remove-black', 'remove-white', 'turn-die', 'surge', 'add'], NOTHING),
  ...sameFor(['pick-figure', 'pick-token', 'pick-space', 'pick-door', 'pick-option'], NOTHING),
  ...sameFor(['initiative', 'mission-rule', 'choose-player', 'tier', 'no-ally'], NOTHING),
  attack: ({ target, object }) => [isThere(target) ? `figure:${target}` : `token:${object}`],
  cleave: ({ figure, object }) => [isThere(object) ? `token:${object}` : `figure:${figure}`],
  interact: ({ door, token }) =>
    isThere(door) ? [`door:${door}`] : isThere(token) ? [`token:${token}`] : [],
  spend: ({ token, figure }) => [isThere(token) ? `token:${token}` : `figure:${figure}`],
  reroll: ({ pool, die }) => [thingOfDie(pool, die)],
  'test-die': ({ die }) => [thingOfDie('test', die)],
  'choose-space': ({ space }) => [`space:${space}`],
  zone: ({ zone }) => [`zone:${zone}`],
  point: ({ point }) => [`point:${point}`],
  mission: ({ mission }) => [`mission:${mission}`],
  pass: (option: Pass | PassFor) => ('figure' in option ? figureThing(option) : []),
})

/** A group is its figures too. */
export function bodiesOf(option: Option, view: View): readonly Thing[] {
  const things = thingsOf(option)
  const group = /^group:(\d+)$/u.exec(things[0] ?? '')
  if (group === null) return things
  return [...things, ...view.groups[Number(group[1])].figures.map((figure) => `figure:${figure}`)]
}
