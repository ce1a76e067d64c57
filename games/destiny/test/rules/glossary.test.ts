/** Teil 9, Glossar: words that the cards use, from self-reference to moving. */
import { expect, test } from 'vitest'
import { situation } from '../play.ts'

const trooper = { trooper: '01002' } as const

test('“this support” is the card itself, not another copy [sd.self-reference.1]', () => {
  const match = situation({
    player1: { characters: { jabba: '01020' }, supports: { one: '01101', two: '01101' } },
    player2: { characters: trooper },
  })
  match.player1.use('two')
  expect(match.supports).toMatchObject({ one: { ready: true }, two: { ready: false } })
})

test('“cannot” beats “can”: a protected die is not removed [sd.negative.1]', () => {
  const match = situation({
    player1: { characters: { finn: '01045' }, hand: ['Evade'], resources: 1 },
    player2: {
      characters: {
        pilot: { card: '02004', pool: ['1 focus'] },
        trooper: { card: '01002', pool: ['2 ranged'] },
      },
    },
  })
  match.player1.play('Evade')
  expect(match.pool('player2')).toEqual(['1 focus', '2 ranged'])
})

test('who takes a card controls it, rolls its die and calls it his; its owner stays who brought it [sd.owner.1] [sd.controller.1] [sd.controller.2]', () => {
  const match = situation({
    turn: 'player2',
    player1: {
      characters: {
        finn: { card: '01045', damage: 9, upgrades: ['Comlink'] },
        han: { card: '01046', pool: ['2 ranged'] },
      },
      hand: ['All In'],
      resources: 1,
    },
    player2: { characters: { grievous: { card: '01003', damage: 8, pool: ['2 melee'] }, jango: '01021' } },
  })
  match.player2.resolve('2 melee', { on: 'finn' })
  match.player2.choose({ card: 'Comlink' })
  expect(match.characters.grievous.upgrades).toEqual(['Comlink'])
  match.player1.pass()
  match.player2.activate('grievous', ['blank', '1 focus'])
  expect(match.pool('player2')).toEqual(['blank', '1 focus'])
  match.player1.play('All In')
  expect(match.player1.all('die')).toEqual(['2 ranged'])
  match.player1.choose({ die: '2 ranged' })
  match.player1.choose({ card: 'grievous' })
  expect(match.player1.discard).toEqual(['Comlink', 'All In'])
  expect(match.player2.discard).toEqual([])
})

test('an owner can lose control: whoever claims controls the battlefield that another brought [sd.owner.2]', () => {
  const match = situation({
    controller: 'player2',
    player1: { characters: { leia: '01028' }, hand: ['Dug in'], resources: 2 },
    player2: { characters: trooper, battlefield: 'Echo Base, Hoth' },
  })
  expect(match.player1.offers({ do: 'play' })).toBe(false)
  match.player1.claim(false)
  expect(match.picture).toMatchObject({ battlefield: 'Echo Base', controller: 'player1' })
  expect(match.state.battlefield).toBeGreaterThanOrEqual(64)
})

test('character dice are those of characters, dice of upgrades and supports are not [sd.character-die.1] [sd.faq.14]', () => {
  const match = situation({
    battlefield: 'Frozen Wastes, Starkiller Base',
    player1: { characters: { phasma: '01001' } },
    player2: {
      characters: {
        rey: {
          card: '01038',
          pool: ['1 melee'],
          upgrades: [{ card: 'Holdout Blaster', pool: ['1 ranged'] }],
        },
      },
      supports: { bb8: { card: '01043', pool: ['1 focus'] } },
    },
  })
  match.player1.claim(true)
  expect(match.pool('player2')).toEqual(['1 ranged', '1 focus'])
})

test('a die that is turned shows that side [sd.turn-die.1]', () => {
  const match = situation({
    player1: { characters: { phasma: { card: '01001', pool: ['blank'] } }, hand: ['Aim'], resources: 1 },
    player2: { characters: trooper },
  })
  match.player1.play('Aim')
  match.player1.choose({ to: '2 ranged' })
  expect(match.pool('player1')).toEqual(['2 ranged'])
})

