/** Heroes on the map (rulebook: Held, Aktivierung, Gegenstandskarten, Modifikationen). */
import { expect, test } from 'vitest'
import { three } from '../cards/heroes/three.ts'
import { situation } from '../play.ts'

const TROOPERS = { card: 'Stormtrooper (Elite)', at: ['4,4', '4,5', '9,1'] } as const

test('a hero attacks with a weapon, twice if it likes, and a surge recovers strain [ia.attacks.3] [ia.actions.10] [ia.attack-special.19] [ia.surge.4]', () => {
  const match = three({ fenn: { strain: 2 }, groups: { troopers: TROOPERS }, active: 'fenn' })
  const fenn = match.hero('fenn')
  const shot = { dice: ['1 damage 5 accuracy', '1 damage 1 surge 2 accuracy'], defense: ['1 block'] }
  fenn.attack('troopers 1', shot)
  match.until('surge')
  fenn.surge('Recover 1 strain')
  match.settle()
  expect(match.figures.fenn.strain).toBe(1)
  fenn.attack('troopers 1', shot)
  match.settle()
  expect(match.figures['troopers 1'].damage).toBe(2)
})

test('a surge recovers strain once an attack [ia.attack-special.19] [ia.surge.5]', () => {
  const match = three({
    gaarkhan: { strain: 3, at: '3,4' },
    groups: { troopers: TROOPERS },
    active: 'gaarkhan',
  })
  const gaarkhan = match.hero('gaarkhan')
  gaarkhan.attack('troopers 1', { dice: ['2 damage 1 surge', '1 damage 2 surge'], defense: ['1 block'] })
  gaarkhan.surge('Recover 1 strain')
  expect(gaarkhan.offers({ do: 'surge', surge: 'Recover 1 strain' })).toBe(false)
  match.settle()
  expect(match.figures.gaarkhan.strain).toBe(2)
})

test('nobody but a hero recovers strain with a surge [ia.attack-special.19]', () => {
  const match = three({ groups: { troopers: TROOPERS }, active: 'troopers 1' })
  match.empire.attack('fenn', {
    dice: ['1 damage 5 accuracy', '1 damage 1 surge 2 accuracy'],
    defense: ['1 block'],
  })
  match.until('surge')
  expect(match.empire.offers({ surge: 'Recover 1 strain' })).toBe(false)
})

test('of two weapons one is declared with the target [ia.attack-special.20] [ia.item-cards.16] [ia.item-cards.3]', () => {
  const match = three({
    fenn: { at: '3,4', cards: ['item/vibroblade'] },
    groups: { troopers: TROOPERS },
    active: 'fenn',
  })
  const fenn = match.hero('fenn')
  const weapons = match.offered.filter(({ target }) => target === 'troopers 1').map(({ weapon }) => weapon)
  expect(weapons).toEqual(['fenn-signis/infantry-rifle', 'item/vibroblade'])
  expect(fenn.offers({ do: 'attack', target: 'troopers 3', weapon: 'item/vibroblade' })).toBe(false)
  match.rolls('2 damage 1 accuracy', '1 damage 1 surge 1 accuracy', '1 block')
  fenn.choose({ do: 'attack', target: 'troopers 1', weapon: 'item/vibroblade' })
  match.until('surge')
  expect(fenn.offers({ surge: '+1 accuracy' })).toBe(false)
  expect(fenn.offers({ surge: 'bleed' })).toBe(true)
})

test('Cleave reaches whom the same weapon reaches, not the other one [ia.cleave.1] [ia.item-cards.5]', () => {
  const match = three({
    fenn: { at: '3,4', cards: ['item/vibroblade'] },
    groups: { troopers: TROOPERS },
    active: 'fenn',
  })
  const fenn = match.hero('fenn')
  match.rolls('2 damage 1 accuracy', '1 damage 1 surge 1 accuracy', '1 block')
  fenn.choose({ do: 'attack', target: 'troopers 1', weapon: 'item/vibroblade' })
  match.until('surge')
  fenn.surge('cleave 2')
  expect(match.offered.filter((option) => option.do === 'cleave').map(({ figure }) => figure)).toEqual([
    'troopers 2',
  ])
})

