import { expect, test } from 'vitest'
import type { Given, UpgradeGiven } from '../../../position/given.ts'
import { type Chance, situation } from '../../play.ts'

/** player1's Vader can finish Rey, who has 1 health left; she carries these downgrades of his. */
function hunt(
  downgrades: readonly (string | UpgradeGiven)[],
  more: Given['player1'] = {},
  given: Given = {},
) {
  const match = situation({
    ...given,
    player1: { characters: { vader: { card: '01010', pool: ['2 melee'] } }, ...more },
    player2: {
      characters: { rey: { card: '01038', damage: 9, upgrades: downgrades }, luke: '01035' },
      hand: ['Dodge', 'Take Cover', 'Disarm', 'Evade'],
    },
  })
  return match
}

/** player2 activates Kylo, who carries a downgrade of player1. */
function activation(downgrade: string, faces: readonly string[], chance: Chance = {}) {
  const match = situation(
    {
      turn: 'player2',
      player1: { characters: { vader: '01010' } },
      player2: {
        characters: {
          kylo: { card: '01011', dice: 2, upgrades: [downgrade, 'Lightsaber'] },
          phasma: '01001',
        },
        hand: ['Dodge', 'Take Cover', 'Disarm', 'Evade'],
      },
    },
    chance,
  )
  match.player2.activate('kylo', faces)
  return match
}

test('Mind Extraction silences what the character says, but not its special [card: 09005]', () => {
  const match = situation({
    turn: 'player2',
    player1: { characters: { vader: '01010' } },
    player2: {
      characters: {
        luke: { card: '01035', upgrades: ['Mind Extraction'] },
        kylo: { card: '01011', pool: ['special'], upgrades: [{ card: 'Mind Extraction', name: 'second' }] },
      },
    },
  })
  match.player2.activate('luke', ['1 shield'])
  expect(match.player2.hand).toEqual([])
  match.player1.pass()
  match.player2.resolve('special')
  expect(match.events).toContain('special')
})

test('Mind Extraction ends the actions of its character, and only its player buys him free [card: 09005]', () => {
  const match = situation({
    player1: { characters: { vader: '01010' } },
    player2: { characters: { leia: { card: '01028', pool: ['1 focus'], upgrades: ['Mind Extraction'] } } },
  })
  expect(match.player1.offers({ do: 'use' })).toBe(false)
  match.player1.pass()
  expect(match.player2.offers({ do: 'use', card: 'leia' })).toBe(false)
  match.player2.use('Mind Extraction')
  expect(match.characters.leia).toMatchObject({ ready: false, downgrades: [] })
  expect(match.player1.discard).toEqual(['Mind Extraction'])
  match.player1.pass()
  expect(match.player2.offers({ do: 'use', card: 'leia' })).toBe(true)
})

test('Mind Extraction takes a keyword that the card and another give [card: 09005] [sd.keywords.3]', () => {
  const position = (upgrades: readonly string[]) => {
    const match = situation({
      turn: 'player2',
      player1: { characters: { vader: { card: '01010', pool: ['2 melee'] } } },
      player2: { characters: { trooper: { card: '01030', upgrades } } },
    })
    match.player2.activate('trooper', ['1 shield'])
    return match.question
  }
  expect(position(['Personal Escort'])).toBe('guardian')
  expect(position(['Personal Escort', 'Mind Extraction'])).toBe('action')
})

test('Death Mark draws 3 cards for a defeat, though it is gone by then [card: 09039] [sd.triggered.2]', () => {
  const match = hunt(['Death Mark'])
  match.player1.resolve('2 melee', { on: 'rey' })
  expect(match.player1.discard).toEqual(['Death Mark'])
  match.player1.yes()
  expect(match.player1.hand).toHaveLength(3)
})

test('Death Mark does not care for another character [card: 09039]', () => {
  const match = hunt(['Death Mark'])
  match.player1.resolve('2 melee', { on: 'luke' })
  expect(match.question).toBe('action')
  expect(match.upgrades).toHaveProperty('Death Mark')
})

test('Enticing Reward plays a weapon out of the discard pile for nothing, and nothing else [card: 09040]', () => {
  const match = hunt(['Enticing Reward'], { discard: ['Lightsaber', 'Force Throw'], hand: ['Comlink'] })
  match.player1.resolve('2 melee', { on: 'rey' })
  expect(match.player1.all('card')).toEqual(['Comlink', 'Lightsaber'])
  match.player1.choose({ card: 'Lightsaber' })
  expect(match.characters.vader.upgrades).toEqual(['Lightsaber'])
})

test('Target Acquired is for the damaged [card: 09076]', () => {
  const match = situation({
    player1: { characters: { leia: '01028' }, hand: ['Target Acquired'], resources: 1 },
    player2: { characters: { rey: { card: '01038', damage: 1 }, luke: '01035' } },
  })
  match.player1.play('Target Acquired')
  expect(match.characters.rey.downgrades).toEqual(['Target Acquired'])
})

