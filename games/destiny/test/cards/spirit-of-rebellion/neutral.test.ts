import { expect, test } from 'vitest'
import { situation } from '../../play.ts'

const enemy = { enemy: '02001' } as const
const maz = { maz: '02045' } as const

test('Vibroknife damage is unblockable, also that of dice which it modifies [card: 02057] [sd.errata-sor.11] [sd.unblockable.2]', () => {
  const knife = { card: '02057', pool: ['+2 melee'] }
  const match = situation({
    player1: { characters: { vader: { card: '02010', pool: ['2 melee'], upgrades: [knife] } } },
    player2: { characters: { enemy: { card: '02001', shields: 2 } } },
  })
  match.player1.resolve('2 melee', { modifiers: ['+2 melee'], on: 'enemy' })
  expect(match.characters.enemy).toMatchObject({ shields: 2, damage: 4 })
})

test('Ascension Gun uses the claim ability of a battlefield that is not in use [card: 02059] [sd.clar-sor.18]', () => {
  const gun = { card: '02059', pool: ['special'] }
  const match = situation({
    player1: { characters: { maz: { card: '02045', upgrades: [gun] }, rey: '04024' }, battlefield: '04023' },
    player2: { characters: enemy, battlefield: '04046' },
  })
  match.player1.resolve('special')
  match.player1.yes()
  match.player1.choose({ way: 'blue' })
  expect(match.characters.rey.shields).toBe(1)
  expect(match.picture.battlefield).toBe('Hangar Bay')
})

test('Con Artist takes more cards each time [card: 02060]', () => {
  const artist = { card: '02060', pool: ['special'] }
  const match = situation({
    player1: { characters: { maz: { card: '02045', upgrades: [artist] } } },
    player2: { characters: enemy },
  })
  match.player1.resolve('special')
  expect(match.player2.discard).toHaveLength(1)
  expect(match.upgrades['Con Artist'].damage).toBe(1)
  match.player2.pass()
  match.player1.activate('maz', ['blank', 'special'])
  match.player1.choose({ die: 'special' })
  expect(match.player2.discard).toHaveLength(3)
})

test('Salvo hits every character of an opponent for one cost [card: 02121] [sd.clar-sor.17]', () => {
  const lightning = { card: '02014', pool: ['3 ranged for 1'] }
  const match = situation({
    player1: {
      characters: { vader: { card: '02010', upgrades: [lightning] } },
      hand: ['02121'],
      resources: 3,
    },
    player2: { characters: { one: '02001', two: '02001' } },
  })
  match.player1.play('Salvo')
  expect([match.characters.one.damage, match.characters.two.damage]).toEqual([3, 3])
  expect(match.player1.resources).toBe(0)
})

test('Training makes a character elite until it leaves, and not twice [card: 02125] [sd.clar-sor.19] [sd.clar-sor.20] [sd.clar-sor.21]', () => {
  const match = situation({
    player1: { characters: { trooper: '02001' }, hand: ['02125', '02125'], resources: 4 },
    player2: { characters: { guard: { card: '03019', pool: ['1 melee'] } }, hand: ['05156'], resources: 1 },
  })
  match.player1.play('Training')
  expect(match.characters.trooper.dice).toBe(2)
  match.player2.pass()
  match.player1.play('Training')
  expect(match.characters.trooper.dice).toBe(2)
  match.player2.pass()
  match.player1.activate('trooper', ['2 ranged', '1 disrupt'])
  expect(match.pool('player1')).toEqual(['2 ranged', '1 disrupt'])
})

test('when Training leaves, the controller chooses which die is set aside [card: 02125] [sd.clar-sor.21]', () => {
  const guards = { card: '03019', pool: ['1 melee'] }
  const match = situation({
    player1: { characters: { trooper: '02001' }, hand: ['02125'], resources: 2 },
    player2: { characters: { one: guards, two: guards }, hand: ['05156'], resources: 1 },
  })
  match.player1.play('Training')
  match.player2.pass()
  match.player1.activate('trooper', ['2 ranged', '1 disrupt'])
  match.player2.play('Vandalize')
  if (match.question === 'remove') match.player2.pick({ of: 'one' }, { of: 'two' })
  expect(match.asked).toBe('player1')
  match.player1.choose({ die: '1 disrupt' })
  expect(match.pool('player1')).toEqual(['2 ranged'])
})

test('Momentum Shift moves a shield only to who has room [card: 02129] [sd.clar-sor.8]', () => {
  for (const [shields, moved] of [
    [2, true],
    [3, false],
  ] as const) {
    const match = situation({
      player1: { characters: { rey: { card: '04024', shields } }, hand: ['02129'], resources: 1 },
      player2: { characters: { enemy: { card: '02001', shields: 1 } } },
    })
    match.player1.play('Momentum Shift')
    expect(match.characters.rey.shields).toBe(3)
    expect(match.characters.enemy.shields).toBe(moved ? 0 : 1)
  }
})

