/** Where campaigns and skirmishes differ, and what heroes have in common with all figures. */
import { expect, test } from 'vitest'
import { HEROES as ALL_HEROES, sheetNumber } from '../../facts/index.ts'
import { designOf } from '../../rules/cards.ts'
import { gain, STUNNED } from '../../rules/conditions.ts'
import { situation } from '../play.ts'

const HEROES = {
  gideon: { hero: 'gideon-argus', at: '1,1' },
  diala: { hero: 'diala-passil', at: '1,3' },
} as const
const OFFICER = { card: 'Imperial Officer', at: '9,5' } as const

test('in a campaign Massive figures keep out of buildings, in a skirmish they don’t [ia.massive.3] [ia.interior-spaces.3] [ia.intro.3] [ia.skirmish.2]', () => {
  const board = {
    rows: ['..........', '..........', '..........', '..........', '..........'],
    interior: ['4,0', '5,0', '4,1', '5,1', '4,2', '5,2', '4,3', '5,3', '4,4', '5,4'],
  }
  const walker = { card: 'AT-ST', at: '0,1' } as const
  const campaign = situation({
    board,
    campaign: {
      heroes: { gideon: { ...HEROES.gideon, at: '9,0' }, diala: { ...HEROES.diala, at: '9,4' } },
      groups: { walker },
    },
    active: 'walker',
  })
  campaign.empire.move('walker')
  expect(campaign.empire.offers({ do: 'walk', to: '2,1' })).toBe(true)
  expect(campaign.empire.offers({ do: 'walk', to: '3,1' })).toBe(false)
  const skirmish = situation({
    board,
    player1: { groups: { walker } },
    player2: { groups: { officer: { card: 'Imperial Officer', at: '9,0' } } },
    active: 'walker',
  })
  skirmish.player1.move('walker')
  expect(skirmish.player1.offers({ do: 'walk', to: '3,1' })).toBe(true)
})

test('the status phase readies deployment cards, Imperial class cards and activation tokens; a hero’s own cards wait for its activation [ia.ready.3] [ia.ready.6] [ia.ready.7] [ia.exhaust.3]', () => {
  const match = situation({
    step: 'status',
    campaign: {
      heroes: {
        gideon: { ...HEROES.gideon, exhausted: true, cards: ['item/combat-visor'] },
        diala: { ...HEROES.diala, exhausted: true },
      },
      groups: { officer: { ...OFFICER, exhausted: true } },
      cards: ['military-might/combat-medic'],
      exhausted: ['item/combat-visor', 'military-might/combat-medic'],
    },
  })
  match.until('activate')
  expect(match.groups).toMatchObject({ gideon: { ready: true }, officer: { ready: true } })
  expect(match.card('military-might/combat-medic').exhausted).toBe(false)
  expect(match.card('item/combat-visor').exhausted).toBe(true)
  match.hero('gideon').activate('gideon')
  expect(match.card('item/combat-visor').exhausted).toBe(false)
})

test('what asks for threat can’t be used without it [ia.abilities.9] [ia.class-cards.6]', () => {
  const at = (threat: number) => {
    const match = situation({
      campaign: {
        heroes: HEROES,
        groups: { squad: { card: 'Stormtrooper', at: ['8,1', '8,2', '8,3'], damage: 2 } },
        cards: ['military-might/combat-medic'],
        threat,
      },
      active: 'squad 1',
    })
    match.empire.end()
    return match
  }
  expect(at(0).question).not.toBe('activation-end')
  const match = at(1)
  expect([match.asked, match.question]).toEqual(['player3', 'activation-end'])
  match.empire.use('Combat Medic')
  expect(match.picture.campaign).toMatchObject({ threat: 0 })
  expect(match.figures['squad 1'].damage).toBe(0)
})

test('each part of a class card stands for itself, with its own cost: Force Adept where nobody tests [ia.class-cards.7]', () => {
  const match = situation({
    campaign: {
      heroes: { ...HEROES, diala: { ...HEROES.diala, cards: ['diala-passil/force-adept'] } },
      groups: { officer: { ...OFFICER, at: '2,3' } },
    },
    active: 'gideon',
  })
  match.hero('gideon').attack('officer')
  match.until('attack-rerolls')
  match.hero('diala').use('Force Adept')
  expect(match.figures.diala.strain).toBe(1)
})

test('heroes are Rebels, and neither regular nor elite [ia.affiliation.2] [ia.elite-figure.6]', () => {
  for (const { id } of ALL_HEROES) {
    const { facts } = designOf(sheetNumber(id))
    expect(facts).toMatchObject({ affiliation: 'rebel', elite: false, unique: true })
  }
})

test('Imperial and mercenary figures are friends, and enemies of the Rebels [ia.affiliation.3]', () => {
  const match = situation({
    campaign: {
      heroes: HEROES,
      groups: { officer: { ...OFFICER, at: '3,1' }, hunter: { card: 'Trandoshan Hunter', at: ['3,2'] } },
    },
    active: 'hunter',
  })
  expect(match.empire.all('target')).toEqual(['diala', 'gideon'])
})

test('a hero with a condition follows its rules, and loses it like everybody [ia.conditions.2] [ia.stunned.1]', () => {
  const match = situation({
    campaign: {
      heroes: { ...HEROES, gideon: { ...HEROES.gideon, conditions: ['stunned'] } },
      groups: { officer: { ...OFFICER, at: '3,1' } },
    },
    active: 'gideon',
  })
  const gideon = match.hero('gideon')
  expect(gideon.offers({ do: 'attack' })).toBe(false)
  gideon.shake('stunned')
  expect(gideon.offers({ do: 'attack' })).toBe(true)
})