test('a value is higher only as long as the effect lasts [sd.increase.1]', () => {
  const match = situation({
    player1: {
      characters: { black: { card: '01028', dice: 2, pool: ['1 ranged', '1 ranged'] } },
      hand: ['Firepower'],
      resources: 1,
    },
    player2: { characters: trooper },
  })
  match.player1.play('Firepower')
  match.player1.choose({ die: '1 ranged' })
  match.player1.choose({ card: 'trooper' })
  expect(match.characters.trooper.damage).toBe(2)
  match.player2.pass()
  match.player1.resolve('1 ranged', { on: 'trooper' })
  expect(match.characters.trooper.damage).toBe(3)
})

test('a cost is lower only for the card that it was lowered for [sd.decrease.1]', () => {
  const match = situation({
    battlefield: 'Imperial Armory, Death Star',
    player1: {
      characters: { finn: '01045' },
      hand: ['Holdout Blaster', 'Comlink'],
      resources: 3,
    },
    player2: { characters: trooper },
  })
  match.player1.claim(true)
  match.player1.choose({ card: 'Comlink' })
  if (match.question === 'cost') match.player1.choose({ do: 'pay' })
  expect(match.player1.resources).toBe(2)
  match.nextRound()
  match.player1.play('Holdout Blaster')
  expect(match.player1.resources).toBe(2)
})

test('an upgrade replaces another once a round, the next one must be paid in full [sd.replace.1]', () => {
  const match = situation({
    player1: {
      characters: { finn: { card: '01045', upgrades: ['Comlink'] } },
      hand: ['Holdout Blaster', 'DL-44 Heavy Blaster Pistol'],
      resources: 2,
    },
    player2: { characters: trooper },
  })
  match.player1.play('Holdout Blaster', { replace: 'Comlink' })
  expect(match.player1).toMatchObject({ resources: 2, discard: ['Comlink'] })
  expect(match.player1.offers({ do: 'play' })).toBe(false)
})

test('the combined value adds up what the dice show; specials, blanks and dice on their cards show none [sd.combined-value.1] [sd.showing.5]', () => {
  const position = (pool: readonly string[]) =>
    situation({
      player1: {
        characters: {
          sidious: { card: '02011', dice: 2, pool },
          vader: { card: '02010', pool: ['special'] },
        },
        supports: { walker: { card: '01005', pool: ['4 ranged'] }, other: '01005' },
        hand: ['Friends in High Places'],
      },
      player2: { characters: trooper },
    })
  expect(position(['2 ranged']).player1.offers({ do: 'play' })).toBe(false)
  expect(position(['3 ranged']).player1.offers({ do: 'play' })).toBe(true)
})

test('2 ranged and 1 ranged have a combined value of 3 [sd.combined-value.2]', () => {
  const match = situation({
    player1: {
      characters: { one: { card: '01012', pool: ['2 ranged'] }, two: { card: '01012', pool: ['1 ranged'] } },
      hand: ['Destiny', 'DL-44 Heavy Blaster Pistol', 'Black One'],
    },
    player2: { characters: trooper },
  })
  match.player1.play('Destiny')
  match.player1.pick({ die: '2 ranged' }, { die: '1 ranged' })
  while (match.asked === 'player1' && match.question !== 'additional-action') {
    expect(match.player1.offers({ card: 'Black One' })).toBe(false)
    match.player1.decline()
  }
  expect(match.player1.hand).toEqual(['Black One'])
  expect(match.player1.resources).toBe(0)
})

test('the cheapest card is found with all that changes costs [sd.cheapest.2]', () => {
  const scout = { card: 'Scout', pool: ['special'] }
  const match = situation({
    player1: { characters: { leia: { card: '01028', upgrades: [scout] } } },
    player2: { characters: { aphra: '05020' }, hand: ['Comlink', 'ID9 Seeker Droid'] },
  })
  match.player1.resolve('special')
  expect(match.player2.discard).toEqual(['ID9 Seeker Droid'])
})

test('healing takes damage away [sd.heal.1]', () => {
  const match = situation({
    player1: { characters: { leia: { card: '01028', damage: 4 } }, hand: ['Field Medic'], resources: 1 },
    player2: { characters: trooper },
  })
  match.player1.play('Field Medic')
  expect(match.characters.leia.damage).toBe(2)
})