test('Target Acquired draws indirect damage, and the others get only what is too much [card: 09076] [sd.distribute.2]', () => {
  const position = (damage: number, upgrades: readonly string[]) => {
    const match = situation({
      unwritten: true,
      player1: { characters: { droid: { card: '08020', pool: ['2 indirect'] } } },
      player2: { characters: { rey: { card: '01038', damage, upgrades }, luke: '01035', finn: '01045' } },
    })
    match.player1.resolve('2 indirect')
    return match
  }
  const match = position(1, ['Target Acquired'])
  expect(match.characters.rey.damage).toBe(3)
  const weak = position(9, ['Target Acquired'])
  expect(weak.player2.all('card')).toEqual(['finn', 'luke'])
  weak.player2.split({ luke: 1 })
  expect(weak.characters).toMatchObject({ luke: { damage: 1 }, finn: { damage: 0 } })
  expect(weak.characters).not.toHaveProperty('rey')
  expect(position(9, []).player2.all('card')).toEqual(['finn', 'luke', 'rey'])
})

test('Secrets Laid Bare shows 3 random cards to all [card: 09105]', () => {
  const match = activation('Secrets Laid Bare', ['1 shield', '1 shield', 'blank'], {
    picks: ['Disarm', 'Dodge', 'Evade'],
  })
  const { hand } = match.player1.view.players[1]
  expect(hand.map(({ kind }) => kind >= 0)).toEqual([true, false, true, true])
})

test('Wanted pays 2 resources for a defeat, to whoever wants them [card: 09143]', () => {
  const match = hunt(['Wanted'])
  match.player1.resolve('2 melee', { on: 'rey' })
  match.player1.yes()
  expect(match.player1.resources).toBe(2)
  const other = hunt(['Wanted'])
  other.player1.resolve('2 melee', { on: 'rey' })
  other.player1.no()
  expect(other.player1.resources).toBe(0)
})

test('Shock Collar hurts whoever is activated with it [card: 09160]', () => {
  const match = activation('Shock Collar', ['1 shield', '1 shield', 'blank'])
  expect(match.characters.kylo.damage).toBe(1)
  match.player1.pass()
  match.player2.activate('phasma', ['blank'])
  expect(match.characters.phasma.damage).toBe(0)
})

test('Wounded takes 1 health, and whoever has no more is defeated [card: 09161]', () => {
  const position = (damage: number) =>
    situation({
      player1: { characters: { vader: '01010' }, hand: ['Wounded'], resources: 1 },
      player2: { characters: { rey: { card: '01038', damage }, luke: '01035' } },
    })
  const match = position(8)
  match.player1.play('Wounded', { on: 'rey' })
  expect(match.characters.rey).toMatchObject({ health: 9, damage: 8 })
  const deadly = position(9)
  deadly.player1.play('Wounded', { on: 'rey' })
  expect(deadly.characters).not.toHaveProperty('rey')
  expect(deadly.player1.discard).toEqual(['Wounded'])
})

test('Shadowed answers the action of its character, not that of an upgrade [card: 10010]', () => {
  const match = situation({
    turn: 'player2',
    player1: { characters: { vader: '01010' } },
    player2: {
      characters: {
        leia: { card: '01028', pool: ['1 focus'], upgrades: ['Shadowed', 'Hidden In Shadow'] },
      },
    },
  })
  match.player2.use('Hidden In Shadow')
  match.player1.pass()
  match.player2.use('leia')
  match.player1.yes()
  expect(match.characters.leia).toMatchObject({ shields: 0, damage: 0 })
})

test('Chancellor’s Edict takes all shields, and brings 2 in the end [card: 11006]', () => {
  const match = situation({
    player1: {
      characters: { vader: { card: '01010', pool: ['2 melee'] } },
      hand: ["Chancellor's Edict"],
      resources: 1,
    },
    player2: { characters: { rey: { card: '01038', damage: 8, shields: 3 }, luke: '01035' } },
  })
  match.player1.play("Chancellor's Edict", { on: 'rey' })
  expect(match.characters.rey.shields).toBe(0)
  match.player2.pass()
  match.player1.resolve('2 melee', { on: 'rey' })
  match.player1.yes()
  match.player1.choose({ card: 'vader' })
  expect(match.characters.vader.shields).toBe(2)
})

test('Hex removes a blank of its character once a round, and nothing of an upgrade [card: 11007]', () => {
  const match = situation({
    player1: { characters: { vader: '01010' } },
    player2: {
      characters: {
        kylo: {
          card: '01011',
          dice: 2,
          pool: ['blank', '1 shield'],
          upgrades: ['Hex', { card: 'Lightsaber', pool: ['blank'] }],
        },
      },
    },
  })
  match.player1.use('Hex')
  expect(match.player2.pool).toEqual(['1 shield', 'blank'])
  expect(match.upgrades.Hex.ready).toBe(false)
  match.player2.pass()
  expect(match.player1.offers({ do: 'use' })).toBe(false)
})

