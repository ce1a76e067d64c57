/** Command cards that change who activates when, and how much a figure may do. */
import { expect, test } from 'vitest'
import { situation } from '../../play.ts'
import { duel } from './duel.ts'

const TWO_GROUPS = {
  luke: { card: 'Luke Skywalker', at: '1,1' },
  gideon: { card: 'Gideon Argus', at: '1,3' },
}
const FOES = { guard: { card: 'Royal Guard', at: ['9,1'] }, nexu: { card: 'Nexu', at: '9,4' } }

test('Take Initiative: the token for one exhausted deployment card [ia.initiative.1] [card: Take Initiative]', () => {
  const match = situation({
    unwritten: true,
    step: 'round-start',
    player1: { groups: FOES },
    player2: { groups: TWO_GROUPS, hand: ['Take Initiative'] },
  })
  match.player2.play('Take Initiative')
  match.player2.choose({ do: 'exhaust', group: 'gideon' })
  expect(match.picture.initiative).toBe('player2')
  expect(match.asked).toBe('player2')
  expect(match.activated).toEqual(['luke'])
})

test('Take Initiative cannot be paid for with a skirmish upgrade [ia.deployment-cards.7] [card: Take Initiative]', () => {
  const match = situation({
    unwritten: true,
    step: 'round-start',
    player1: { groups: FOES },
    player2: { groups: TWO_GROUPS, upgrades: ['Devious Scheme'], hand: ['Take Initiative'] },
  })
  match.player2.play('Take Initiative')
  expect(match.player2.all('group')).toEqual(['gideon', 'luke'])
})

test('Sit Tight: the other player activates until its player has more ready cards [card: Sit Tight]', () => {
  const match = situation({
    unwritten: true,
    step: 'round-start',
    player1: { groups: TWO_GROUPS, hand: ['Sit Tight'] },
    player2: { groups: FOES },
  })
  match.player1.play('Sit Tight')
  expect(match.asked).toBe('player2')
  match.player2.activate('guard')
  match.player2.end()
  expect(match.asked).toBe('player1')
  match.player1.activate('luke')
  expect(match.player1.effects).toEqual([])
})

test('if both sit tight with as many ready cards, nobody waits [card: Sit Tight]', () => {
  const match = situation({
    unwritten: true,
    step: 'round-start',
    player1: { groups: TWO_GROUPS, hand: ['Sit Tight'] },
    player2: { groups: FOES, hand: ['Sit Tight'] },
  })
  match.player1.play('Sit Tight')
  match.player2.play('Sit Tight')
  expect([match.question, match.asked]).toEqual(['activate', 'player1'])
})

test('Son of Skywalker: Luke is ready again after somebody’s activation [card: Son of Skywalker]', () => {
  const match = situation({
    unwritten: true,
    player1: { groups: TWO_GROUPS, hand: ['Son of Skywalker'] },
    player2: { groups: FOES },
    active: 'luke',
  })
  match.player1.end()
  match.player1.play('Son of Skywalker')
  match.player2.activate('guard')
  match.player2.end()
  match.player1.activate('luke')
  expect(match.picture.active).toBe('luke')
})

test('Blaze of Glory: ready again, but three damage at the end of the round [card: Blaze of Glory]', () => {
  const match = situation({
    unwritten: true,
    player1: { groups: { ig: { card: 'IG-88', at: '1,1' } }, hand: ['Blaze of Glory'] },
    player2: { groups: FOES },
    active: 'ig',
  })
  match.player1.end()
  match.player1.play('Blaze of Glory')
  expect(match.groups.ig.ready).toBe(true)
  match.nextRound()
  expect(match.figures.ig).toMatchObject({ damage: 3, effects: [] })
})

test('New Orders: both actions ready a friend’s card [card: New Orders]', () => {
  const match = situation({
    unwritten: true,
    player1: {
      groups: {
        officer: { card: 'Imperial Officer', at: '1,1' },
        friend: { card: 'Royal Guard', at: ['1,2'], exhausted: true },
      },
      hand: ['New Orders'],
    },
    player2: { groups: FOES },
    active: 'officer',
  })
  match.player1.play('New Orders')
  expect(match.groups.friend.ready).toBe(true)
})

