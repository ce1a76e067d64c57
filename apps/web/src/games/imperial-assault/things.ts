/** Things on the board that embody options. Both sides of the contract call them by these ids. */
import type { View } from '@dejarik/imperial-assault'
import type { Option } from '@dejarik/kernel'

export type Thing = string

/** Every field that an option of this game may have; which ones it has depends on its `do`. */
export interface Offer extends Option {
  readonly figure?: number
  readonly target?: number
  readonly object?: number
  readonly space?: number
  readonly distance?: number
  readonly to?: number
  readonly cost?: number
  readonly group?: number
  readonly card?: number
  readonly held?: number
  readonly hero?: number
  readonly on?: number
  readonly weapon?: number
  readonly kind?: number
  readonly threat?: number
  readonly credits?: number
  readonly point?: number
  readonly attribute?: number
  readonly mission?: number
  readonly ability?: number
  readonly condition?: number
  readonly token?: number
  readonly door?: number
  readonly zone?: number
  readonly surge?: number
  readonly pool?: string
  readonly die?: number
  readonly what?: string
}

/** In options of these kinds the figure is the one that does it; in all others it is the one that is chosen. */
const DOERS: readonly string[] = [
  'move',
  'walk',
  'attack',
  'interact',
  'special',
  'shake',
  'use',
  'command',
  'deploy',
  'put',
  'rest',
  'strain-move',
  'attribute',
  'test-die',
  'buy-class',
]

/** Options whose card is one of a campaign. */
const BOUGHT: readonly string[] = ['buy-item', 'buy-class', 'buy-agenda']

const isThere = (id: number | undefined): id is number => id !== undefined && id >= 0

export function thingOfStand(key: number): Thing {
  return `stand:${key}`
}

export function thingOfDie(pool: string, die: number): Thing {
  return `die:${pool}:${die}`
}

/** Where to click for an option; the first is what it is mainly about. */
export function thingsOf(option: Option): readonly Thing[] {
  const {
    do: verb,
    figure,
    target,
    object,
    space,
    to,
    group,
    card,
    token,
    door,
    zone,
    pool,
    die,
    held,
    hero,
    kind,
    point,
    mission,
  } = option as Offer
  if (isThere(to)) return [thingOfStand(to)]
  if (isThere(target)) return [`figure:${target}`]
  if (isThere(object)) return [`token:${object}`]
  if (isThere(door)) return [`door:${door}`]
  if (isThere(token)) return [`token:${token}`]
  if (isThere(card)) return [BOUGHT.includes(verb) ? `offer:${card}` : `card:${card}`]
  if (isThere(held)) return [`held:${held}`]
  if (isThere(kind)) return [`deployment:${kind}`]
  if (isThere(point)) return [`point:${point}`]
  if (isThere(mission)) return [`mission:${mission}`]
  if (isThere(hero)) return [`figure:${hero}`]
  if (isThere(group)) return [`group:${group}`]
  if (isThere(zone)) return [`zone:${zone}`]
  if (verb === 'reroll' && pool !== undefined && die !== undefined) return [thingOfDie(pool, die)]
  if (verb === 'test-die' && die !== undefined) return [thingOfDie('test', die)]
  if (isThere(figure) && !DOERS.includes(verb)) return [`figure:${figure}`]
  return isThere(space) && !isThere(figure) ? [`space:${space}`] : []
}

/** A group is its figures too. */
function bodiesOf(option: Option, view: View): readonly Thing[] {
  const things = thingsOf(option)
  const { group } = option as Offer
  if (!isThere(group) || things[0] !== `group:${group}`) return things
  return [...things, ...view.groups[group].figures.map((figure) => `figure:${figure}`)]
}

/** By thing: the options that a click on it can mean. */
export function deedsByThing(options: readonly Option[], view: View): ReadonlyMap<Thing, readonly number[]> {
  const deeds = new Map<Thing, number[]>()
  for (const [i, option] of options.entries())
    for (const thing of bodiesOf(option, view)) deeds.set(thing, [...(deeds.get(thing) ?? []), i])
  return deeds
}

/** Things that these options are about. */
export function litThings(chosen: readonly (Option | undefined)[], view: View): ReadonlySet<Thing> {
  return new Set(chosen.flatMap((option) => (option === undefined ? [] : bodiesOf(option, view))))
}