test('who had no damage was not healed [sd.heal.3] [sd.clar-atg.1]', () => {
  for (const [damage, drawn] of [
    [1, 1],
    [0, 0],
  ]) {
    const match = situation({
      player1: {
        characters: { vader: { card: '01010', damage } },
        supports: { chamber: '08010' },
        discard: ['Dodge'],
      },
      player2: { characters: trooper },
    })
    match.player1.use('chamber')
    expect(match.characters.vader.damage).toBe(0)
    expect(match.player1.hand).toHaveLength(drawn)
  }
})

test('modifiers of unblockable damage are unblockable, too [sd.unblockable.2]', () => {
  const match = situation({
    player1: {
      characters: {
        guard: { card: '03019', pool: ['+2 melee'], upgrades: [{ card: 'Vibroknife', pool: ['1 melee'] }] },
      },
    },
    player2: { characters: { trooper: { card: '01002', shields: 3 } } },
  })
  match.player1.resolve('1 melee', { modifiers: ['+2 melee'], on: 'trooper' })
  expect(match.characters.trooper).toMatchObject({ damage: 3, shields: 3 })
})

test('damage that is all blocked is not taken [sd.take-damage.1]', () => {
  for (const [shields, upgrades] of [
    [2, ['Hunker Down']],
    [1, []],
  ] as const) {
    const match = situation({
      player1: { characters: { vader: { card: '01010', pool: ['2 melee'] } } },
      player2: { characters: { finn: { card: '01045', shields, upgrades: ['Hunker Down'] } } },
    })
    match.player1.resolve('2 melee', { on: 'finn' })
    expect(match.characters.finn).toMatchObject({ shields: 0, upgrades })
  }
})

test('damage that is not taken was dealt all the same [sd.take-damage.2]', () => {
  const match = situation({
    player1: { characters: { vader: { card: '01010', pool: ['2 melee'] } } },
    player2: { characters: { dooku: { card: '01009', shields: 3 } }, hand: ['Dodge'] },
  })
  match.player1.resolve('2 melee', { on: 'dooku' })
  expect(match.question).toBe('use-ability')
  match.player2.no()
  expect(match.characters.dooku).toMatchObject({ damage: 0, shields: 1 })
})

test('cards of opponents are not spotted [sd.spot.3]', () => {
  const position = (mine: string) =>
    situation({
      player1: { characters: { mine }, hand: ['Force Training'], resources: 2 },
      player2: { characters: { kylo: '01011' } },
    })
  expect(position('01001').player1.offers({ do: 'play' })).toBe(false)
  expect(position('01010').player1.offers({ do: 'play' })).toBe(true)
})

test('remaining health is health less damage; shields don’t count [sd.remaining-health.1] [sd.clar-eaw.14]', () => {
  const match = situation({
    player1: { characters: { mace: { card: '03034', pool: ['1 shield'] } } },
    player2: {
      characters: {
        weak: { card: '01001', damage: 9, shields: 3 },
        hale: { card: '01010', damage: 10 },
        worn: { card: '01002', damage: 6 },
      },
    },
  })
  match.player1.use('mace')
  expect(match.player1.all('card')).toEqual(['weak', 'worn'])
  match.player1.choose({ card: 'weak' })
  expect(match.characters.weak).toBeUndefined()
})

/** Cargo Hold moves an upgrade from luke to the trooper beside him. */
function cargoHold() {
  const match = situation({
    battlefield: 'Cargo Hold, Eravana',
    player1: {
      characters: {
        luke: {
          card: '01035',
          upgrades: [{ card: 'Force Throw', exhausted: true, pool: ['1 disrupt'] }],
        },
        trooper: '01030',
      },
    },
    player2: { characters: { enemy: '01002' } },
  })
  match.player1.claim(true)
  return match
}

test('the die of a moved upgrade goes back to its card [sd.move.3]', () => {
  const match = cargoHold()
  expect(match.player1.pool).toEqual([])
  expect(match.upgrades['Force Throw']).toMatchObject({ dice: 1, pool: [] })
})

test('a moved upgrade stays ready or exhausted, as it was [sd.move.4]', () => {
  expect(cargoHold().upgrades['Force Throw'].ready).toBe(false)
})

test('an upgrade can be moved to whom it could not be played on, and stays there [sd.move.5] [sd.play-restriction.3] [sd.clar-sor.12]', () => {
  const match = cargoHold()
  match.nextRound()
  expect(match.characters).toMatchObject({ luke: { upgrades: [] }, trooper: { upgrades: ['Force Throw'] } })
})
