/** What heroes bring to a mission (rulebook: Ausrüstungskarten, Modifikationen). */
import { expect, test } from 'vitest'
import { cardNumber } from '../../facts/index.ts'
import { carrying } from '../cards/items/mission.ts'
import { type Situation, situation } from '../play.ts'
import { lastTwo } from './last-two.ts'

function equipping(
  cards: readonly string[],
  more: {
    readonly attached?: { readonly [modification: string]: string }
    readonly diala?: readonly string[]
  } = {},
): Situation {
  const { attached = {}, diala = [] } = more
  return situation({
    campaign: {
      heroes: {
        gideon: { hero: 'gideon-argus', at: '1,1', cards, attached },
        diala: { hero: 'diala-passil', at: '1,2', cards: diala },
      },
      groups: {},
    },
    step: 'equip',
  })
}

const isDone = (match: Situation): boolean => match.offered.some((option) => option.do === 'done')

test('before a mission items change hands, as many as one likes, and all see them; rewards do not [ia.item-cards.2] [ia.item-cards.8] [ia.item-cards.10] [ia.item-cards.12] [ia.reward-cards.5]', () => {
  const match = equipping(['item/dl-44', 'item/dh-17', 'item/survival-gear', 'reward/shadow-suit'])
  const given = match.offered.filter((option) => option.do === 'give').map((option) => option.held)
  expect(given).toEqual([
    'gideon-argus/holdout-blaster',
    'diala-passil/plasteel-staff',
    'item/dl-44',
    'item/dh-17',
    'item/survival-gear',
  ])
  match.choose({ do: 'give', held: 'item/dl-44' })
  match.choose({ do: 'give', held: 'item/dh-17' })
  expect(match.card('item/dl-44').hero).toBe(1)
  expect(match.card('item/dh-17').hero).toBe(1)
  expect(match.empire.view.held).toContainEqual(match.card('item/dl-44'))
})

test.each([
  ['1 armor', ['item/combat-coat-1', 'item/laminate-armor-2'], 'item/combat-coat-1'],
  ['2 weapons', ['item/dl-44', 'item/e-11'], 'item/e-11'],
  [
    '3 pieces of equipment',
    ['item/portable-medkit', 'item/survival-gear', 'item/slicing-tools', 'item/combat-knife'],
    'item/survival-gear',
  ],
])(
  'a hero brings at most %s and leaves the rest behind [ia.item-cards.13] [ia.item-cards.14] [ia.mission-setup-campaign.17]',
  (_most, cards, left) => {
    const match = equipping(cards)
    expect(isDone(match)).toBe(false)
    match.choose({ do: 'leave', held: left })
    expect(match.card(left).away).toBe(true)
    expect(isDone(match)).toBe(true)
  },
)

test('a hero wears at most 1 helmet and leaves the other behind [ia.item-cards.13] [ia.item-cards.14]', () => {
  const match = equipping(['item/reinforced-helmet', 'item/combat-knife', 'item/survival-gear'])
  // Only one helmet is written, and no position has it twice.
  const { held } = match.match.state
  const knife = held.findIndex(({ card }) => card === cardNumber('item/combat-knife'))
  held[knife] = { ...held[knife], card: cardNumber('item/reinforced-helmet') }
  match.choose({ do: 'leave', held: 'item/survival-gear' })
  expect(isDone(match)).toBe(false)
  match.choose({ do: 'leave', held: 'item/reinforced-helmet' })
  expect(match.card('item/reinforced-helmet').away).toBe(true)
  expect(isDone(match)).toBe(true)
})

test('what is left behind can’t be used in the mission, nor what is attached to it [ia.item-cards.14]', () => {
  const match = equipping(['item/vibroblade', 'item/high-impact-guard', 'item/combat-knife'], {
    attached: { 'item/high-impact-guard': 'item/vibroblade' },
  })
  match.choose({ do: 'leave', held: 'item/vibroblade' })
  match.choose({ do: 'leave', held: 'item/combat-knife' })
  expect(match.card('item/high-impact-guard').away).toBe(true)
  match.choose({ do: 'bring', held: 'item/vibroblade' })
  expect(match.card('item/high-impact-guard').away).toBe(false)
  match.choose({ do: 'leave', held: 'item/vibroblade' })
  match.choose({ do: 'done' })
  match.until('activate')
  match.hero('gideon').activate('gideon')
  expect(match.offered.some(({ weapon }) => weapon === 'item/vibroblade')).toBe(false)
})