test('Premonitions keeps a card face down that only its owner knows, and later plays it for free [card: 02131] [sd.set-aside.5]', () => {
  const match = situation({
    player1: { characters: { rey: '04024' }, hand: ['02131', "Rey's Lightsaber", '02131', 'Parry'] },
    player2: { characters: enemy },
  })
  match.player1.play('Premonitions')
  match.player1.choose({ way: 'stack' })
  match.player1.choose({ title: "Rey's Lightsaber" })
  expect(match.player1.aside).toEqual(['Premonitions', "Rey's Lightsaber"])
  const known = (seat: 'player1' | 'player2') =>
    match[seat].view.players[0].aside.filter(({ kind }) => kind >= 0).length
  expect([known('player1'), known('player2')]).toEqual([2, 1])
  match.player2.pass()
  match.player1.play('Premonitions')
  match.player1.choose({ way: 'play' })
  expect(match.characters.rey.upgrades).toEqual(["Rey's Lightsaber"])
  expect(match.player1.discard).toEqual(['Premonitions', 'Premonitions'])
})

test("Premonitions can play the card on an opponent's copy; what can't be played is discarded [card: 02131] [sd.clar-sor.22] [sd.clar-sor.23]", () => {
  const match = situation({
    player1: { characters: { rey: '04024' }, hand: ['02131', 'Force Stasis', 'Parry'] },
    player2: { characters: enemy, hand: ['02131'] },
  })
  match.player1.play('Premonitions')
  match.player1.choose({ way: 'stack' })
  match.player1.choose({ title: 'Force Stasis' })
  match.player2.play('Premonitions')
  match.player2.choose({ way: 'play' })
  expect(match.player1.aside).toEqual([])
  expect([...match.player1.discard].sort()).toEqual(['Force Stasis', 'Premonitions'])
  expect(match.player2.discard).toEqual(['Premonitions'])
})

test('Rejuvenate heals while a blue character is there [card: 02132] [sd.spot.4]', () => {
  for (const [card, damage] of [
    ['04024', 1],
    ['04025', 2],
  ] as const) {
    const match = situation({
      player1: { characters: { own: { card, damage: 2 } }, hand: ['02132'] },
      player2: { characters: enemy },
    })
    match.player1.play('Rejuvenate')
    if (match.question === 'heal') match.player1.choose({ card: 'own' })
    expect(match.characters.own.damage).toBe(damage)
  }
})

test('Force Illusion blocks for cards of the deck, before or after shields [card: 02135] [sd.clar-sor.16]', () => {
  const match = situation({
    player1: { characters: { rey: { card: '04024', shields: 1, upgrades: ['02135'] } } },
    player2: { characters: { vader: { card: '02010', pool: ['3 melee for 1'] } }, resources: 1 },
    turn: 'player2',
  })
  match.player2.resolve('3 melee for 1', { on: 'rey' })
  match.player1.choose({ do: 'shields' })
  match.player1.choose({ do: 'ability' })
  expect(match.characters.rey).toMatchObject({ damage: 0, shields: 0, upgrades: [] })
  expect(match.player1.discard).toHaveLength(3)
})

test('Force Illusion blocks nothing if the deck is too small [card: 02135] [sd.clar-sor.15]', () => {
  const match = situation({
    player1: { characters: { rey: { card: '04024', upgrades: ['02135'] } }, deck: ['Parry'] },
    player2: { characters: { vader: { card: '02010', pool: ['2 melee'] } } },
    turn: 'player2',
  })
  match.player2.resolve('2 melee', { on: 'rey' })
  match.player1.choose({ do: 'ability' })
  expect(match.characters.rey).toMatchObject({ damage: 2, upgrades: ['Force Illusion'] })
  expect(match.player1.discard).toEqual(['Parry'])
})

test('New Orders switches the battlefield and uses its claim ability [card: 02137]', () => {
  const match = situation({
    player1: { characters: { rey: '04024' }, battlefield: '04023', hand: ['02137'], resources: 2 },
    player2: { characters: enemy, battlefield: '04046' },
  })
  match.player1.play('New Orders')
  match.player1.yes()
  match.player1.choose({ way: 'blue' })
  expect(match.picture).toMatchObject({
    battlefield: "Obi-Wan's Hut",
    controller: 'player1',
    claimed: 'nobody',
  })
  expect(match.characters.rey.shields).toBe(1)
})

test('Ammo Belt goes instead of a weapon that an effect would discard [card: 02141] [sd.errata-sor.3]', () => {
  const upgrades = [{ card: '03058', pool: ['special'] }, '02141']
  const match = situation({
    player1: { characters: { maz: { card: '02045', upgrades } } },
    player2: { characters: enemy, supports: { slave: '02022' } },
  })
  match.player1.resolve('special')
  match.player1.yes()
  expect(match.supports.slave).toBeUndefined()
  expect(match.characters.maz.upgrades).toEqual(['EMP Grenades'])
})

