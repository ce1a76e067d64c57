/** Crates and supplies (rulebook: Kistenmarker, Vorratskarten). */
import { expect, test } from 'vitest'
import { cardOf } from '../../rules/cards.ts'
import { type Situation, type SituationGiven, situation } from '../play.ts'
import { lastTwo } from './last-two.ts'

const BOARD = { rows: ['........', '........', '........', '........'], crates: ['2,1', '7,3'] }

function withCrates(supplies: readonly string[], more: Partial<SituationGiven['campaign']> = {}): Situation {
  return situation({
    board: BOARD,
    campaign: {
      heroes: {
        gideon: { hero: 'gideon-argus', at: '1,1' },
        diala: { hero: 'diala-passil', at: '1,3' },
      },
      groups: { officer: { card: 'Imperial Officer', at: '7,0' } },
      supplies,
      ...more,
    },
    active: 'gideon',
  })
}

const suppliesOf = ({ state }: Situation): string[] =>
  state.campaign?.supplies.map((card) => cardOf(card).facts.id) ?? []

test('a hero claims a crate from its space or beside it, as an action, and draws a supply card [ia.crate-tokens.1] [ia.crate-tokens.4] [ia.supply-cards.1] [ia.supply-cards.2] [ia.interact.3] [ia.interact.4]', () => {
  const match = withCrates(['supply/bacta-infusion', 'supply/adrenal-stim'])
  const gideon = match.hero('gideon')
  gideon.interact('open-crate')
  expect(match.card('supply/bacta-infusion')).toMatchObject({ hero: 0, secret: false })
  expect(suppliesOf(match)).toEqual(['supply/adrenal-stim'])
  expect(match.state.campaign?.crates).toBe(1)
  expect(match.state.tokens[0].space).toBe(-1)
  expect(match.state.activation?.actions).toBe(1)
  expect(gideon.offers({ do: 'interact' })).toBe(false)
  gideon.use('Bacta Infusion')
})

test.each([
  ['gideon', true],
  ['luke', false],
  ['officer', false],
])(
  'of all who stand beside a crate, only heroes can claim it: %s, %s [ia.allies-rebel.10]',
  (active, claims) => {
    const match = situation({
      board: BOARD,
      campaign: {
        heroes: {
          gideon: { hero: 'gideon-argus', at: '1,1' },
          diala: { hero: 'diala-passil', at: '1,3' },
        },
        allies: { luke: { card: 'Luke Skywalker (Hero of the Rebellion)', at: '2,1' } },
        groups: { officer: { card: 'Imperial Officer', at: '7,3' } },
      },
      active,
    })
    expect(match.offered.some((option) => option.do === 'interact')).toBe(claims)
  },
)

test('a crate is in nobody’s way, and the terrain below it stays as it is [ia.crate-tokens.2] [ia.crate-tokens.3]', () => {
  const match = situation({
    board: { rows: ['.....', '.~...', '.....'], crates: ['1,1', '2,1'] },
    campaign: {
      heroes: {
        gideon: { hero: 'gideon-argus', at: '0,1', cards: ['item/dl-44'] },
        diala: { hero: 'diala-passil', at: '0,2' },
      },
      groups: { officer: { card: 'Imperial Officer', at: '4,1' } },
    },
    active: 'gideon',
  })
  const gideon = match.hero('gideon')
  expect(gideon.offers({ do: 'attack', target: 'officer' })).toBe(true)
  gideon.move('gideon', '1,1')
  expect(match.figures.gideon).toMatchObject({ at: '1,1', points: 2 })
  gideon.walk('2,1')
  expect(match.figures.gideon).toMatchObject({ at: '2,1', points: 1 })
})

test('an empty supply deck gives no card, but the crate still counts [ia.crate-tokens.5]', () => {
  const match = withCrates([])
  match.hero('gideon').interact('open-crate')
  expect(match.state.campaign?.crates).toBe(1)
  expect(match.events).not.toContain('supply')
})

test('Troop Data: the Imperial player shows hand and reserve, and the card is discarded at once [card: Troop Data]', () => {
  const match = withCrates(['supply/troop-data'], { hand: ['Stormtrooper'], reserve: ['Probe Droid'] })
  match.hero('gideon').interact('open-crate')
  expect(match.events).toEqual(
    expect.arrayContaining(['hand-revealed', 'reserve-revealed', 'card-discarded']),
  )
  expect(match.state.campaign).toMatchObject({ hand: [expect.any(Number)], reserve: [expect.any(Number)] })
  expect(() => match.card('supply/troop-data')).toThrow('not in play')
})

test('Rebel Recon: of two supply cards the hero keeps one, the other goes under the deck [card: Rebel Recon]', () => {
  const supplies = ['supply/troop-data', 'supply/adrenal-stim', 'supply/shock-grenade'] as const
  const match = withCrates(supplies, {
    heroes: {
      gideon: { hero: 'gideon-argus', at: '1,1' },
      diala: { hero: 'diala-passil', at: '1,3', cards: ['reward/rebel-recon'] },
    },
  })
  const gideon = match.hero('gideon')
  gideon.interact('open-crate')
  expect(gideon.all('card')).toEqual(['supply/adrenal-stim', 'supply/troop-data'])
  gideon.choose({ card: 'supply/adrenal-stim' })
  expect(match.card('supply/adrenal-stim').hero).toBe(0)
  expect(suppliesOf(match)).toEqual(['supply/troop-data', 'supply/shock-grenade'])
  expect(match.events).not.toContain('hand-revealed')
})

test('Rebel Recon of a hero that has withdrawn is of no use [ia.withdraw.2] [card: Rebel Recon]', () => {
  const match = withCrates(['supply/bacta-infusion', 'supply/adrenal-stim'], {
    heroes: {
      gideon: { hero: 'gideon-argus', at: '1,1' },
      diala: { hero: 'diala-passil', at: '1,3', wounded: true, cards: ['reward/rebel-recon'] },
    },
  })
  Object.assign(match.state.figures[1], { space: -1, gone: true })
  match.hero('gideon').interact('open-crate')
  expect(match.card('supply/bacta-infusion').hero).toBe(0)
  expect(suppliesOf(match)).toEqual(['supply/adrenal-stim'])
})

test('after the mission each crate brings 50 credits, goods are sold, and all supplies are shuffled back [ia.credits.5] [ia.crate-tokens.5] [ia.supply-cards.5] [ia.credits.1] [ia.credits.3] [card: Valuable Goods]', () => {
  const match = withCrates(['supply/adrenal-stim', 'supply/troop-data'], {
    heroes: lastTwo({ diala: ['supply/valuable-goods'] }),
    credits: 75,
  })
  const gideon = match.hero('gideon')
  gideon.interact('open-crate')
  match.rolls('1 damage')
  gideon.special('C22 Frag Grenade')
  gideon.choose({ space: '1,1' })
  expect(match.events).toContain('mission-over')
  // 100 for each hero, 50 for the crate, 100 for Valuable Goods.
  expect(match.state.campaign?.log.at(-1)).toMatchObject({ winner: 1, credits: 350 })
  expect(match.state.campaign?.credits).toBe(75 + 350)
  expect(suppliesOf(match).sort()).toEqual([
    'supply/adrenal-stim',
    'supply/c22-frag-grenade',
    'supply/troop-data',
    'supply/valuable-goods',
  ])
  expect(match.state.held.filter(({ card }) => cardOf(card).facts.kind === 'supply')).toEqual([])
})
