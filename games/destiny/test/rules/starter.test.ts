/** The starter booklet, played with its own teams: Kylo Ren and a Stormtrooper against Rey and Finn. */
import { expect, test } from 'vitest'
import { situation } from '../play.ts'

const saber = { card: 'Lightsaber', name: 'saber' } as const

test('activating exhausts a ready character and rolls its dice and those of its upgrades [sd.st-activate.1] [sd.st-activate.2]', () => {
  const match = situation({
    player1: {
      characters: {
        kylo: { card: '01011', dice: 2, upgrades: [saber] },
        trooper: { card: '01002', exhausted: true },
      },
    },
    player2: { characters: { rey: '01038' } },
  })
  expect(match.player1.offers({ do: 'activate', card: 'trooper' })).toBe(false)
  match.player1.activate('kylo', ['1 melee', 'special', '+2 melee'])
  expect(match.characters.kylo).toMatchObject({ ready: false, pool: ['1 melee', 'special'] })
  expect(match.upgrades.saber.pool).toEqual(['+2 melee'])
})

test('one action resolves dice of one symbol, one after another; each returns to its card [sd.st-resolve.1] [sd.st-resolve.2]', () => {
  const match = situation({
    player1: {
      characters: {
        kylo: { card: '01011', dice: 2, pool: ['1 melee', '1 melee'] },
        trooper: { card: '01002', pool: ['1 ranged'] },
      },
    },
    player2: { characters: { rey: '01038', finn: '01045' } },
  })
  match.player1.resolve('1 melee', { on: 'rey' })
  expect(match.player1.all('die')).toEqual(['1 melee'])
  match.player1.resolve('1 melee', { on: 'finn' })
  expect(match.characters.kylo).toMatchObject({ dice: 2, pool: [] })
  expect(match.pool('player1')).toEqual(['1 ranged'])
  expect(match.asked).toBe('player2')
})

test('a plus joins a die of its symbol; a side with a cost is paid first [sd.st-modifiers.1] [sd.st-modifiers.3] [sd.st-modifiers.4]', () => {
  const position = (resources: number, side: string) =>
    situation({
      player1: {
        characters: {
          kylo: { card: '01011', pool: [side], upgrades: [{ ...saber, pool: ['+2 melee'] }] },
          trooper: '01002',
        },
        resources,
      },
      player2: { characters: { rey: '01038', finn: '01045' } },
    })
  const shield = position(0, '1 shield')
  shield.player1.choose({ do: 'resolve', die: '1 shield' })
  // No question of modifiers: the plus is of another symbol.
  expect(shield.question).toBe('shields')
  const plus = position(0, '1 melee')
  plus.player1.resolve('1 melee', { modifiers: ['+2 melee'], on: 'rey' })
  expect(plus.characters.rey.damage).toBe(3)
  expect(position(0, '2 melee for 1').player1.offers({ do: 'resolve' })).toBe(false)
  const cost = position(1, '2 melee for 1')
  cost.player1.resolve('2 melee for 1', { on: 'rey' })
  expect(cost.characters.rey.damage).toBe(2)
  expect(cost.player1.resources).toBe(0)
})

test('shields block one damage each and are gone; unblockable damage leaves them alone [sd.st-damage.3] [sd.st-terms.3]', () => {
  const match = situation({
    player1: {
      characters: {
        kylo: { card: '01011', pool: ['1 melee'], upgrades: [{ ...saber, pool: ['special'] }] },
        trooper: { card: '01002', pool: ['2 ranged'] },
      },
    },
    player2: { characters: { rey: { card: '01038', shields: 2 }, finn: { card: '01045', shields: 1 } } },
  })
  match.player1.resolve('special', { on: 'rey' })
  expect(match.characters.rey).toMatchObject({ shields: 2, damage: 2 })
  match.player2.pass()
  match.player1.resolve('2 ranged', { on: 'finn' })
  expect(match.characters.finn).toMatchObject({ shields: 0, damage: 1 })
})

test('a character with as much damage as health is gone with its dice; its upgrades are discarded, and it is neither activated, spotted nor targeted [sd.st-damage.4] [sd.st-damage.5] [sd.st-colors.2]', () => {
  const position = (damage: number) => {
    const match = situation({
      player1: {
        characters: {
          trooper: { card: '01002', dice: 1, pool: ['2 ranged'] },
          kylo: { card: '01011', pool: ['1 melee'] },
        },
      },
      player2: {
        characters: {
          rey: { card: '01038', dice: 2, damage, pool: ['1 melee'], upgrades: ['Comlink'] },
          finn: '01045',
        },
        hand: ['Force Training'],
        resources: 2,
      },
    })
    match.player1.resolve('2 ranged', { on: 'rey' })
    return match
  }
  const standing = position(7)
  expect(standing.player2.offers({ do: 'play', card: 'Force Training' })).toBe(true)
  const match = position(8)
  expect(match.characters.rey).toBeUndefined()
  expect([match.pool('player2'), match.player2.discard, match.player2.aside]).toEqual([
    [],
    ['Comlink'],
    ['Rey'],
  ])
  // Finn is yellow: nobody is left to spot as a blue character.
  expect(match.player2.offers({ do: 'play', card: 'Force Training' })).toBe(false)
  expect(match.player2.offered.filter((words) => words.do === 'activate').map(({ card }) => card)).toEqual([
    'finn',
  ])
  match.player2.pass()
  match.player1.resolve('1 melee')
  expect(match.player1.all('card')).toEqual(['finn', 'kylo', 'trooper'])
})

