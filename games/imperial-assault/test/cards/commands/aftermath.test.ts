/** Command cards that answer an attack, damage or a defeat. */
import { expect, test } from 'vitest'
import { type SituationGiven, situation } from '../../play.ts'
import { duel, HIT } from './duel.ts'

const CHARGING: SituationGiven = {
  unwritten: true,
  player1: { groups: { shooter: { card: 'Stormtrooper', at: ['1,1'] } } },
  player2: {
    groups: { gaarkhan: { card: 'Gaarkhan', at: '3,1', exhausted: true } },
    hand: ['Furious Charge'],
  },
  active: 'shooter',
}

test('Furious Charge readies Gaarkhan once three damage came through [card: Furious Charge]', () => {
  const match = situation(CHARGING)
  match.player1.attack('gaarkhan', { dice: HIT.dice, defense: ['1 evade'] })
  match.player2.play('Furious Charge')
  expect(match.figures.gaarkhan.damage).toBe(3)
  expect(match.groups.gaarkhan.ready).toBe(true)
})

test('Furious Charge needs three damage [card: Furious Charge]', () => {
  const match = situation(CHARGING)
  match.player1.attack('gaarkhan', { dice: HIT.dice, defense: ['1 block'] })
  match.settle()
  expect(match.player2.hand).toEqual(['Furious Charge'])
})

test('Counter Attack: two damage for an attacker who stands beside the Brawler [card: Counter Attack]', () => {
  const match = duel({ card: 'Royal Guard', foeAt: '2,1', foeHand: ['Counter Attack'] })
  match.player1.attack('foe', { dice: ['1 damage', '1 surge'], defense: ['3 block'] })
  match.until('attack-resolved')
  match.player2.play('Counter Attack')
  expect(match.figures.hero.damage).toBe(2)
})

test('Payback: Dengar shoots back with two surges [card: Payback]', () => {
  const match = duel({ card: 'Gaarkhan', foe: 'Dengar', foeAt: '2,1', foeHand: ['Payback'] })
  match.player1.attack('foe', { dice: ['1 damage', '1 surge'] })
  match.until('attack-resolved')
  match.player2.play('Payback')
  match.player2.attack('hero')
  match.until('surge')
  expect(match.attack).toMatchObject({ attacker: 'foe', target: 'hero' })
  expect(match.attack?.surges).toBeGreaterThanOrEqual(1)
})

test('Glory of the Kill: whoever defeats somebody recovers three damage [card: Glory of the Kill]', () => {
  const match = situation({
    unwritten: true,
    player1: {
      groups: { hunter: { card: 'Trandoshan Hunter', at: ['1,1'], damage: 4 } },
      hand: ['Glory of the Kill'],
    },
    player2: { groups: { foe: { card: 'Stormtrooper', at: ['4,1', '9,8'] } } },
    active: 'hunter',
  })
  match.player1.attack('foe 1', HIT)
  match.until('attack-resolved')
  match.player1.play('Glory of the Kill')
  expect(match.figures.hunter.damage).toBe(1)
})

test('Shoot the Messenger: the other player loses three cards from his deck [card: Shoot the Messenger]', () => {
  const match = situation({
    unwritten: true,
    player1: {
      groups: { hunter: { card: 'Trandoshan Hunter', at: ['1,1'] } },
      hand: ['Shoot the Messenger'],
    },
    player2: {
      groups: { foe: { card: 'Stormtrooper', at: ['4,1', '9,8'] } },
      deck: ['Urgency', 'Rally', 'Deadeye', 'Planning'],
    },
    active: 'hunter',
  })
  match.player1.attack('foe 1', { dice: HIT.dice, defense: ['1 block'] })
  match.until('attack-resolved')
  match.player1.play('Shoot the Messenger')
  expect(match.player2.deck).toEqual(['Planning'])
  expect(match.player2.discard).toEqual(['Urgency', 'Rally', 'Deadeye'])
})

