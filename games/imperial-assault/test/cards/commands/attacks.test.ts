/** Command cards with which figures attack. */
import { expect, test } from 'vitest'
import { situation } from '../../play.ts'
import { duel, HIT } from './duel.ts'

const STRONG = ['2 damage', '2 damage', '1 damage 2 accuracy']

test('Burst Fire stuns everybody beside the target, friends as well, but not the target [card: Burst Fire]', () => {
  const match = situation({
    unwritten: true,
    player1: {
      groups: { fenn: { card: 'Fenn Signis', at: '1,1' }, friend: { card: 'Gideon Argus', at: '4,2' } },
      hand: ['Burst Fire'],
    },
    player2: { groups: { foes: { card: 'Trandoshan Hunter', at: ['4,1', '5,1'] } } },
    active: 'fenn',
  })
  match.player1.play('Burst Fire')
  match.player1.attack('foes 1', {
    dice: ['2 damage 3 accuracy', '2 damage', '1 damage 1 surge 1 accuracy'],
    defense: ['1 block'],
  })
  match.settle()
  expect(match.figures['foes 1'].conditions).toEqual([])
  expect(match.figures['foes 2'].conditions).toEqual(['stunned'])
  expect(match.figures.friend.conditions).toEqual(['stunned'])
})

test('Maximum Firepower takes both actions and adds four damage [card: Maximum Firepower]', () => {
  const match = duel({ card: 'Heavy Stormtrooper', hand: ['Maximum Firepower'], foe: 'AT-ST' })
  match.player1.play('Maximum Firepower')
  match.player1.attack('foe', { dice: ['1 damage 5 accuracy', '1 damage'], defense: ['1 block', '1 block'] })
  match.settle()
  expect(match.figures.foe.damage).toBe(4)
  expect(match.activated).toEqual(['foe'])
})

test('Pummel: two melee attacks for both actions [card: Pummel]', () => {
  const match = duel({ card: 'Royal Guard', hand: ['Pummel'], foe: 'AT-ST', foeAt: '2,1' })
  const blow = { dice: ['2 damage', '1 damage 2 accuracy'], defense: ['1 block', '1 block'] }
  match.player1.play('Pummel')
  match.player1.attack('foe', blow)
  match.until('target')
  match.player1.attack('foe', blow)
  match.settle()
  expect(match.figures.foe.damage).toBe(2)
})

test('Pummel is nothing for those who shoot [card: Pummel]', () => {
  const match = duel({ hand: ['Pummel'] })
  expect(match.player1.offers({ card: 'Pummel' })).toBe(false)
})

test('Flurry of Blades: three attacks [card: Flurry of Blades]', () => {
  const match = duel({ card: 'Royal Guard Champion', hand: ['Flurry of Blades'], foe: 'AT-ST', foeAt: '2,1' })
  match.player1.play('Flurry of Blades')
  for (let i = 0; i < 3; i++) {
    match.until('target')
    match.player1.attack('foe')
  }
  match.settle()
  expect(match.events.filter((what) => what === 'attack')).toHaveLength(3)
})

test('Sarlacc Sweep: two attacks on two targets [card: Sarlacc Sweep]', () => {
  const match = situation({
    unwritten: true,
    player1: { groups: { diala: { card: 'Diala Passil', at: '2,2' } }, hand: ['Sarlacc Sweep'] },
    player2: { groups: { foes: { card: 'Trandoshan Hunter', at: ['3,2', '3,3'] } } },
    active: 'diala',
  })
  match.player1.play('Sarlacc Sweep')
  match.player1.attack('foes 1', { dice: ['2 damage', '2 damage 1 accuracy'], defense: ['1 block'] })
  match.until('target')
  expect(match.attacked).toEqual(['foes 2'])
})

test('Sarlacc Sweep is for figures, not for objects [card: Sarlacc Sweep]', () => {
  const match = situation({
    board: { rows: ['......', '......', '......', '......'], barricades: ['1,2'] },
    player1: { groups: { diala: { card: 'Diala Passil', at: '2,2' } }, hand: ['Sarlacc Sweep'] },
    player2: { groups: { foes: { card: 'Trandoshan Hunter', at: ['3,2', '5,0'] } } },
    active: 'diala',
  })
  expect(match.offered.map(({ space }) => space)).toContain('1,2')
  match.player1.play('Sarlacc Sweep')
  match.player1.attack('foes 1', { dice: ['1 damage', '1 surge 1 accuracy'], defense: ['3 block'] })
  match.settle()
  expect(match.question).toBe('act')
})