test('a modification that leaves a weapon which stays behind is of use on the next, and stays behind with one that does [ia.modifications.2] [ia.modifications.5] [ia.item-cards.14]', () => {
  const barrel = 'item/marksman-barrel'
  const match = equipping(['item/dl-44', 'item/e-11', barrel], { attached: { [barrel]: 'item/dl-44' } })
  match.choose({ do: 'leave', held: 'item/dl-44' })
  match.choose({ do: 'take-off', held: barrel })
  match.choose({ do: 'fit', held: barrel, on: 'item/e-11' })
  expect(match.card(barrel).away).toBe(false)
  match.choose({ do: 'fit', held: barrel, on: 'item/dl-44' })
  expect(match.card(barrel).away).toBe(true)
  match.choose({ do: 'give', held: barrel, hero: 'diala' })
  expect(match.card(barrel)).toMatchObject({ hero: 1, on: -1, away: false })
})

test('modifications go on weapons of their type with room, and no two of a kind on one [ia.item-cards.17] [ia.modifications.1] [ia.modifications.3] [ia.modifications.5] [ia.modifications.9]', () => {
  const match = equipping(
    ['item/dl-44', 'item/vibroblade', 'item/marksman-barrel', 'item/spread-barrel', 'item/balanced-hilt'],
    { attached: { 'item/marksman-barrel': 'item/dl-44' } },
  )
  const fits = (held: string): (string | number | undefined)[] =>
    match.offered.filter((option) => option.do === 'fit' && option.held === held).map(({ on }) => on)
  expect(fits('item/balanced-hilt')).toEqual(['item/vibroblade'])
  // The Holdout Blaster has a slot, the DL-44 a barrel already.
  expect(fits('item/spread-barrel')).toEqual(['gideon-argus/holdout-blaster'])
  match.choose({ do: 'take-off', held: 'item/marksman-barrel' })
  expect(fits('item/spread-barrel')).toContain('item/dl-44')
  match.choose({ do: 'fit', held: 'item/spread-barrel', on: 'item/dl-44' })
  expect(fits('item/marksman-barrel')).not.toContain('item/dl-44')
})

test('what is left behind comes back after the mission [ia.item-cards.15]', () => {
  const match = situation({
    campaign: { heroes: lastTwo({ gideon: ['item/dl-44'] }), groups: {}, slot: 0 },
    step: 'equip',
  })
  match.choose({ do: 'leave', held: 'item/dl-44' })
  match.choose({ do: 'done' })
  match.until('activate')
  expect(match.card('item/dl-44').away).toBe(true)
  const gideon = match.hero('gideon')
  gideon.activate('gideon')
  match.rolls('1 damage')
  gideon.special('C22 Frag Grenade')
  gideon.choose({ space: match.figures.gideon.at })
  expect(match.events).toContain('mission-over')
  expect(match.card('item/dl-44')).toMatchObject({ away: false, hero: 0 })
})

test('a modification may stay unattached, and is no weapon [ia.modifications.4] [ia.modifications.6]', () => {
  const mods = ['item/tactical-display', 'item/overcharger', 'item/disruption-cell']
  const match = equipping(['item/dl-44', ...mods], { attached: { 'item/tactical-display': 'item/dl-44' } })
  match.choose({ do: 'take-off', held: 'item/tactical-display' })
  expect(match.card('item/tactical-display')).toMatchObject({ hero: 0, on: -1 })
  // Two weapons and three modifications are not too many.
  expect(isDone(match)).toBe(true)
})

test('a weapon that is given away takes its modifications along [ia.modifications.2]', () => {
  const match = equipping(['item/dl-44', 'item/tactical-display'], {
    attached: { 'item/tactical-display': 'item/dl-44' },
  })
  match.choose({ do: 'give', held: 'item/dl-44' })
  expect(match.card('item/tactical-display')).toMatchObject({ hero: 1, on: expect.any(Number) })
  expect(match.state.held[match.card('item/tactical-display').on]).toBe(match.card('item/dl-44'))
})

test('in the mission nothing changes hands and nothing is attached [ia.item-cards.11] [ia.modifications.8] [ia.supply-cards.4]', () => {
  const match = carrying({ cards: ['item/dl-44', 'item/tactical-display', 'supply/adrenal-stim'] })
  const offered = match.hero('gideon').all('do')
  expect(offered).toContain('use')
  for (const what of ['give', 'fit', 'take-off', 'leave', 'bring']) expect(offered).not.toContain(what)
})
