import { expect, test } from 'vitest'
import { situation } from '../../play.ts'

const KYLO = { characters: { kylo: { card: '01011' } } }

test('Barriss learns from whoever’s character die is turned [card: 08055]', () => {
  const match = situation({
    player1: {
      characters: {
        barriss: { card: '08055', pool: ['1 resource'] },
        luke: { card: '01035', pool: ['1 focus'] },
      },
    },
    player2: { characters: { kylo: { card: '01011', pool: ['1 melee'] } } },
  })
  match.player1.resolve('1 focus')
  match.player1.choose({ of: 'barriss', to: 'blank' })
  expect(match.player2.question).toBe('action')
})

test('… with the symbol that it shows then [card: 08055]', () => {
  const match = situation({
    player1: {
      characters: {
        barriss: { card: '08055', pool: ['1 resource'] },
        luke: { card: '01035', pool: ['1 shield'] },
      },
      hand: ['07113'],
      resources: 1,
    },
    player2: KYLO,
  })
  match.player1.play('Peace and Quiet')
  match.player1.choose({ of: 'luke', to: 'blank' })
  match.player1.choose({ of: 'barriss', to: 'blank' })
  expect(match.pool('player1')).toEqual(['blank', 'blank'])
})

test('a Force Mystic rolls a blue ability [card: 08056]', () => {
  const match = situation(
    {
      player1: {
        characters: { mystic: { card: '08056', pool: ['special'], upgrades: ['07070', 'Jetpack'] } },
      },
      player2: KYLO,
    },
    { dice: ['2 melee for 1'] },
  )
  match.player1.resolve('special')
  expect(match.pool('player1')).toEqual(['2 melee for 1'])
})

test('… and hands it on when it falls [card: 08056] [sd.redeploy.1]', () => {
  const match = situation({
    turn: 'player2',
    player1: {
      characters: { mystic: { card: '08056', damage: 7, upgrades: ['07070', 'Jetpack'] }, rey: '04024' },
    },
    player2: { characters: { kylo: { card: '01011', pool: ['1 melee'] } } },
  })
  match.player2.resolve('1 melee', { on: 'mystic' })
  match.player1.choose({ card: 'rey' })
  expect(match.characters.rey.upgrades).toEqual(['There Is No Try'])
})

test('Kit Fisto parries with a melee die [card: 08057] [sd.shields.3]', () => {
  const given = (pool: string[], shields = 0) =>
    situation({
      turn: 'player2',
      player1: { characters: { kit: { card: '08057', pool, shields } } },
      player2: { characters: { rey: { card: '04024', pool: ['2 melee'] } } },
    })
  const match = given(['1 melee'])
  match.player2.resolve('2 melee', { on: 'kit' })
  match.player1.choose({ do: 'ability' })
  expect(match.characters.kit.damage).toBe(1)
  expect(match.pool('player1')).toEqual([])
  const declined = given(['1 melee'])
  declined.player2.resolve('2 melee', { on: 'kit' })
  declined.player1.decline()
  expect(declined.characters.kit.damage).toBe(2)
  const without = given(['1 resource'])
  without.player2.resolve('2 melee', { on: 'kit' })
  expect(without.characters.kit.damage).toBe(2)
})

test('Bewilder discards the value of the die that it rerolls [card: 08059]', () => {
  const match = situation(
    {
      player1: { characters: { rey: '04024' }, hand: ['08059'] },
      player2: {
        characters: { kylo: { card: '01011', pool: ['1 shield'] } },
        deck: ['Dodge', 'Caution', 'Dodge'],
      },
    },
    { dice: ['2 melee for 1'] },
  )
  match.player1.play('Bewilder')
  expect(match.player2.deck).toEqual(['Dodge'])
})

test('Gathering Intelligence sees hands and tops of decks [card: 08061]', () => {
  const match = situation({
    player1: { characters: { rey: '04024' }, hand: ['08061'], deck: ['Dodge', 'Caution'] },
    player2: { ...KYLO, hand: ['Jetpack'], deck: ['Dodge', 'Caution'] },
  })
  const [{ deck: mine }, { deck: theirs, hand }] = match.state.players
  match.player1.play('Gathering Intelligence')
  const sees = (card: number): boolean => (match.state.known[card] & 1) === 1
  expect([sees(mine.at(-1)!), sees(theirs.at(-1)!), sees(hand[0])]).toEqual([true, true, true])
  expect([sees(mine[0]), sees(theirs[0])]).toEqual([false, false])
})