test('Feral Swipes: a melee attack with one red die for each die on the card [card: Feral Swipes]', () => {
  const match = duel({ card: 'Nexu', hand: ['Feral Swipes'], foe: 'AT-ST', foeAt: '3,1' })
  match.player1.play('Feral Swipes')
  match.player1.attack('foe', { dice: ['3 damage'], defense: ['1 block', '1 block'] })
  match.until('target')
  match.player1.attack('foe', { dice: ['3 damage'], defense: ['1 block', '1 block'] })
  match.settle()
  expect(match.figures.foe.damage).toBe(2)
})

test('Hit and Run: the movement points are spent at once [ia.actions.8] [card: Hit and Run]', () => {
  const match = duel({ hand: ['Hit and Run'] })
  match.player1.play('Hit and Run')
  match.player1.attack('foe', HIT)
  match.until('spend-points')
  match.player1.walk('0,0')
  match.player1.choose({ do: 'stay' })
  expect(match.figures.hero).toMatchObject({ at: '0,0', points: 0 })
})

test('Face to Face: two spaces, then an attack on somebody adjacent [card: Face to Face]', () => {
  const match = situation({
    unwritten: true,
    player1: { groups: { hunter: { card: 'Trandoshan Hunter', at: ['1,1'] } }, hand: ['Face to Face'] },
    player2: { groups: { foes: { card: 'Royal Guard', at: ['4,1', '7,1'] } } },
    active: 'hunter',
  })
  match.player1.play('Face to Face')
  match.player1.walk('3,1')
  expect(match.attacked).toEqual(['foes 1'])
})

test('Size Advantage: two more damage on a small figure, which is weakened [card: Size Advantage]', () => {
  const match = duel({ card: 'Nexu', hand: ['Size Advantage'], foe: 'Gaarkhan', foeAt: '3,1' })
  match.player1.play('Size Advantage')
  match.player1.attack('foe', { dice: ['2 damage', '1 damage 1 surge 1 accuracy'], defense: ['1 block'] })
  match.settle()
  expect(match.figures.foe.damage).toBe(3)
  expect(match.figures.foe.conditions).toContain('weakened')
})

test('Cruel Strike adds a surge ability that pierces and weakens [card: Cruel Strike]', () => {
  const match = duel({ hand: ['Cruel Strike'] })
  match.player1.play('Cruel Strike')
  match.player1.attack('foe', {
    dice: ['2 damage 3 accuracy', '1 damage 1 surge 1 accuracy'],
    defense: ['1 block'],
  })
  match.player1.surge('pierce 1, weaken')
  expect(match.figures.foe).toMatchObject({ damage: 3, conditions: ['weakened'], effects: [] })
})

test('Draw! is an attack without an action, and leaves the attack action [card: Draw!]', () => {
  const match = duel({ card: 'Vinto Hreeda', hand: ['Draw!'], foe: 'AT-ST' })
  match.player1.play('Draw!')
  match.player1.attack('foe')
  match.settle()
  match.until('act')
  expect(match.picture.actions).toBe(2)
  expect(match.player1.offers({ do: 'attack', target: 'foe' })).toBe(true)
})

const SCREEN = {
  unwritten: true,
  board: ['.......'],
  player1: { groups: { shooter: { card: 'Stormtrooper', at: ['0,0'] } }, hand: ['Marksman'] },
  player2: {
    groups: { screen: { card: 'Royal Guard', at: ['2,0'] }, foe: { card: 'Trandoshan Hunter', at: ['4,0'] } },
  },
  active: 'shooter',
}

test('Marksman: played before the target is declared, it reaches somebody behind others [card: Marksman]', () => {
  const match = situation(SCREEN)
  expect(match.player1.offers({ do: 'attack', target: 'foe' })).toBe(false)
  match.player1.play('Marksman')
  match.player1.attack('foe', HIT)
  match.settle()
  expect(match.figures.foe.damage).toBe(3)
  expect(match.picture.actions).toBe(1)
})

test('Marksman: the attack is the attack action of the figure [ia.actions.10] [card: Marksman]', () => {
  const match = situation({ ...SCREEN, player1: { ...SCREEN.player1, hand: ['Marksman', 'Urgency'] } })
  match.player1.play('Marksman')
  match.player1.attack('screen', HIT)
  match.settle()
  match.until('act')
  expect(match.player1.offers({ do: 'attack' })).toBe(false)
})

test('Marksman is not offered where everybody is in sight anyway [card: Marksman]', () => {
  const match = duel({ hand: ['Marksman'] })
  expect(match.player1.offers({ card: 'Marksman' })).toBe(false)
})

test('Extra Protection: Onar comes and shoots when a friend near him is badly hurt [card: Extra Protection]', () => {
  const match = situation({
    unwritten: true,
    player1: { groups: { shooter: { card: 'AT-ST', at: '0,1' } } },
    player2: {
      groups: { foe: { card: 'Trandoshan Hunter', at: ['4,1'] }, onar: { card: 'Onar Koma', at: '6,1' } },
      hand: ['Extra Protection'],
    },
    active: 'shooter',
  })
  match.player1.attack('foe', {
    dice: ['2 damage 3 accuracy', '2 damage', '1 damage'],
    defense: ['1 block'],
  })
  match.until('suffered')
  match.player2.play('Extra Protection')
  match.player2.walk('4,2')
  match.player2.attack('shooter')
  match.settle()
  expect(match.figures.onar.at).toBe('4,2')
  expect(match.events.filter((what) => what === 'attack')).toHaveLength(2)
})