test('a wounded hero that is defeated leaves the map [ia.defeated.3] [ia.withdraw.1] [ia.damage.3]', () => {
  const match = situation({
    campaign: {
      heroes: { ...HEROES, gideon: { ...HEROES.gideon, wounded: true, damage: 19 } },
      groups: { vader: { card: 'Darth Vader', at: '2,1' } },
    },
    active: 'vader',
  })
  match.empire.attack('gideon', {
    dice: ['3 damage', '3 damage', '2 damage 1 accuracy'],
    defense: ['1 block'],
  })
  match.settle()
  expect(match.events).toContain('withdrawn')
  expect(match.figures.gideon.at).toBe('gone')
})

test('a terminal does nothing of itself in a campaign [ia.terminal-tokens.2]', () => {
  const match = situation({
    board: { rows: new Array<string>(9).fill('............'), terminals: ['1,2'] },
    campaign: { heroes: HEROES, groups: { officer: OFFICER } },
  })
  match.hero('gideon').activate('gideon')
  expect(match.hero('gideon').offers({ do: 'interact' })).toBe(false)
  match.nextRound()
  expect(match.state.sides.map(({ hand }) => hand)).toEqual([[], []])
})

test('a token without a rule does nothing: it is no target, in nobody’s way, and nobody interacts with it [ia.mission-tokens.1] [ia.crate-tokens.6] [ia.objects.2]', () => {
  const match = situation({
    board: { rows: ['......', '......'], crates: ['2,0'] },
    player1: { groups: { officer: { card: 'Imperial Officer', at: '1,0' } } },
    player2: { groups: { other: { card: 'Imperial Officer', at: '5,0' } } },
    active: 'officer',
  })
  expect(match.player1.offers({ do: 'interact' })).toBe(false)
  expect(match.player1.all('object')).toEqual([])
  expect(match.player1.all('target')).toEqual(['other'])
  match.player1.move('officer', '2,0')
  expect(match.figures.officer.at).toBe('2,0')
})

test('who draws from an empty deck draws nothing [ia.component-limits.3]', () => {
  const match = situation({
    board: { rows: new Array<string>(9).fill('............'), crates: ['1,2'] },
    campaign: { heroes: HEROES, groups: { officer: OFFICER }, supplies: [] },
    active: 'gideon',
  })
  match.hero('gideon').interact('open-crate')
  expect(match.picture.campaign).toMatchObject({ crates: 1, supplies: [] })
  expect(match.events).not.toContain('supply')
})

test('a converted result may be converted again: Roll With It, then Combat Coat [ia.convert.2] [ia.convert.3]', () => {
  const match = situation({
    campaign: {
      heroes: {
        jyn: { hero: 'jyn-odan', at: '1,1', cards: ['jyn-odan/roll-with-it', 'item/combat-coat-1'] },
        diala: HEROES.diala,
      },
      groups: { officer: { ...OFFICER, at: '3,1' } },
      imperialClass: 'technological-superiority',
    },
    active: 'officer',
  })
  const jyn = match.hero('jyn')
  match.empire.attack('jyn', { dice: ['2 damage 3 accuracy', '2 damage 1 accuracy'], defense: ['1 block'] })
  match.until('attack-declared')
  jyn.use('Roll With It')
  match.until('attack-modifiers')
  jyn.use('Roll With It')
  jyn.choose({ do: 'convert', amount: 2 })
  expect(match.attack).toMatchObject({ block: 0, evade: 2 })
  jyn.use('Combat Coat')
  jyn.number(2)
  // Two of four damage are blocked.
  expect(match.figures.jyn.damage).toBe(2)
})

test('who is incapacitated stays his player’s, hides nobody, and is in nobody’s way, but nobody ends in his space [ia.incapacitated.2] [ia.incapacitated.3] [ia.incapacitated.4] [ia.incapacitated.5] [ia.incapacitated.7]', () => {
  const match = situation({
    board: ['..........'],
    campaign: {
      heroes: {
        gideon: { hero: 'gideon-argus', at: '1,0' },
        diala: { hero: 'diala-passil', at: '3,0', wounded: true },
      },
      groups: { officer: { card: 'Imperial Officer', at: '6,0' } },
    },
  })
  // As missions leave a wounded hero on the map that would withdraw.
  match.state.figures[1].gone = true
  gain(match.table, 1, STUNNED)
  expect(match.figures.diala.conditions).toEqual([])
  expect(match.offers({ do: 'activate', group: 'diala' })).toBe(true)
  match.hero('gideon').activate('gideon')
  expect(match.hero('gideon').offers({ do: 'attack', target: 'officer' })).toBe(true)
  match.hero('gideon').move('gideon')
  expect(match.hero('gideon').offers({ do: 'walk', to: '4,0', cost: 3 })).toBe(true)
  expect(match.hero('gideon').offers({ do: 'walk', to: '3,0' })).toBe(false)
  match.hero('gideon').end()
  match.empire.activate('officer')
  expect(match.empire.all('target')).toEqual(['gideon'])
})

test('a Massive figure pushes away who is incapacitated [ia.incapacitated.8]', () => {
  const match = situation({
    campaign: {
      heroes: {
        gideon: { ...HEROES.gideon, at: '11,8' },
        diala: { hero: 'diala-passil', at: '4,2', wounded: true },
      },
      groups: { walker: { card: 'AT-ST', at: '1,1' } },
    },
    active: 'walker',
  })
  match.state.figures[1].gone = true
  match.empire.move('walker', '4,1')
  if (match.question === 'put') match.decline()
  expect(match.figures.walker.at).toBe('4,1')
  expect(match.figures.diala.at).not.toBe('4,2')
})
