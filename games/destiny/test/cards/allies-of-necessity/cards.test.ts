import { expect, test } from 'vitest'
import { situation } from '../../play.ts'

const foe = { rey: '04024' } as const

test('Count Dooku plays a blue card and takes one, once a round [card: 10001]', () => {
  const given = (hand: string[]) => {
    const match = situation({
      player1: { characters: { dooku: '10001' }, hand, resources: 3 },
      player2: { characters: foe, hand: ['Dodge', 'Caution'] },
    })
    match.player1.use('dooku')
    return match
  }
  const match = given(['Lightsaber', 'Comlink'])
  match.player2.pick({ card: 'Caution' })
  expect(match.characters.dooku.upgrades).toEqual(['Lightsaber'])
  expect(match.player2.hand).toEqual(['Dodge'])
  match.player2.pass()
  expect(match.player1.offers({ do: 'use' })).toBe(false)
  expect(given(['Comlink']).player2.hand).toHaveLength(2)
})

test.each([
  ['01009', ['damage', 'discard', 'nothing']],
  ['02010', ['damage', 'nothing']],
  ['04024', []],
])('Count Dooku’s Lightsaber serves a Sith, and him most: %s [card: 10002]', (card, ways) => {
  const match = situation({
    player1: { characters: { it: card }, hand: ['10002'], resources: 2 },
    player2: { characters: { rey: { card: '04024', shields: 1 }, poe: '04025' }, hand: ['Dodge'] },
  })
  match.player1.play("Count Dooku's Lightsaber")
  for (const way of ['damage', 'discard', 'nothing'])
    expect(match.player1.offers({ do: 'way', way })).toBe((ways as string[]).includes(way))
  if (ways.length === 0) return
  match.player1.choose({ way: 'damage' })
  expect(match.player1.offers({ card: 'rey' })).toBe(false)
  match.player1.choose({ card: 'poe' })
  expect(match.characters.poe.damage).toBe(1)
})

test('Count Dooku himself may take a card instead [card: 10002]', () => {
  const match = situation({
    player1: { characters: { dooku: '01009' }, hand: ['10002'], resources: 2 },
    player2: { characters: foe, hand: ['Dodge'] },
  })
  match.player1.play("Count Dooku's Lightsaber")
  match.player1.choose({ way: 'discard' })
  expect(match.player2.hand).toEqual([])
})

test('a Sniper Team climbs for a card, once a round [card: 10003]', () => {
  const given = (face: string, hand: string[]) =>
    situation({
      player1: { characters: { phasma: '01001' }, supports: { team: { card: '10003', pool: [face] } }, hand },
      player2: { characters: foe },
    })
  const match = given('2 ranged', ['Dodge', 'Caution'])
  match.player1.use('team')
  match.player1.pick({ card: 'Dodge' })
  expect(match.pool('player1')).toEqual(['3 ranged for 1'])
  match.player2.pass()
  expect(match.player1.offers({ do: 'use' })).toBe(false)
  expect(given('4 ranged for 2', ['Dodge']).player1.offers({ do: 'use' })).toBe(false)
  expect(given('2 ranged', []).player1.offers({ do: 'use' })).toBe(false)
})

test.each([
  ['10004', '05031', '01059', true],
  ['10004', '01001', '01059', false],
  ['10008', '01001', '02052', true],
  ['10008', '05031', '02052', false],
])(
  'Astrogation and Grand Design are exhausted for a color: %s with %s [card: 10004] [card: 10008]',
  (plot, card, played, asks) => {
    const match = situation({
      player1: { characters: { it: card }, plot, hand: [played], resources: 4 },
      player2: { characters: { jawa: '06004' } },
    })
    match.player1.play(played === '01059' ? 'Lightsaber' : 'Astromech')
    expect(match.player1.question === 'use-ability').toBe(asks)
    if (!asks) return
    match.player1.yes()
    if (plot === '10004') {
      match.player1.choose({ seat: 'player2' })
      expect(match.player2.discard).toHaveLength(1)
    } else expect(match.player1.hand).toHaveLength(1)
  },
)

test('a Perilous Escapade follows a downgrade, once [card: 10011]', () => {
  const match = situation({
    player1: { characters: { ketsu: '06003' }, plot: '10011', hand: ['11138', '11138'], resources: 2 },
    player2: { characters: foe },
  })
  match.player1.play('Dead Or Alive')
  match.player1.yes()
  expect(match.characters.rey.damage).toBe(1)
  match.player2.pass()
  match.player1.play('Dead Or Alive')
  expect(match.player1.question).not.toBe('use-ability')
})

test('Knighthood makes a Jedi, and may shield [card: 10005]', () => {
  const match = situation({
    player1: { characters: { rey: '04024', phasma: '01001' }, hand: ['10005', '11072'], resources: 2 },
    player2: { characters: { kylo: '01011' } },
  })
  match.player1.play('Knighthood')
  match.player1.choose({ card: 'phasma' })
  expect(match.characters.phasma.shields).toBe(1)
  match.player2.pass()
  match.player1.play('Jedi Lightsaber', { on: 'rey' })
  match.player1.yes()
  expect(match.characters.rey.shields).toBe(2)
})

test('Fenn Rau plays a red card and fires [card: 10006]', () => {
  const match = situation({
    player1: { characters: { fenn: '10006' }, hand: ['02052', '02052'], resources: 4 },
    player2: { characters: foe },
  })
  match.player1.use('fenn')
  match.player1.pick({ card: 'Astromech' })
  expect(match.player1.resources).toBe(2)
  expect(match.characters.rey.damage).toBe(1)
})