test('Overcharged Weapons: a ready vehicle shoots at who activates, and is exhausted and weakened [card: Overcharged Weapons]', () => {
  const match = situation({
    unwritten: true,
    player1: { groups: { gaarkhan: { card: 'Gaarkhan', at: '3,1' } } },
    player2: { groups: { walker: { card: 'AT-ST', at: '6,1' } }, hand: ['Overcharged Weapons'] },
  })
  match.player1.activate('gaarkhan')
  match.player2.play('Overcharged Weapons')
  match.player2.attack('gaarkhan', {
    dice: ['2 damage 3 accuracy', ...STRONG.slice(0, 2)],
    defense: ['1 block'],
  })
  match.settle()
  expect(match.figures.gaarkhan.damage).toBe(6)
  expect(match.groups.walker.ready).toBe(false)
  expect(match.figures.walker.conditions).toEqual(['weakened'])
})

test('Improvised Weapons: a ranged attack of a figure that has none, without its surge abilities [card: Improvised Weapons]', () => {
  const match = duel({ card: 'Gaarkhan', hand: ['Improvised Weapons'] })
  match.player1.play('Improvised Weapons')
  match.player1.attack('foe', { dice: ['2 damage 3 accuracy', '1 damage 2 surge'], defense: ['1 block'] })
  expect(match.question).toBe('act')
  expect(match.figures.foe.damage).toBe(2)
  expect(match.figures.hero.effects).toEqual([])
})

test('Marksman: whom Greedo draws on shoots first, and Greedo still sees him through others [ia.interrupt.1] [card: Marksman]', () => {
  const match = situation({
    board: ['.........'],
    player1: { groups: { greedo: { card: 'Greedo', at: '1,0' } }, hand: ['Marksman'] },
    player2: {
      groups: {
        mak: { card: "Mak Eshka'rey", at: '4,0' },
        gideon: { card: 'Gideon Argus', at: '3,0' },
      },
    },
    active: 'greedo',
  })
  match.player1.play('Marksman')
  match.player1.attack('mak')
  match.player2.yes()
  match.player2.attack('greedo', { dice: ['1 damage 2 accuracy', '1 surge 2 accuracy'] })
  match.settle()
  expect(match.events.filter((what) => what === 'rolled')).toHaveLength(2)
})

const BEHIND_ANOTHER = { near: { card: 'Gaarkhan', at: '2,0' }, far: { card: 'Gideon Argus', at: '4,0' } }

test('Marksman is for ranged attacks, not for a strike with the saber [ia.attack-steps.2] [card: Marksman]', () => {
  const match = situation({
    board: ['.......'],
    player1: {
      groups: { luke: { card: 'Luke Skywalker (Hero of the Rebellion)', at: '1,0' } },
      hand: ['Marksman'],
    },
    player2: { groups: BEHIND_ANOTHER },
    active: 'luke',
  })
  expect(match.player1.offers({ card: 'Marksman' })).toBe(true)
  match.player1.special('Saber Strike')
  expect(match.attacked).toEqual(['near'])
})

test('Marksman is for a thrown lightsaber, too, but not for its strike [ia.attack-steps.2] [card: Marksman]', () => {
  const match = situation({
    board: ['.......'],
    player1: { groups: { inquisitor: { card: 'The Grand Inquisitor', at: '1,0' } }, hand: ['Marksman'] },
    player2: { groups: BEHIND_ANOTHER },
    active: 'inquisitor',
  })
  expect(match.player1.offers({ card: 'Marksman' })).toBe(false)
  match.player1.special('Lightsaber Throw')
  match.player1.play('Marksman')
  expect(match.player1.all('target')).toEqual(['far', 'near'])
})

test('Extra Protection: what a figure has no health for it does not suffer [ia.damage.8] [card: Extra Protection]', () => {
  const match = situation({
    player1: { groups: { bantha: { card: 'Bantha Rider', at: '1,1' } } },
    player2: {
      groups: {
        foe: { card: 'Trandoshan Hunter', at: ['3,1', '9,8'], damage: 4 },
        onar: { card: 'Onar Koma', at: '5,1' },
      },
      hand: ['Extra Protection'],
    },
    active: 'bantha',
  })
  match.rolls('3 damage')
  match.player1.special('Trample')
  expect(match.figures['foe 1'].at).toBe('gone')
  expect(match.question).toBe('act')
})
