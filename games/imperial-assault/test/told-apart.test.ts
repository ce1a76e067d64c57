/** What is interchangeable is offered once, with how many there are; what differs in anything is offered by itself and reads so. */
import type { MessageArg } from '@dejarik/kernel'
import { accepted, passesSelfCheck, tellsOptionsApart } from '@dejarik/kernel/play'
import { describe, expect, test } from 'vitest'
import { imperialAssault, randomCampaignMissions, randomSkirmishes } from '../index.ts'
import type { Figure } from '../state.ts'
import { situation } from './play.ts'

const WOOKIEE = { groups: { wookiee: { card: 'wookiee-warrior', at: '4,1' } } }
const GREEN = '2 damage 1 accuracy'

const nameIn = (arg: MessageArg | undefined): string =>
  typeof arg === 'object' && 'name' in arg ? imperialAssault.nameOf(arg.name, 'en') : ''

describe('dice', () => {
  /** A pirate attacks with two green dice, and one die of either pool may be rerolled. */
  const pirate = (dice: readonly [string, string], defense: string) => {
    const match = situation({
      player1: { groups: { pirate: { card: 'weequay-pirate-elite', at: '1,1' } } },
      player2: WOOKIEE,
    })
    match.player1.activate('pirate')
    match.player1.attack('wookiee', { dice, defense: [defense] })
    match.player1.use('Raider')
    return match
  }

  test('of one colour that show the same are one, and the first of them is rerolled', () => {
    const match = pirate([GREEN, GREEN], '3 block')
    expect(match.player1.copies({ side: GREEN })).toEqual([2])
    tellsOptionsApart(match.match)
    match.player1.reroll([GREEN], ['2 damage 3 accuracy'])
    expect(match.events).toContain('rerolled')
  })

  test('that show something else are not', () => {
    const match = pirate([GREEN, '2 damage 3 accuracy'], '3 block')
    expect(match.player1.copies({ pool: 'attack' })).toEqual([1, 1])
    tellsOptionsApart(match.match)
  })

  test('of which several are chosen are offered each', () => {
    const match = situation({
      player1: { groups: { guard: { card: 'gamorrean-guard', at: '3,1' } }, deck: ['Urgency', 'Urgency'] },
      player2: WOOKIEE,
    })
    match.player1.activate('guard')
    match.player1.attack('wookiee', { dice: ['1 damage', '1 damage'], defense: ['1 block'] })
    match.player1.use('Labored Attack')
    match.player1.number(0)
    expect(match.player1.copies({ side: '1 damage' })).toEqual([2])
  })

  test('that are taken out of a pool', () => {
    const match = situation({
      player1: {
        groups: { hunter: { card: 'trandoshan-hunter', at: '1,1' } },
        hand: ['Heightened Reflexes'],
      },
      player2: { groups: { walker: { card: 'AT-ST', at: '5,1' } } },
      active: 'hunter',
    })
    match.player1.attack('walker', { dice: ['2 damage 3 accuracy', GREEN], defense: ['1 block', '1 block'] })
    match.player1.play('Heightened Reflexes')
    expect(match.player1.copies({ do: 'remove-die' })).toEqual([2])
    tellsOptionsApart(match.match)
  })

  test('that are turned: what they show now counts, and whether they were rerolled', () => {
    const match = situation({
      player1: {
        groups: { ezra: { card: 'ezra-bridger', at: '3,1' }, luke: { card: 'luke-skywalker', at: '3,3' } },
      },
      player2: { groups: { trooper: { card: 'stormtrooper', at: '4,1' } } },
      active: 'ezra',
    })
    match.player1.attack('trooper', { dice: ['1 surge 1 accuracy', '1 surge', GREEN], defense: ['1 block'] })
    match.player1.use('Much to Learn')
    match.player1.yes()
    tellsOptionsApart(match.match)
    const [, , { color }] = match.player1.offered
    expect(color).toBe('green')
    const like = (die: number): unknown =>
      imperialAssault.like?.(match.state, { do: 'turn-die', pool: 'attack', die, color: 2, side: 5 } as never)
    const [attack] = match.state.attacks
    attack.attackSides = [attack.attackSides[0], attack.attackSides[1], attack.attackSides[0]]
    expect(like(2)).toBe(like(0))
    attack.rerolled = 1
    expect(like(2)).not.toBe(like(0))
    attack.rerolled = 0
    attack.attackSides[2] = 5
    expect(like(2)).not.toBe(like(0))
  })
})