test('a Test of Character pairs dice of one subtype [card: 10007]', () => {
  const match = situation(
    {
      player1: {
        characters: {
          fenn: { card: '10006', pool: ['blank'] },
          han: { card: '01046', pool: ['1 resource'] },
        },
        hand: ['10007'],
        resources: 1,
      },
      player2: { characters: { phasma: { card: '01001', pool: ['2 ranged'] } } },
    },
    { dice: ['blank'] },
  )
  match.player1.play('Test of Character')
  expect(match.player1.offers({ of: 'han' })).toBe(false)
  match.player1.choose({ of: 'fenn', to: '2 ranged' })
  expect(match.pool('player1')).toEqual(['2 ranged', '1 resource'])
  expect(match.pool('player2')).toEqual(['blank'])
})

test.each([
  ['theirs', ['1 disrupt'], ['blank']],
  ['yours', ['2 indirect'], ['2 melee']],
])('an Outer Rim Outlaw plays a yellow card and rerolls: %s [card: 10009]', (way, mine, theirs) => {
  const match = situation(
    {
      player1: {
        characters: { outlaw: { card: '10009', pool: ['1 disrupt'] } },
        hand: ['10012'],
        resources: 1,
      },
      player2: { characters: { rey: { card: '04024', pool: ['2 melee'] } } },
    },
    { dice: [way === 'theirs' ? 'blank' : '2 indirect'] },
  )
  match.player1.use('outlaw')
  match.player1.choose({ way })
  if (way === 'yours') match.player1.pick({ die: '1 disrupt' })
  expect(match.pool('player1')).toEqual(mine)
  expect(match.pool('player2')).toEqual(theirs)
})

test('Hired Muscle costs something whatever it does [card: 10012]', () => {
  const match = situation({
    player1: {
      characters: { ketsu: '06003' },
      supports: { muscle: { card: '10012', pool: ['3 indirect for 1'] } },
      resources: 1,
    },
    player2: { characters: foe },
  })
  match.player1.resolve('3 indirect for 1')
  expect(match.characters.rey.damage).toBe(3)
  expect(match.player1.resources).toBe(0)
})

test.each([
  ['01028', 'turn', 'blank'],
  ['01046', 'reroll', '1 discard'],
  ['02001', 'remove', null],
  ['01011', 'turn', '1 shield'],
  ['01011', 'reroll', '1 shield'],
  ['01011', 'remove', '1 shield'],
])('a Chance Encounter depends on who is there: %s, %s [card: 10014]', (card, way, left) => {
  const match = situation(
    {
      player1: { characters: { it: card }, hand: ['10014'], resources: 1 },
      player2: { characters: { rey: { card: '04024', pool: ['1 shield'] } } },
    },
    { dice: ['1 discard'] },
  )
  match.player1.play('Chance Encounter')
  match.player1.choose({ way })
  if (left === 'blank') match.player1.choose({ to: 'blank' })
  if (left === '1 discard') match.player1.pick({ die: '1 shield' })
  expect(match.pool('player2')).toEqual(left === null ? [] : [left])
})

test('a Chance Encounter spots supports, too [card: 10014] [sd.spot.1]', () => {
  const match = situation({
    player1: { characters: { kylo: '01011' }, supports: { team: '10003' }, hand: ['10014'], resources: 1 },
    player2: { characters: { rey: { card: '04024', pool: ['1 shield'] } } },
  })
  match.player1.play('Chance Encounter')
  match.player1.choose({ way: 'remove' })
  expect(match.pool('player2')).toEqual([])
})

test('an LR-57 grows with its resources [card: 10017]', () => {
  const match = situation({
    player1: { characters: { phasma: '01001' }, hand: ['10017'], resources: 3 },
    player2: { characters: foe },
  })
  match.player1.play('LR-57 Combat Droid')
  expect(match.supports['LR-57 Combat Droid'].resources).toBe(1)
  match.player2.pass()
  match.player1.activate('LR-57 Combat Droid', ['special'])
  match.player2.pass()
  match.player1.resolve('special')
  match.player1.choose({ card: 'rey' })
  expect(match.supports['LR-57 Combat Droid'].resources).toBe(2)
  expect(match.characters.rey.damage).toBe(2)
})

test('an Electro Sword and a DX-2 pass shields by [card: 10018] [card: 11153]', () => {
  for (const [card, face] of [
    ['10018', '2 melee'],
    ['11153', '2 ranged'],
  ]) {
    const match = situation({
      player1: { characters: { jawa: { card: '06004', upgrades: [{ card, pool: [face] }] } } },
      player2: { characters: { rey: { card: '04024', shields: 2 } } },
    })
    match.player1.resolve(face, { on: 'rey' })
    expect(match.characters.rey).toMatchObject({ damage: 2, shields: 2 })
  }
})

test('Chalmun’s Cantina rerolls a character die and one of its kind [card: 10019]', () => {
  const match = situation(
    {
      player1: { characters: { trooper: { card: '02001', pool: ['1 disrupt'] } } },
      player2: {
        characters: {
          phasma: { card: '01001', pool: ['2 ranged'] },
          rey: { card: '04024', pool: ['2 melee'] },
        },
      },
      battlefield: '10019',
    },
    { dice: ['2 ranged', 'blank'] },
  )
  match.player1.use("Chalmun's Cantina")
  match.player1.pick({ die: '1 disrupt' })
  expect(match.player1.offers({ die: '2 melee' })).toBe(false)
  match.player1.pick({ of: 'phasma' })
  expect(match.pool('player1')).toEqual(['2 ranged'])
  expect(match.pool('player2')).toEqual(['blank', '2 melee'])
})