test('a modification counts with the weapon that it is on, and with no other [ia.modifications.2] [ia.item-cards.5] [ia.abilities.10]', () => {
  const match = three({
    fenn: {
      cards: ['item/dl-44', 'item/tactical-display', 'item/marksman-barrel'],
      attached: { 'item/tactical-display': 'item/dl-44', 'item/marksman-barrel': 'item/dl-44' },
    },
    groups: { troopers: TROOPERS },
    active: 'fenn',
  })
  const fenn = match.hero('fenn')
  match.rolls('1 damage 5 accuracy', '2 damage 1 accuracy', '1 block')
  fenn.choose({ do: 'attack', target: 'troopers 1', weapon: 'fenn-signis/infantry-rifle' })
  expect(match.question).toBe('attack-surges')
  expect(match.attack?.accuracy).toBe(6)
  match.settle()
  match.rolls('1 damage 5 accuracy', '2 damage 1 accuracy', '1 block')
  fenn.choose({ do: 'attack', target: 'troopers 1', weapon: 'item/dl-44' })
  fenn.use('Tactical Display')
  expect(match.attack).toMatchObject({ accuracy: 8, surges: 1 })
  expect(match.card('item/tactical-display').exhausted).toBe(true)
})

test('a modification without a weapon does nothing [ia.modifications.1] [ia.modifications.7]', () => {
  const match = three({
    fenn: { cards: ['item/tactical-display', 'item/marksman-barrel'] },
    groups: { troopers: TROOPERS },
    active: 'fenn',
  })
  match
    .hero('fenn')
    .attack('troopers 1', { dice: ['1 damage 5 accuracy', '2 damage 1 accuracy'], defense: ['1 block'] })
  expect(match.question).toBe('attack-surges')
  expect(match.attack?.accuracy).toBe(6)
})

test('a hero readies its own cards at the start of its activation [ia.activation.9] [ia.exhaust.1]', () => {
  const match = three({
    diala: { cards: ['diala-passil/snap-kick'] },
    fenn: { cards: ['fenn-signis/take-cover'] },
    groups: { troopers: TROOPERS },
  })
  for (const held of match.state.held) held.exhausted = true
  match.hero('fenn').activate('fenn')
  expect(match.card('fenn-signis/take-cover').exhausted).toBe(false)
  expect(match.card('diala-passil/snap-kick').exhausted).toBe(true)
})

test('a depleted card is of no use for the rest of the mission [ia.deplete.1] [ia.abilities.11]', () => {
  const match = three({
    fenn: {
      cards: ['item/e-11', 'item/overcharger'],
      attached: { 'item/overcharger': 'item/e-11' },
    },
    groups: { troopers: TROOPERS },
    active: 'fenn',
  })
  const fenn = match.hero('fenn')
  fenn.choose({ do: 'attack', target: 'troopers 1', weapon: 'item/e-11' })
  fenn.use('Overcharger')
  match.settle()
  expect(match.card('item/overcharger').depleted).toBe(true)
  match.nextRound()
  fenn.activate('fenn')
  match.until('act')
  fenn.choose({ do: 'attack', target: 'troopers 2', weapon: 'item/e-11' })
  expect(match.offers({ do: 'use', ability: 'overcharger' })).toBe(false)
})

test('of two heroes each has two activations a round, the second after everybody’s first [ia.activation.8] [ia.exhaust.6] [ia.exhaust.7]', () => {
  const match = situation({
    campaign: {
      heroes: { diala: { hero: 'diala-passil', at: '1,1' }, fenn: { hero: 'fenn-signis', at: '1,3' } },
      groups: { officer: { card: 'Imperial Officer', at: '9,8' } },
    },
    step: 'status',
  })
  match.until('activate')
  match.choose({ do: 'activate', group: 'diala' })
  match.hero('diala').end()
  expect(match.activated).toEqual(['officer'])
  match.empire.end()
  // Only Fenn is ready, and Diala will be again when he is done.
  expect(match.activated).toEqual(['fenn'])
  match.hero('fenn').end()
  match.until('activate')
  expect(match.offers({ group: 'diala' })).toBe(true)
  expect(match.offers({ group: 'fenn' })).toBe(true)
})

test('what concerns a hero is asked of its player, whoever is active [ia.conflicts-campaign.3]', () => {
  const match = three({
    gaarkhan: { cards: ['gaarkhan/wookiee-loyalty'], at: '1,2' },
    groups: { officer: { card: 'Imperial Officer', at: '4,1' } },
    active: 'officer',
  })
  match.empire.attack('diala', { dice: ['2 damage 4 accuracy', '2 damage 1 accuracy'], defense: ['1 block'] })
  match.until('attack-rerolls')
  expect(match.hero('gaarkhan').question).toBe(null)
  match.hero('diala').pass()
  match.hero('gaarkhan').use('Wookiee Loyalty')
  match.settle()
  expect(match.figures.diala.damage).toBe(2)
})
