import { expect, test } from 'vitest'
import { situation } from '../../play.ts'

const trooper = { trooper: '02001' } as const
const guard = { guard: { card: '03019', pool: ['1 melee'] } } as const

test('Kylo Ren names a colour and hits if the picked card has it [card: 04001]', () => {
  const named = (color: string) => {
    const match = situation(
      {
        player1: { characters: { kylo: '04001' } },
        player2: { characters: trooper, hand: ['Mobilize', 'Subjugate'] },
      },
      { picks: ['Mobilize'] },
    )
    match.player1.activate('kylo')
    match.player1.yes()
    match.player1.choose({ way: color })
    if (match.question === 'damage') match.player1.choose({ card: 'trooper' })
    return match
  }
  expect(named('red').characters.trooper.damage).toBe(2)
  const missed = named('gray')
  expect(missed.characters.trooper.damage).toBe(0)
  expect(missed.player1.view.players[1].hand.filter(({ kind }) => kind >= 0)).toHaveLength(1)
})

test('Captain Phasma hits harder who has 6 damage [card: 04002]', () => {
  for (const [damage, after] of [
    [5, 7],
    [6, 9],
  ]) {
    const match = situation({
      player1: { characters: { phasma: { card: '04002', pool: ['special'] } } },
      player2: { characters: { trooper: { card: '02001', damage } } },
    })
    match.player1.resolve('special', { on: 'trooper' })
    expect(match.characters.trooper.damage).toBe(after)
  }
})

test('Droid Commandos hit as many characters as one likes [card: 04003]', () => {
  const match = situation({
    player1: { characters: trooper, supports: { commandos: { card: '04003', pool: ['special'] } } },
    player2: { characters: { one: '02001', two: '02001', three: '02001' } },
  })
  match.player1.resolve('special')
  match.player1.pick({ card: 'one' }, { card: 'three' })
  const { one, two, three } = match.characters
  expect([one.damage, two.damage, three.damage]).toEqual([1, 0, 1])
})

test("Captain Phasma's Blaster redeploys from her alone [card: 04004]", () => {
  for (const [card, kept] of [
    ['04002', true],
    ['04001', false],
  ] as const) {
    const match = situation({
      player1: { characters: { fallen: { card, damage: 9, upgrades: ['04004'] }, ...trooper } },
      player2: { characters: { phasma: { card: '04002', pool: ['special'] } } },
      turn: 'player2',
    })
    match.player2.resolve('special', { on: 'fallen' })
    if (match.question === 'redeploy') match.player1.choose({ card: 'trooper' })
    expect(match.characters.fallen).toBeUndefined()
    expect(match.player1.discard.length).toBe(kept ? 0 : 1)
  }
})

test('Praetorian Guard makes its character a Guardian [card: 04005] [sd.guardian.1]', () => {
  const match = situation({
    player1: { characters: { kylo: { card: '04001', upgrades: ['04005'] }, ...trooper } },
    player2: { characters: { guard: { card: '03019', pool: ['3 melee for 1'] } } },
  })
  match.player1.activate('kylo')
  expect(match.question).toBe('guardian')
  match.player1.choose({ die: '3 melee for 1' })
  expect(match.characters.kylo.damage).toBe(3)
  expect(match.pool('player2')).toEqual([])
})

test('Dark Counsel draws and is rerolled [card: 04006]', () => {
  const match = situation({
    player1: { characters: { kylo: { card: '04001', upgrades: [{ card: '04006', pool: ['special'] }] } } },
    player2: { characters: trooper },
  })
  match.rolls('1 resource')
  match.player1.resolve('special')
  expect(match.player1.hand).toHaveLength(1)
  expect(match.pool('player1')).toEqual(['1 resource'])
})

test('Crossguard Lightsaber strikes when it comes to Kylo Ren, and harder through shields [card: 04007]', () => {
  const match = situation({
    player1: { characters: { kylo: '04001', ...trooper }, hand: ['04007', '04007'], resources: 4 },
    player2: { characters: { guard: { card: '02012', shields: 1 } } },
  })
  match.player1.play('Crossguard Lightsaber', { on: 'kylo' })
  match.player1.choose({ card: 'guard' })
  expect(match.characters.guard).toMatchObject({ shields: 0, damage: 0 })
  match.player2.pass()
  match.player1.play('Crossguard Lightsaber', { on: 'trooper' })
  expect(match.question).toBe('action')
  const saber = { card: '04007', pool: ['special'] }
  for (const [shields, damage] of [
    [0, 2],
    [1, 2],
  ]) {
    const struck = situation({
      player1: { characters: { kylo: { card: '04001', upgrades: [saber] } } },
      player2: { characters: { guard: { card: '02012', shields } } },
    })
    struck.player1.resolve('special', { on: 'guard' })
    expect(struck.characters.guard).toMatchObject({ shields: 0, damage })
  }
})

test('Force Stasis hits only if it removed a die showing ranged damage [card: 04008] [sd.then.1]', () => {
  const stasis = { card: '04008', pool: ['special'] }
  const match = situation({
    player1: { characters: { kylo: { card: '04001', upgrades: [stasis, stasis] } } },
    player2: { characters: { trooper: { card: '02001', pool: ['2 ranged'] } } },
  })
  match.player1.resolve('special')
  match.player1.choose({ card: 'trooper' })
  match.player1.resolve('special')
  expect(match.pool('player2')).toEqual([])
  expect(match.characters.trooper.damage).toBe(1)
})