test('Escalating Hostility: strain for the defender, more with every copy [card: Escalating Hostility]', () => {
  const match = situation({
    unwritten: true,
    player1: {
      groups: { shooter: { card: 'Stormtrooper', at: ['1,1'] } },
      hand: ['Escalating Hostility'],
      discard: ['Escalating Hostility'],
    },
    player2: { groups: { foe: { card: 'Trandoshan Hunter', at: ['4,1'] } } },
    active: 'shooter',
  })
  match.player1.attack('foe', HIT)
  match.until('attack-resolved')
  match.player1.play('Escalating Hostility')
  match.player2.number(0)
  expect(match.figures.foe.damage).toBe(5)
})

test('Disorient: a focused figure that suffers damage loses its focus and suffers strain [card: Disorient]', () => {
  const match = situation({
    unwritten: true,
    player1: { groups: { shooter: { card: 'Stormtrooper', at: ['1,1'] } }, hand: ['Disorient'] },
    player2: { groups: { foe: { card: 'Trandoshan Hunter', at: ['4,1'], conditions: ['focused'] } } },
    active: 'shooter',
  })
  match.player1.attack('foe', HIT)
  match.player1.play('Disorient')
  match.player2.number(0)
  expect(match.figures.foe).toMatchObject({ damage: 5, conditions: [] })
})

test('Opportunistic: three movement points, spent at once outside of the own activation [ia.movement-points.6] [card: Opportunistic]', () => {
  const match = situation({
    unwritten: true,
    player1: {
      groups: {
        hunter: { card: 'Trandoshan Hunter', at: ['1,1'] },
        nexu: { card: 'Nexu', at: '1,4' },
      },
      hand: ['Opportunistic'],
    },
    player2: { groups: { foe: { card: 'Royal Guard', at: ['4,1'] } } },
    active: 'hunter',
  })
  match.player1.attack('foe', HIT)
  match.until('suffered')
  match.player1.play('Opportunistic', { by: 'nexu' })
  match.player1.walk('4,4')
  expect(match.figures.nexu.at).toBe('4,4')
})

test('Celebration: four points when a unique hostile figure falls [card: Celebration]', () => {
  const match = situation({
    unwritten: true,
    player1: { groups: { shooter: { card: 'Stormtrooper', at: ['1,1'] } }, hand: ['Celebration'] },
    player2: {
      groups: {
        gideon: { card: 'Gideon Argus', at: '4,1', damage: 4 },
        other: { card: 'Gaarkhan', at: '9,8' },
      },
    },
    active: 'shooter',
  })
  match.player1.attack('gideon', HIT)
  match.player1.play('Celebration')
  expect(match.player1.points).toBe(3 + 4)
})

test('Celebration is not for the common soldier [card: Celebration]', () => {
  const match = situation({
    unwritten: true,
    player1: { groups: { shooter: { card: 'Stormtrooper', at: ['1,1'] } }, hand: ['Celebration'] },
    player2: { groups: { foe: { card: 'Rebel Trooper', at: ['4,1', '9,8'] } } },
    active: 'shooter',
  })
  match.player1.attack('foe 1', { dice: HIT.dice, defense: ['blank'] })
  match.settle()
  expect(match.figures['foe 1'].at).toBe('gone')
  expect(match.player1.hand).toEqual(['Celebration'])
})

test('Debts Repaid: Chewbacca is ready and focused when a friend falls [card: Debts Repaid]', () => {
  const match = situation({
    unwritten: true,
    player1: { groups: { shooter: { card: 'Stormtrooper', at: ['1,1'] } } },
    player2: {
      groups: {
        chewbacca: { card: 'Chewbacca', at: '9,8', exhausted: true },
        gideon: { card: 'Gideon Argus', at: '4,1', damage: 4 },
      },
      hand: ['Debts Repaid'],
    },
    active: 'shooter',
  })
  match.player1.attack('gideon', HIT)
  match.player2.play('Debts Repaid')
  expect(match.groups.chewbacca.ready).toBe(true)
  expect(match.figures.chewbacca.conditions).toEqual(['focused'])
})