test('Ammo Belt does not help against a defeat [card: 02141]', () => {
  const upgrades = ['03058', '02141']
  const match = situation({
    player1: { characters: { maz: { card: '02045', damage: 7, upgrades }, rey: '04024' } },
    player2: { characters: { vader: { card: '02010', pool: ['2 melee'] } } },
    turn: 'player2',
  })
  match.player2.resolve('2 melee', { on: 'maz' })
  expect([...match.player1.discard].sort()).toEqual(['Ammo Belt', 'EMP Grenades'])
})

test('Outmaneuver pays for claiming, if it was there already [card: 02149] [card: 02153] [sd.faq.35]', () => {
  const match = situation({
    battlefield: '02153',
    player1: { characters: maz, supports: { outmaneuver: '02149' } },
    player2: { characters: enemy },
  })
  match.player1.claim(true)
  expect(match.player1.resources).toBe(1)
  const late = situation({
    battlefield: '02153',
    player1: { characters: maz, hand: ['02149'] },
    player2: { characters: enemy },
  })
  late.player1.claim(true)
  expect(Object.keys(late.supports)).toEqual(['Outmaneuver'])
  expect(late.player1.resources).toBe(0)
})

test('Fast Hands resolves a die of its character, e.g. Blackmail before anybody pays [card: 02150] [sd.errata-sor.5] [sd.faq.30]', () => {
  const match = situation({
    player1: { characters: { smuggler: { card: '02046', upgrades: ['02150', '02023'] }, ...maz } },
    player2: { characters: enemy, resources: 3 },
  })
  match.player1.activate('smuggler', ['1 resource', '3 disrupt'])
  match.player1.pick({ card: 'Fast Hands' }, { card: 'Blackmail' })
  match.player1.choose({ die: '3 disrupt' })
  expect(match.player2.resources).toBe(0)
  expect(match.question).toBe('action')
  match.player2.pass()
  match.player1.activate('maz')
  expect(match.question).toBe('resolve')
})

test('Fast Hands goes on yellow characters only [card: 02150]', () => {
  const match = situation({
    player1: { characters: { ...maz, rey: '04024' }, hand: ['02150'] },
    player2: { characters: enemy },
  })
  match.player1.play('Fast Hands')
  expect(match.characters.maz.upgrades).toEqual(['Fast Hands'])
})

test('Carbon-freezing Chamber keeps a die from being rolled for a round, wherever it lies [card: 02151] [sd.clar-sor.13]', () => {
  const match = situation({
    battlefield: '02151',
    player1: { characters: maz },
    player2: { characters: { vader: { card: '02010', dice: 2 } } },
  })
  match.player1.claim(true)
  match.player1.choose({ of: 'vader' })
  match.player2.activate('vader', ['2 melee', '2 melee'])
  expect(match.pool('player2')).toHaveLength(2)
  match.nextRound()
  match.player1.pass()
  match.player2.activate('vader', ['2 melee'])
  expect(match.pool('player2')).toEqual(['2 melee'])
})

test('Cargo Hold moves an upgrade within a team, whatever it says [card: 02152] [sd.clar-sor.12] [sd.move.3]', () => {
  const lightning = { card: '02014', pool: ['2 ranged'] }
  const match = situation({
    battlefield: '02152',
    player1: { characters: maz },
    player2: { characters: { vader: { card: '02010', upgrades: [lightning] }, ...enemy } },
  })
  match.player1.claim(true)
  expect(match.characters.enemy.upgrades).toEqual(['Force Lightning'])
  expect(match.pool('player2')).toEqual([])
})

test('Cargo Hold can overload a character, who then loses an upgrade [card: 02152] [sd.clar-sor.11]', () => {
  const match = situation({
    battlefield: '02152',
    player1: { characters: maz },
    player2: {
      characters: {
        vader: { card: '02010', upgrades: ['02014'] },
        enemy: { card: '02001', upgrades: ['04005', '02057', '02141'] },
      },
    },
  })
  match.player1.claim(true)
  match.player1.choose({ card: 'Force Lightning' })
  match.player2.choose({ card: 'Vibroknife' })
  expect(match.characters.enemy.upgrades).toHaveLength(3)
  expect(match.player2.discard).toEqual(['Vibroknife'])
})

test('Docking Bay plays a support out of the discard pile for 1 less [card: 02153]', () => {
  const match = situation({
    battlefield: '02153',
    player1: { characters: maz, discard: ['Medical Droid', 'Parry'], hand: ['Strike Team'] },
    player2: { characters: enemy },
  })
  match.player1.claim(true)
  expect(Object.keys(match.supports)).toEqual(['Medical Droid'])
})