test('Jedi Rival may take a shield off a character [card: 04009]', () => {
  const match = situation({
    player1: { characters: { vader: { card: '02010', upgrades: ['04009'] }, ...trooper } },
    player2: { characters: { guard: { card: '03019', shields: 2 } } },
  })
  match.player1.activate('vader')
  match.player1.choose({ card: 'guard' })
  expect(match.characters.guard.shields).toBe(1)
  match.player2.pass()
  match.player1.activate('trooper')
  expect(match.asked).toBe('player2')
})

test('Armored Support rerolls a red die and hits if it shows damage [card: 04010]', () => {
  for (const [face, damage] of [
    ['2 ranged', 1],
    ['1 disrupt', 0],
  ] as const) {
    const match = situation({
      player1: { characters: { own: { card: '02001', pool: ['blank'] } }, supports: { armored: '04010' } },
      player2: { characters: trooper },
    })
    match.rolls(face)
    match.player1.use('armored')
    if (match.question === 'damage') match.player1.choose({ card: 'trooper' })
    expect(match.characters.trooper.damage).toBe(damage)
    expect(match.supports.armored.ready).toBe(false)
  }
})

test("First Strike deals as much as an opponent's die shows [card: 04011]", () => {
  const match = situation({
    player1: { characters: trooper, hand: ['04011'], resources: 2 },
    player2: { characters: { guard: { card: '03019', pool: ['3 melee for 1'] } } },
  })
  match.player1.play('First Strike')
  match.player1.choose({ card: 'guard' })
  expect(match.characters.guard.damage).toBe(3)
  expect(match.pool('player2')).toEqual(['3 melee for 1'])
})

test('I Have You Now turns a die to damage [card: 04012]', () => {
  const match = situation({
    player1: { characters: { trooper: { card: '02001', pool: ['blank'] } }, hand: ['04012'], resources: 1 },
    player2: { characters: guard },
  })
  match.player1.play('I Have You Now')
  expect(match.player1.all('to')).not.toContain('1 disrupt')
  match.player1.choose({ to: '2 ranged' })
  expect(match.pool('player1')).toEqual(['2 ranged'])
})

test('Imperial Envoy needs two cards to hit [card: 04013] [sd.then.1]', () => {
  const shown = (hand: readonly string[]) => {
    const match = situation({
      player1: { characters: trooper, hand: ['04013'], resources: 2 },
      player2: { characters: guard, hand },
    })
    match.player1.play('Imperial Envoy')
    if (match.question === 'damage') match.player1.choose({ card: 'guard' })
    return match.characters.guard.damage
  }
  expect(shown(['Mobilize', 'Armored Support'])).toBe(2)
  expect(shown(['Mobilize', 'Jedi Rival'])).toBe(1)
  expect(shown(['Mobilize'])).toBe(0)
})

test('Mobilize gains 4 resources [card: 04014]', () => {
  const match = situation({
    player1: { characters: trooper, hand: ['04014'], resources: 3 },
    player2: { characters: guard },
  })
  match.player1.play('Mobilize')
  expect(match.player1.resources).toBe(4)
})

test("As I Have Foreseen shows the opponents' hands and gives an action [card: 04016] [sd.ambush.1]", () => {
  const match = situation({
    player1: { characters: { kylo: '04001' }, hand: ['04016'] },
    player2: { characters: guard, hand: ['Mobilize', 'Subjugate'] },
  })
  match.player1.play('As I Have Foreseen')
  expect(match.player1.view.players[1].hand.every(({ kind }) => kind >= 0)).toBe(true)
  expect(match.player1.question).toBe('additional-action')
})

test("Clash turns an own die to melee and an opponent's melee die to its blank [card: 04017]", () => {
  const match = situation({
    player1: { characters: { kylo: { card: '04001', pool: ['blank'] } }, hand: ['04017'], resources: 1 },
    player2: { characters: guard },
  })
  match.player1.play('Clash')
  match.player1.choose({ to: '2 melee' })
  expect(match.pool('player1')).toEqual(['2 melee'])
  expect(match.pool('player2')).toEqual(['blank'])
})

test('Your Skills Are Complete blanks the die of an upgrade, never that of a character [card: 04019]', () => {
  const saber = { card: '04007', pool: ['1 melee'] }
  const match = situation({
    player1: { characters: { kylo: '04001' }, hand: ['04019'] },
    player2: { characters: { kylo2: { card: '04001', pool: ['2 melee'], upgrades: [saber] } } },
  })
  match.player1.play('Your Skills Are Complete')
  expect([...match.pool('player2')].sort()).toEqual(['2 melee', 'blank'])
})

test('Subjugate removes any die [card: 04022]', () => {
  const match = situation({
    player1: { characters: trooper, hand: ['04022'], resources: 2 },
    player2: { characters: guard },
  })
  match.player1.play('Subjugate')
  expect(match.pool('player2')).toEqual([])
})

test('Hangar Bay hits if the top card is an event or a support [card: 04023]', () => {
  for (const [top, damage] of [
    ['Mobilize', 1],
    ['Jedi Rival', 0],
  ] as const) {
    const match = situation({
      battlefield: '04023',
      player1: { characters: trooper },
      player2: { characters: guard, deck: [top, 'Subjugate'] },
    })
    match.player1.claim(true)
    if (match.question === 'damage') match.player1.choose({ card: 'guard' })
    expect(match.characters.guard.damage).toBe(damage)
  }
})