describe('command cards', () => {
  const hand = (...cards: string[]) =>
    situation({
      player1: { groups: { officer: { card: 'imperial-officer', at: '1,1' } }, hand: cards },
      player2: WOOKIEE,
      active: 'officer',
    })

  test('copies in a hand are played as one', () => {
    const match = hand('Urgency', 'Urgency')
    expect(match.player1.hand).toHaveLength(2)
    expect(match.player1.offered.filter(({ card }) => card === 'Urgency')).toHaveLength(1)
    tellsOptionsApart(match.match)
  })

  test('and discarded as one, beside another card', () => {
    const { state } = hand('Urgency', 'Urgency', 'Celebration')
    const likes = state.sides[0].hand.map((card) =>
      imperialAssault.like?.(state, { do: 'discard', card } as never),
    )
    expect(likes[0]).toBe(likes[1])
    expect(likes[2]).not.toBe(likes[0])
  })
})

describe('never alike', () => {
  test.each([
    ['in other spaces alone', () => {}],
    ['with other damage', (one: Figure) => (one.damage = 1)],
    ['with other conditions', (one: Figure) => (one.conditions = 1)],
  ])('figures of a group, here %s: their number tells them apart', (_what, change) => {
    const match = situation({
      player1: { groups: { hunter: { card: 'trandoshan-hunter', at: '3,3' } } },
      player2: { groups: { troopers: { card: 'stormtrooper', at: ['5,3', '5,4'] } } },
    })
    change(match.state.figures[2])
    match.player1.activate('hunter')
    expect(match.player1.copies({ do: 'attack' })).toEqual([1, 1])
    tellsOptionsApart(match.match)
  })

  test('groups of one card: their number tells them apart, too', () => {
    const match = situation({
      player1: {
        groups: {
          one: { card: 'imperial-officer', at: '1,1' },
          two: { card: 'imperial-officer', at: '1,3' },
        },
      },
      player2: WOOKIEE,
    })
    expect(match.question).toBe('activate')
    expect(match.player1.copies({ do: 'activate' })).toEqual([1, 1])
    tellsOptionsApart(match.match)
  })

  test('the same space for two figures: whoever does not act is named', () => {
    const match = situation({
      player1: { groups: { troopers: { card: 'stormtrooper', at: ['5,3', '5,5'] } } },
      player2: WOOKIEE,
    })
    match.player1.activate('troopers 1')
    const view = match.match.view(0)
    const [one, two] = [0, 1].map((figure) =>
      imperialAssault.sayOption(view, { do: 'walk', figure, to: 10, cost: 1 } as never),
    )
    expect([one, two].map(({ args }) => args?.isActing)).toEqual(['yes', 'no'])
    expect(nameIn(two.args?.figure)).toMatch(/2$/u)
  })

  test('what only the other seat knows has no part in it', () => {
    const { state } = situation({
      player1: { groups: { officer: { card: 'imperial-officer', at: '1,1' } }, hand: ['Urgency', 'Urgency'] },
      player2: { ...WOOKIEE, hand: ['Celebration'] },
    })
    const other = imperialAssault.clone(state)
    other.sides[1].hand = [state.sides[0].hand[0]]
    other.sides[0].deck.reverse()
    const option = { do: 'discard', card: state.sides[0].hand[0] } as never
    expect(imperialAssault.like?.(other, option)).toBe(imperialAssault.like?.(state, option))
  })
})

test('so it is wherever random players get to', { timeout: 120_000 }, () => {
  for (const raw of [...randomSkirmishes(1, 5), ...randomCampaignMissions(1, 5)])
    passesSelfCheck(imperialAssault, accepted(imperialAssault.readOptions(raw)))
})