test('Priority Target takes the battlefield and uses its claim ability, claimed or not [card: 11024]', () => {
  const given = { battlefield: '01165', controller: 'player2' } as const
  const match = hunt(['Priority Target'], {}, given)
  match.player1.resolve('2 melee', { on: 'rey' })
  match.player1.yes()
  expect(match.question).toBe('use-claim')
  match.player1.yes()
  expect(match.picture).toMatchObject({ controller: 'player1', claimed: 'nobody' })
})

test('Priority Target uses a Power Action once more [card: 11024]', () => {
  const match = hunt(['Priority Target'], {}, { battlefield: '08159' })
  match.player1.use('Theed Royal Palace')
  match.player2.pass()
  match.player1.resolve('2 melee', { on: 'rey' })
  match.player1.yes()
  match.player1.yes()
  expect(match.player1.resources).toBe(2)
})

test('Ensnare deals damage for each die that shows damage [card: 11098]', () => {
  const match = activation('Ensnare', ['1 melee', '1 shield', '+2 melee'])
  match.player1.yes()
  expect(match.characters.kylo.damage).toBe(2)
  expect(match.player1.discard).toEqual(['Ensnare'])
})

test('Ensnare is kept by whoever waits for a better roll [card: 11098]', () => {
  const match = activation('Ensnare', ['1 melee', '1 shield', 'blank'])
  match.player1.no()
  expect(match.characters.kylo).toMatchObject({ damage: 0, downgrades: ['Ensnare'] })
})

test('Net Trap removes a die that shows damage, of the character or an upgrade [card: 11099]', () => {
  const match = activation('Net Trap', ['1 melee', '1 shield', '+2 melee'])
  match.player1.yes()
  expect(match.player1.all('die')).toEqual(['+2 melee', '1 melee'])
  match.player1.choose({ die: '+2 melee' })
  expect(match.player2.pool).toEqual(['1 melee', '1 shield'])
  expect(activation('Net Trap', ['1 shield', '1 shield', 'blank']).question).toBe('action')
})

test('Rolling Logs rerolls any of the dice [card: 11100]', () => {
  const match = activation('Rolling Logs', ['1 melee', '1 shield', '+2 melee'])
  match.player1.yes()
  match.rolls('blank', 'blank')
  match.player1.pick({ die: '1 melee' }, { die: '+2 melee' })
  expect(match.player2.pool).toEqual(['blank', '1 shield', 'blank'])
})

test('Dead Or Alive needs a bounty hunter to play, and pays for activation and defeat [card: 11138]', () => {
  const position = (hunter: string) =>
    situation({
      player1: {
        characters: { hunter: { card: hunter, pool: ['2 ranged'] } },
        hand: ['Dead Or Alive'],
        resources: 1,
      },
      player2: { characters: { rey: { card: '01038', damage: 9 }, luke: '01035' } },
    })
  expect(position('01001').player1.offers({ do: 'play' })).toBe(false)
  const match = position('01021')
  match.player1.play('Dead Or Alive', { on: 'rey' })
  match.player2.activate('rey', ['blank'])
  match.player1.pick({ card: 'Dead Or Alive' }, { card: 'hunter' })
  match.player1.yes()
  expect(match.player1.resources).toBe(1)
  match.until('action')
  match.player1.resolve('2 ranged', { on: 'rey' })
  match.player1.yes()
  expect(match.player1.resources).toBe(2)
})

test('Cruel Methods hurts when its player claims, not when another does [card: 12025]', () => {
  const position = () =>
    situation({
      player1: { characters: { vader: '01010' } },
      player2: { characters: { rey: { card: '01038', upgrades: ['Cruel Methods'] } } },
    })
  const match = position()
  match.player1.claim()
  match.player1.yes()
  expect(match.characters.rey.damage).toBe(1)
  const other = position()
  other.player1.pass()
  other.player2.claim()
  expect(other).toMatchObject({ question: 'action', asked: 'player1' })
})

test('Cruel Methods hurts when its player takes control by a card [card: 12025]', () => {
  const match = situation({
    controller: 'player2',
    player1: { characters: { vader: { card: '01010', pool: ['2 melee'] } } },
    player2: {
      characters: {
        rey: { card: '01038', damage: 9, upgrades: ['Priority Target'] },
        luke: { card: '01035', upgrades: ['Cruel Methods'] },
      },
    },
  })
  match.player1.resolve('2 melee', { on: 'rey' })
  match.player1.yes()
  match.player1.no()
  match.player1.yes()
  expect(match.characters.luke.damage).toBe(1)
})