test('Rally the Troops: Kayn Somos readies Troopers near him [card: Rally the Troops]', () => {
  const match = situation({
    unwritten: true,
    player1: {
      groups: {
        kayn: { card: 'Kayn Somos', at: '1,1' },
        squad: { card: 'Stormtrooper', at: ['1,4'], exhausted: true },
      },
      hand: ['Rally the Troops'],
    },
    player2: { groups: FOES },
    active: 'kayn',
  })
  match.player1.play('Rally the Troops')
  expect(match.groups.squad.ready).toBe(true)
})

test('Lord of the Sith: an action for everybody who falls in Vader’s activation, before and after it is played [card: Lord of the Sith]', () => {
  const match = situation({
    unwritten: true,
    player1: { groups: { vader: { card: 'Darth Vader', at: '3,1' } }, hand: ['Lord of the Sith'] },
    player2: { groups: { foes: { card: 'Stormtrooper', at: ['4,1', '4,2', '9,8'] } } },
    active: 'vader',
  })
  const blow = { dice: ['3 damage', '3 damage', '1 surge'], defense: ['1 block'] }
  match.player1.special('Brutality')
  match.player1.attack('foes 1', blow)
  match.until('target')
  match.player1.attack('foes 2', blow)
  match.settle()
  match.until('act')
  expect(match.picture.actions).toBe(1)
  match.player1.play('Lord of the Sith')
  expect(match.picture.actions).toBe(3)
})

test('To the Limit: another action after a special action, then Stunned [card: To the Limit]', () => {
  const match = duel({ damage: 1, hand: ['Recovery', 'To the Limit'] })
  match.player1.move('hero')
  match.player1.play('Recovery')
  match.player1.play('To the Limit')
  expect(match.picture.actions).toBe(1)
  expect(match.figures.hero.conditions).toEqual([])
  match.player1.move('hero')
  expect(match.figures.hero.conditions).toEqual(['stunned'])
})

test('To the Limit: who takes no further action is stunned all the same [card: To the Limit]', () => {
  const match = duel({ damage: 1, hand: ['Recovery', 'To the Limit'] })
  match.player1.play('Recovery')
  match.player1.play('To the Limit')
  match.player1.end()
  expect(match.figures.hero.conditions).toEqual(['stunned'])
})

test('To the Limit is not for an ordinary action [card: To the Limit]', () => {
  const match = duel({ hand: ['To the Limit'] })
  match.player1.move('hero')
  expect(match.question).toBe('act')
})

test('Wild Fury: focused, several attacks, and stunned and bleeding afterwards [card: Wild Fury]', () => {
  const match = duel({ card: 'Gaarkhan', hand: ['Wild Fury'], foe: 'AT-ST', foeAt: '2,1' })
  match.player1.play('Wild Fury')
  expect(match.figures.hero.conditions).toEqual(['focused'])
  match.player1.attack('foe')
  match.settle()
  match.until('act')
  expect(match.player1.offers({ do: 'attack' })).toBe(true)
  match.player1.end()
  expect(match.figures.hero.conditions).toEqual(expect.arrayContaining(['bleeding', 'stunned']))
})

test('Overdrive: once a round a Droid may suffer two damage for another action [card: Overdrive]', () => {
  const match = situation({
    unwritten: true,
    step: 'round-start',
    player1: { groups: { probe: { card: 'Probe Droid', at: '1,1' } }, hand: ['Overdrive'] },
    player2: { groups: FOES },
  })
  match.player1.play('Overdrive')
  match.player1.activate('probe')
  match.player1.use('Overdrive')
  expect(match.picture.actions).toBe(3)
  expect(match.figures.probe.damage).toBe(2)
  expect(match.player1.offers({ do: 'use', ability: 'overdrive' })).toBe(false)
})

test('To the Limit: shaking off a condition is a special action of its card [ia.actions.4] [card: To the Limit]', () => {
  const match = situation({
    player1: {
      groups: { hero: { card: 'Gaarkhan', at: '1,1', conditions: ['bleeding'] } },
      hand: ['To the Limit'],
    },
    player2: { groups: FOES },
    active: 'hero',
  })
  match.player1.shake('bleeding')
  match.player1.play('To the Limit')
  expect(match.picture.actions).toBe(2)
  match.player1.move('hero')
  expect(match.figures.hero.conditions).toEqual(['stunned'])
})