test('Hold Off removes melee or shields [card: 08062]', () => {
  const given = (face: string) =>
    situation({
      player1: { characters: { rey: { card: '04024', pool: [face] } }, hand: ['08062'] },
      player2: { characters: { kylo: { card: '01011', pool: ['1 melee'] } } },
    })
  const match = given('1 shield')
  match.player1.play('Hold Off')
  match.player1.choose({ do: 'way', way: 'remove' })
  expect(match.pool('player2')).toEqual([])
  const shield = given('1 shield')
  shield.player1.play('Hold Off')
  shield.player1.choose({ do: 'way', way: 'shield' })
  shield.player1.choose({ card: 'rey' })
  expect(shield.characters.rey.shields).toBe(1)
  expect(given('blank').player1.offers({ do: 'play' })).toBe(false)
})

test('Insight draws two and puts two under the deck [card: 08063]', () => {
  const match = situation({
    player1: {
      characters: { rey: '04024' },
      hand: ['08063', 'Jetpack'],
      deck: ['Dodge', 'Caution', 'Lightsaber'],
    },
    player2: KYLO,
  })
  match.player1.play('Insight')
  match.player1.pick({ card: 'Jetpack' }, { card: 'Dodge' })
  expect(match.player1.hand).toEqual(['Caution'])
  expect(match.player1.deck).toEqual(['Lightsaber', 'Jetpack', 'Dodge'])
})

test('Repulse throws two dice of different colors away [card: 08065]', () => {
  const given = (other: object) =>
    situation({
      player1: { characters: { rey: '04024' }, hand: ['08065'], resources: 2 },
      player2: { characters: { kylo: { card: '01011', dice: 2, pool: ['1 melee', '1 shield'] }, ...other } },
    })
  const match = given({ jawa: { card: '06004', pool: ['blank'] } })
  match.player1.play('Repulse')
  match.player1.choose({ die: '1 melee' })
  expect(match.pool('player2')).toEqual(['1 shield'])
  const same = given({})
  same.player1.play('Repulse')
  expect(same.pool('player2')).toHaveLength(2)
})

test('Safeguard gives a shield for each upgrade on one character [card: 08066]', () => {
  const match = situation({
    player1: {
      characters: {
        rey: { card: '04024', upgrades: ['Jetpack', 'Lightsaber'] },
        han: { card: '01046', upgrades: ['Jetpack'] },
      },
      hand: ['08066'],
      resources: 1,
    },
    player2: KYLO,
  })
  match.player1.play('Safeguard')
  match.player1.choose({ card: 'han' })
  expect(match.characters.han.shields).toBe(2)
})

test('Immutability saves upgrades for a round [card: 08067] [sd.redeploy.1]', () => {
  const match = situation({
    turn: 'player2',
    player1: {
      characters: { rey: { card: '04024', damage: 10, upgrades: ['Jetpack'] }, han: '01046' },
      supports: { it: '08067' },
    },
    player2: { characters: { kylo: { card: '01011', pool: ['1 melee'] } } },
  })
  match.player2.resolve('1 melee', { on: 'rey' })
  match.player1.choose({ card: 'han' })
  expect(match.characters.han.upgrades).toEqual(['Jetpack'])
  match.nextRound()
  expect(match.supports).not.toHaveProperty('it')
})

test('a Counterstroke answers damage, its die 1 higher [card: 08068]', () => {
  const match = situation({
    turn: 'player2',
    player1: { characters: { rey: { card: '04024', upgrades: [{ card: '08068', pool: ['1 melee'] }] } } },
    player2: { characters: { kylo: { card: '01011', pool: ['1 melee'] } } },
  })
  match.player2.resolve('1 melee', { on: 'rey' })
  match.player1.choose({ die: '1 melee' })
  match.player1.choose({ card: 'kylo' })
  expect(match.characters.kylo.damage).toBe(2)
})

test('a Training Staff has no ability, but sides without value [card: 08069]', () => {
  const match = situation({
    player1: { characters: { rey: { card: '04024', upgrades: [{ card: '08069', pool: ['X melee'] }] } } },
    player2: KYLO,
  })
  match.player1.resolve('X melee', { on: 'kylo' })
  expect(match.characters.kylo.damage).toBe(0)
})

test('a Star Compass makes another die show what it shows [card: 08070]', () => {
  const match = situation({
    player1: {
      characters: {
        luke: {
          card: '01035',
          dice: 2,
          pool: ['2 melee', 'blank'],
          upgrades: [{ card: '08070', pool: ['1 shield'] }],
        },
      },
    },
    player2: KYLO,
  })
  match.player1.use('Pillio Star Compass')
  match.player1.choose({ die: 'blank' })
  expect(match.pool('player1')).toEqual(['2 melee', '1 shield', '1 shield'])
})