test('Dying Lunge: a last blow before the figure falls [card: Dying Lunge]', () => {
  const match = situation({
    unwritten: true,
    player1: { groups: { shooter: { card: 'AT-ST', at: '0,1' } } },
    player2: {
      groups: {
        foe: { card: 'Trandoshan Hunter', at: ['4,1'], damage: 5 },
        other: { card: 'Gaarkhan', at: '11,8' },
      },
      hand: ['Dying Lunge'],
    },
    active: 'shooter',
  })
  match.player1.attack('foe', { dice: ['2 damage 3 accuracy', '2 damage', '1 damage'], defense: ['1 block'] })
  match.until('suffered')
  match.player2.play('Dying Lunge', { by: 'foe' })
  match.player2.walk('2,1')
  match.player2.attack('shooter')
  match.settle()
  expect(match.figures.foe.at).toBe('gone')
  expect(match.events.filter((what) => what === 'attack')).toHaveLength(2)
})

test('Miracle Worker: who should fall recovers three damage instead [card: Miracle Worker]', () => {
  const match = situation({
    unwritten: true,
    player1: { groups: { shooter: { card: 'Stormtrooper', at: ['1,1'] } } },
    player2: {
      groups: {
        gideon: { card: 'Gideon Argus', at: '4,1', damage: 3 },
        droid: { card: 'MHD-19', at: '6,1' },
      },
      hand: ['Miracle Worker'],
    },
    active: 'shooter',
  })
  match.player1.attack('gideon', HIT)
  match.until('suffered')
  match.player2.play('Miracle Worker')
  match.settle()
  expect(match.figures.gideon).toMatchObject({ at: '4,1', damage: 2 })
})

test('Self-Defense: whoever comes near suffers a damage [card: Self-Defense]', () => {
  const match = duel({ foeAt: '5,1', foeHand: ['Self-Defense'] })
  match.player1.move('hero', '4,1')
  match.player2.play('Self-Defense')
  expect(match.figures.hero).toMatchObject({ at: '4,1', damage: 1 })
})

test('Self-Defense waits until the figure has passed through others [ia.interrupt.8] [card: Self-Defense]', () => {
  const match = situation({
    unwritten: true,
    board: ['......'],
    player1: {
      groups: {
        hero: { card: 'Stormtrooper', at: ['0,0'], points: 5 },
        friend: { card: 'Imperial Officer', at: '2,0' },
      },
    },
    player2: { groups: { foe: { card: 'Trandoshan Hunter', at: ['3,0'] } }, hand: ['Self-Defense'] },
    active: 'hero',
  })
  match.player1.walk('4,0')
  expect(match.figures.hero.at).toBe('4,0')
  match.player2.play('Self-Defense')
  expect(match.figures.hero.damage).toBe(1)
})

test('Dying Lunge: what the last blow recovers does not save the figure [card: Dying Lunge]', () => {
  const match = situation({
    player1: { groups: { shooter: { card: 'Stormtrooper', at: ['1,1'] } } },
    player2: {
      groups: {
        diala: { card: 'Diala Passil', at: '3,1', damage: 7 },
        gideon: { card: 'Gideon Argus', at: '9,8' },
      },
      hand: ['Dying Lunge'],
    },
    active: 'shooter',
  })
  match.player1.attack('diala', { dice: HIT.dice, defense: ['blank'] })
  match.until('suffered')
  match.player2.play('Dying Lunge')
  match.player2.walk('2,1')
  match.player2.attack('shooter', { dice: ['2 damage 1 surge', '1 surge 1 accuracy'], defense: ['1 block'] })
  match.player2.surge('recover 2')
  match.settle()
  expect(match.figures.diala.at).toBe('gone')
})