test('whoever has defeated all opposing characters has won [sd.st-win.1]', () => {
  const match = situation({
    player1: { characters: { kylo: { card: '01011', pool: ['1 melee'] } } },
    player2: { characters: { rey: { card: '01038', damage: 9 } } },
  })
  match.player1.resolve('1 melee', { on: 'rey' })
  expect([match.over, match.winner]).toEqual([true, 'player1'])
})

test('whoever has no card left after the upkeep has lost; if both have none, the battlefield decides [sd.st-win.2]', () => {
  const winner = (deck1: readonly string[], deck2: readonly string[]) => {
    const match = situation({
      controller: 'player2',
      player1: { characters: { kylo: '01011' }, deck: deck1 },
      player2: { characters: { rey: '01038' }, deck: deck2 },
    })
    match.player1.pass()
    match.player2.pass()
    return match.winner
  }
  expect(winner([], ['Dodge'])).toBe('player2')
  expect(winner(['Dodge'], [])).toBe('player1')
  expect(winner([], [])).toBe('player2')
  expect(winner(['Dodge'], ['Dodge'])).toBeNull()
})

test('what comes after something waits for it; what comes before it interrupts [sd.st-terms.1] [sd.st-terms.2]', () => {
  const after = situation({
    player1: { characters: { luke: '01035' }, deck: ['Dodge'] },
    player2: { characters: { kylo: '01011' } },
  })
  after.player1.activate('luke', ['2 melee'])
  expect(after.player1.hand).toEqual(['Dodge'])
  expect(after.events.indexOf('roll')).toBeLessThan(after.events.indexOf('draw'))
  const before = situation({
    player1: { characters: { trooper: { card: '01002', pool: ['1 ranged'] } } },
    player2: { characters: { dooku: '01009' }, hand: ['Dodge'] },
  })
  before.player1.resolve('1 ranged', { on: 'dooku' })
  expect([before.question, before.characters.dooku.damage]).toEqual(['use-ability', 0])
  before.player2.yes()
  expect(before.characters.dooku).toMatchObject({ shields: 0, damage: 0 })
})

test('a removed die returns to its card and does nothing; only dice in a pool can be removed [sd.st-terms.5]', () => {
  const match = situation({
    player1: { characters: { kylo: { card: '01011', dice: 2, pool: ['2 melee for 1'] }, trooper: '01002' } },
    player2: { characters: { rey: '01038' }, hand: ['Parry'], resources: 1 },
    turn: 'player2',
  })
  match.player2.play('Parry')
  expect(match.characters.kylo).toMatchObject({ dice: 2, pool: [] })
  expect(match.characters.rey.damage).toBe(0)
})

test('a Guardian takes the damage of an opposing die, which goes [sd.st-keywords.1]', () => {
  const position = () => {
    const match = situation({
      player1: { characters: { rebel: '01030' } },
      player2: { characters: { kylo: { card: '01011', dice: 2, pool: ['2 melee for 1', '1 shield'] } } },
    })
    match.player1.activate('rebel', ['2 ranged'])
    expect([match.question, match.player1.all('die')]).toEqual(['guardian', ['2 melee for 1']])
    return match
  }
  const taken = position()
  taken.player1.choose({ die: '2 melee for 1' })
  expect(taken.characters.rebel.damage).toBe(2)
  expect([taken.pool('player1'), taken.pool('player2')]).toEqual([['2 ranged'], ['1 shield']])
  const declined = position()
  declined.player1.decline()
  expect(declined.characters.rebel.damage).toBe(0)
})

test('Redeploy moves the upgrade of a defeated character with its die [sd.st-keywords.2]', () => {
  const match = situation({
    player1: { characters: { rey: { card: '01038', pool: ['1 melee'] } } },
    player2: {
      characters: {
        kylo: { card: '01011', damage: 10, upgrades: [{ ...saber, pool: ['special'] }, 'Force Choke'] },
        trooper: '01002',
      },
    },
  })
  match.player1.resolve('1 melee', { on: 'kylo' })
  expect(match.question).toBe('redeploy')
  match.player2.choose({ card: 'trooper' })
  expect(match.characters.trooper.upgrades).toEqual(['saber'])
  expect(match.upgrades.saber).toMatchObject({ dice: 1, pool: [] })
  expect(match.player2.discard).toEqual(['Force Choke'])
})

test('Ambush gives an action more [sd.st-keywords.3]', () => {
  const match = situation({
    player1: {
      characters: { finn: '01045', rey: { card: '04024' } },
      hand: ['Holdout Blaster'],
      resources: 2,
    },
    player2: { characters: { kylo: '01011' } },
  })
  match.player1.play('Holdout Blaster', { on: 'finn' })
  expect([match.question, match.asked]).toEqual(['additional-action', 'player1'])
  match.player1.activate('finn', ['1 ranged', '1 ranged'])
  expect(match.asked).toBe('player2')
})

test('cards ask for subtypes: Finn carries every weapon, but no other upgrade against its restriction [sd.st-keywords.4]', () => {
  const match = situation({
    player1: {
      characters: { finn: '01045' },
      hand: ["Kylo Ren's Lightsaber", 'Force Choke'],
      resources: 9,
    },
    player2: { characters: { kylo: '01011' } },
  })
  expect(match.player1.offered.filter((words) => words.do === 'play').map(({ card }) => card)).toEqual([
    "Kylo Ren's Lightsaber",
  ])
})
