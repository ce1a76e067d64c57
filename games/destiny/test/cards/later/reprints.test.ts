/** Cards of the first sets that later sets bring again: each plays as its first printing does, unless its text says otherwise. */
import { expect, test } from 'vitest'
import { CARDS, cardNumber } from '../../../facts/index.ts'
import { textOf } from '../../../rules/cards.ts'
import { situation } from '../../play.ts'

const kylo = { kylo: '01011' } as const
const leia = { leia: '01028' } as const

test.each(['01085', '09010'])(
  'Isolation removes a character die, never that of an upgrade, if a blue character is spotted [card: 01085] [card: 09010] [sd.spot.4] [sd.character-die.2]',
  (printing) => {
    for (const [spotted, left] of [
      ['01011', ['1 ranged']],
      ['01001', ['1 ranged', '2 ranged']],
    ] as const) {
      const match = situation({
        player1: { characters: { spotted }, hand: [printing], resources: 1 },
        player2: {
          characters: {
            leia: {
              card: '01028',
              pool: ['2 ranged'],
              upgrades: [{ card: 'Holdout Blaster', pool: ['1 ranged'] }],
            },
          },
        },
      })
      match.player1.play('Isolation')
      expect(match.player2.pool.toSorted()).toEqual(left)
    }
  },
)

test.each(['01086', '09011'])(
  'No Mercy adds the number of blue cards that were discarded to a die with damage [card: 01086] [card: 09011]',
  (printing) => {
    const match = situation({
      player1: {
        characters: { kylo: { card: '01011', pool: ['1 melee'] } },
        hand: [printing, 'Enrage', 'Intimidate', 'Dodge'],
        resources: 2,
      },
      player2: { characters: leia },
    })
    match.player1.play('No Mercy')
    expect(match.player1.all('card')).toEqual(['Enrage', 'Intimidate'])
    match.player1.pick({ card: 'Enrage' }, { card: 'Intimidate' })
    match.player1.choose({ card: 'leia' })
    expect(match.characters.leia.damage).toBe(3)
    expect(match.player1.discard).toEqual(['Enrage', 'Intimidate', 'No Mercy'])
  },
)

test('No Mercy as it was printed again finds indirect damage, too; the first printing does not [card: 09011] [card: 01086]', () => {
  for (const [printing, damage] of [
    ['09011', 3],
    ['01086', 0],
  ] as const) {
    const match = situation({
      unwritten: true,
      player1: {
        characters: { palpatine: { card: '05004', pool: ['2 indirect'] } },
        hand: [printing, 'Enrage'],
        resources: 2,
      },
      player2: { characters: leia },
    })
    match.player1.play('No Mercy')
    match.player1.pick({ card: 'Enrage' })
    expect(match.characters.leia.damage).toBe(damage)
    expect(match.player1.pool).toEqual(damage > 0 ? [] : ['2 indirect'])
  }
})

test.each(['01072', '09025'])(
  'Probe looks at two cards of an opponent’s hand and discards the events among them [card: 01072] [card: 09025] [sd.look.1]',
  (printing) => {
    const match = situation(
      {
        player1: { characters: { phasma: '01001' }, hand: [printing] },
        player2: { characters: leia, hand: ['Dodge', 'Datapad', 'Block'] },
      },
      { picks: ['Datapad', 'Block'] },
    )
    match.player1.play('Probe')
    expect(match.player2).toMatchObject({ hand: ['Dodge', 'Datapad'], discard: ['Block'] })
    expect(match.player1.view.players[1].hand.map(({ seenBy }) => seenBy)).toEqual([0, 3])
  },
)

test('Probe finds a hand of one card, and everybody is told whose it was, not which [card: 01072] [sd.look.1]', () => {
  const match = situation({
    player1: { characters: { phasma: '01001' }, hand: ['01072'] },
    player2: { characters: leia, hand: ['Datapad'] },
  })
  match.player1.play('Probe')
  const told = match.match.log.find(({ what }) => what === 'look')
  expect(told?.args).toEqual({ seat: 0, of: 1, count: 1 })
})

test.each(['01075', '09028'])(
  'The Best Defense... hurts a red character and removes up to two dice of an opponent [card: 01075] [card: 09028]',
  (printing) => {
    for (const removed of [1, 2]) {
      const match = situation({
        player1: { characters: { phasma: '01001', ...kylo }, hand: [printing], resources: 1 },
        player2: {
          characters: { leia: { card: '01028', dice: 2, pool: ['2 ranged', '1 focus'] }, rey: '01038' },
        },
      })
      match.player1.play('The Best Defense...')
      match.player1.pick(...[{ die: '2 ranged' }, { die: '1 focus' }].slice(0, removed))
      expect(match.characters.phasma.damage).toBe(3)
      expect(match.player2.pool).toEqual(removed === 2 ? [] : ['1 focus'])
    }
  },
)

test.each(['01075', '09028'])(
  'The Best Defense... removes nothing where no red character can be hurt [card: 01075] [card: 09028]',
  (printing) => {
    const match = situation({
      player1: { characters: kylo, hand: [printing], resources: 1 },
      player2: { characters: { leia: { card: '01028', pool: ['2 ranged'] } } },
    })
    match.player1.play('The Best Defense...')
    expect(match.characters.kylo.damage).toBe(0)
    expect(match.player2.pool).toEqual(['2 ranged'])
  },
)

test.each(['01095', '09044'])(
  'Fight Dirty deals as much damage as yellow dice were removed [card: 01095] [card: 09044]',
  (printing) => {
    const match = situation({
      player1: {
        characters: {
          jango: { card: '01021', dice: 2, pool: ['1 ranged', 'blank'] },
          phasma: { card: '01001', pool: ['2 ranged'] },
        },
        hand: [printing],
        resources: 1,
      },
      player2: { characters: leia },
    })
    match.player1.play('Fight Dirty')
    expect(match.player1.all('of')).toEqual(['jango'])
    match.player1.pick({ die: '1 ranged' }, { die: 'blank' })
    match.player1.choose({ card: 'leia' })
    expect(match.characters.leia.damage).toBe(2)
    expect(match.player1.pool).toEqual(['2 ranged'])
  },
)

test.each(['01105', '09078'])(
  'Field Medic heals 2 damage, or as much as there is [card: 01105] [card: 09078] [sd.heal.2]',
  (printing) => {
    for (const [damage, left] of [
      [5, 3],
      [1, 0],
    ]) {
      const match = situation({
        player1: { characters: { leia: { card: '01028', damage } }, hand: [printing], resources: 1 },
        player2: { characters: kylo },
      })
      match.player1.play('Field Medic')
      expect(match.characters.leia.damage).toBe(left)
    }
  },
)

test.each(['01128', '09094'])(
  'Draw Attention moves up to 2 damage from one of your characters to another, past shields [card: 01128] [card: 09094] [sd.move.6]',
  (printing) => {
    for (const moved of [1, 2]) {
      const match = situation({
        player1: {
          characters: { han: { card: '01046', shields: 1 }, leia: { card: '01028', damage: 5 } },
          hand: [printing],
        },
        player2: { characters: { kylo: { card: '01011', damage: 3 } } },
      })
      match.player1.play('Draw Attention')
      match.player1.number(moved)
      expect(match.characters.leia.damage).toBe(5 - moved)
      expect(match.characters.han).toMatchObject({ damage: moved, shields: 1 })
      expect(match.characters.kylo.damage).toBe(3)
    }
  },
)

test.each(['01149', '09112'])(
  'Use The Force turns any die to any other side, if a blue character is spotted [card: 01149] [card: 09112] [sd.turn-die.2] [sd.spot.2]',
  (printing) => {
    const force = (spotted: string) =>
      situation({
        player1: { characters: { spotted }, hand: [printing], resources: 1 },
        player2: { characters: { kylo: { card: '01011', pool: ['2 melee for 1'] } } },
      })
    const turned = force('01035')
    turned.player1.play('Use The Force')
    expect(turned.player1.offers({ to: '2 melee for 1' })).toBe(false)
    turned.player1.choose({ die: '2 melee for 1', to: 'blank' })
    expect(turned.player2.pool).toEqual(['blank'])
    const unseen = force('01028')
    unseen.player1.play('Use The Force')
    expect(unseen.player2.pool).toEqual(['2 melee for 1'])
  },
)

test.each(['01150', '09116'])(
  'It Binds All Things may be exhausted for 1 off a blue upgrade, and only for that [card: 01150] [card: 09116] [sd.decrease.2] [sd.play-card.5]',
  (printing) => {
    const match = situation({
      player1: {
        characters: kylo,
        supports: { binds: printing },
        hand: ['Lightsaber', 'DL-44 Heavy Blaster Pistol'],
        resources: 2,
      },
      player2: { characters: { rey: '01038' } },
    })
    expect(match.player1.offers({ do: 'play', card: 'DL-44 Heavy Blaster Pistol' })).toBe(false)
    match.player1.play('Lightsaber', { using: 'binds' })
    expect(match.characters.kylo.upgrades).toEqual(['Lightsaber'])
    expect(match.player1.resources).toBe(0)
    expect(match.supports.binds.ready).toBe(false)
  },
)

test.each(['01150', '09116'])(
  'It Binds All Things stays ready if its player pays in full, and is asked for once [card: 01150] [card: 09116] [sd.play-card.6]',
  (printing) => {
    const match = situation({
      player1: { characters: kylo, supports: { binds: printing }, hand: ['Lightsaber'], resources: 3 },
      player2: { characters: { rey: '01038' } },
    })
    match.player1.play('Lightsaber')
    expect(match.asked).toBe('player2')
    expect(match.player1.resources).toBe(0)
    expect(match.supports.binds.ready).toBe(true)
  },
)

test.each(['01059', '09118'])(
  'Lightsaber cuts through shields and is redeployed [card: 01059] [card: 09118] [sd.redeploy.1] [sd.redeploy.3]',
  (printing) => {
    const match = situation({
      player1: {
        characters: {
          weak: { card: '01012', damage: 6, upgrades: [{ card: printing, pool: ['special'] }] },
          finn: '01045',
        },
      },
      player2: { characters: { vader: { card: '01010', shields: 2, pool: ['2 melee'] } } },
    })
    match.player1.resolve('special', { on: 'vader' })
    expect(match.characters.vader).toMatchObject({ damage: 2, shields: 2 })
    match.player2.resolve('2 melee', { on: 'weak' })
    match.player1.choose({ card: 'finn' })
    expect(match.characters.finn.upgrades).toEqual(['Lightsaber'])
  },
)

test.each(['01143', '09131'])(
  'Squad Tactics activates any number of characters that are not unique [card: 01143] [card: 09131]',
  (printing) => {
    for (const count of [1, 2]) {
      const match = situation({
        player1: { characters: { phasma: '01001', one: '01012', two: '01012' }, hand: [printing] },
        player2: { characters: { rey: '01038' } },
      })
      match.rolls('1 ranged', '2 ranged')
      match.player1.play('Squad Tactics')
      expect(match.player1.all('card')).toEqual(['one', 'two'])
      match.player1.pick(...[{ card: 'one' }, { card: 'two' }].slice(0, count))
      expect(match.player1.pool).toEqual(['1 ranged', '2 ranged'].slice(0, count))
      expect(match.characters.phasma.ready).toBe(true)
    }
  },
)

test.each(['01159', '09144'])(
  'Electroshock removes a die worth at most 2, if a yellow character is spotted [card: 01159] [card: 09144] [sd.die-value.2]',
  (printing) => {
    const shock = (spotted: string) =>
      situation({
        player1: { characters: { spotted }, hand: [printing], resources: 1 },
        player2: {
          characters: {
            vader: { card: '01010', dice: 2, pool: ['3 melee', 'blank'] },
            kylo: { card: '01011', pool: ['2 melee for 1'] },
          },
        },
      })
    const match = shock('01046')
    match.player1.play('Electroshock')
    expect(match.player1.all('die')).toEqual(['2 melee for 1', 'blank'])
    match.player1.choose({ die: '2 melee for 1' })
    expect(match.player2.pool).toEqual(['3 melee', 'blank'])
    const unseen = shock('01028')
    unseen.player1.play('Electroshock')
    expect(unseen.player2.pool).toHaveLength(3)
  },
)

test.each(['01162', '09150'])(
  'Unpredictable rerolls a die of either player, and another action follows [card: 01162] [card: 09150] [sd.ambush.1]',
  (printing) => {
    for (const [die, pools] of [
      ['1 melee', [['2 ranged'], ['blank']]],
      ['2 ranged', [['blank'], ['1 melee']]],
    ] as const) {
      const match = situation(
        {
          player1: { characters: { jango: { card: '01021', pool: ['2 ranged'] } }, hand: [printing] },
          player2: { characters: { kylo: { card: '01011', pool: ['1 melee'] } } },
        },
        { dice: ['blank'] },
      )
      match.player1.play('Unpredictable')
      match.player1.pick({ die })
      expect([match.player1.pool, match.player2.pool]).toEqual(pools)
      expect(match.player1.question).toBe('additional-action')
    }
  },
)

test.each(['01153', '09163'])(
  'Block removes all dice with melee damage of an opponent, and no others [card: 01153] [card: 09163]',
  (printing) => {
    const match = situation({
      player1: { characters: { rey: { card: '01038', pool: ['1 melee'] } }, hand: [printing], resources: 2 },
      player2: {
        characters: {
          vader: { card: '01010', dice: 2, pool: ['3 melee', '1 shield'] },
          kylo: { card: '01011', pool: ['1 melee'] },
        },
      },
    })
    match.player1.play('Block')
    expect(match.player2.pool).toEqual(['1 shield'])
    expect(match.player1.pool).toEqual(['1 melee'])
  },
)

test.each(['01165', '09173'])(
  'Command Center: every opponent of who claims it loses the top 2 cards of his deck [card: 01165] [card: 09173]',
  (printing) => {
    const match = situation({
      battlefield: printing,
      player1: { characters: { rey: '01038' }, deck: ['Aim', 'Aim'] },
      player2: { characters: kylo, deck: ['Dodge', 'Aim', 'Block'] },
      player3: { characters: { jango: '01021' }, deck: ['Flank', 'Block', 'Aim'] },
    })
    match.player1.claim(true)
    expect(match.player1.discard).toEqual([])
    expect(match.player2.discard).toEqual(['Dodge', 'Aim'])
    expect(match.player3.discard).toEqual(['Flank', 'Block'])
  },
)

test.each(['01093', '11042'])(
  'Armed to the Teeth deals as much damage as upgrades were discarded from one yellow character [card: 01093] [card: 11042] [sd.damage.8]',
  (printing) => {
    const armed = () =>
      situation({
        player1: {
          characters: {
            jango: { card: '01021', upgrades: ['Datapad', 'Holdout Blaster'] },
            phasma: { card: '01001', upgrades: ['F-11D Rifle'] },
          },
          hand: [printing],
        },
        player2: { characters: leia },
      })
    const match = armed()
    match.player1.choose({ do: 'play' })
    expect(match.player1.all('card')).toEqual(['Datapad', 'Holdout Blaster'])
    match.player1.pick({ card: 'Datapad' }, { card: 'Holdout Blaster' })
    match.player1.choose({ card: 'leia' })
    expect(match.characters.leia.damage).toBe(2)
    expect(match.characters.jango.upgrades).toEqual([])
    const none = armed()
    none.player1.choose({ do: 'play' })
    none.player1.pick()
    expect(none.asked).toBe('player2')
    expect(none.characters.leia.damage).toBe(0)
  },
)

test.each(['01160', '11146'])(
  'Reversal removes a die with damage and deals its value to a character, if a yellow character is spotted [card: 01160] [card: 11146] [sd.spot.4]',
  (printing) => {
    const reversal = (spotted: string) =>
      situation({
        player1: { characters: { spotted }, hand: [printing], resources: 3 },
        player2: {
          characters: {
            rey: { card: '01038', shields: 1 },
            vader: { card: '01010', dice: 2, pool: ['3 melee', '1 shield'] },
          },
        },
      })

    const match = reversal('01021')
    match.player1.play('Reversal')
    match.player1.choose({ card: 'rey' })
    expect(match.characters.rey).toMatchObject({ damage: 2, shields: 0 })
    expect(match.player2.pool).toEqual(['1 shield'])
    const unseen = reversal('01028')
    unseen.player1.play('Reversal')
    expect(unseen.player2.pool).toEqual(['3 melee', '1 shield'])
  },
)

test('Reversal as it was printed again finds indirect damage, too; the first printing does not [card: 11146] [card: 01160]', () => {
  for (const [printing, damage] of [
    ['11146', 2],
    ['01160', 0],
  ] as const) {
    const match = situation({
      unwritten: true,
      player1: { characters: { jango: '01021' }, hand: [printing], resources: 3 },
      player2: { characters: { palpatine: { card: '05004', pool: ['2 indirect'] } } },
    })
    match.player1.play('Reversal')
    if (damage > 0) match.player1.choose({ card: 'palpatine' })
    expect(match.characters.palpatine.damage).toBe(damage)
    expect(match.player2.pool).toEqual(damage > 0 ? [] : ['2 indirect'])
  }
})

test.each(['01023', '09049'])(
  'Crime Lord has a character defeated at the end of the round, his own fall notwithstanding [card: 01023] [card: 09049] [sd.clar-aw.6] [sd.delayed.2]',
  (printing) => {
    const match = situation({
      player1: {
        characters: {
          jabba: { card: '01020', damage: 10, upgrades: [{ card: printing, pool: ['special'] }] },
          bala: '01019',
        },
        resources: 6,
      },
      player2: { characters: { vader: { card: '01010', pool: ['2 melee'] }, trooper: '01002' } },
    })
    match.player1.resolve('special')
    match.player1.choose({ card: 'trooper' })
    expect(match.player1.resources).toBe(1)
    match.player2.resolve('2 melee', { on: 'jabba' })
    expect(match.player1.discard).toEqual(['Crime Lord'])
    expect(match.characters.trooper).toBeDefined()
    match.nextRound()
    expect(match.characters.trooper).toBeUndefined()
  },
)

test.each(['01023', '09049'])(
  'Crime Lord wants all of 5 resources [card: 01023] [card: 09049]',
  (printing) => {
    const match = situation({
      player1: {
        characters: { jabba: { card: '01020', upgrades: [{ card: printing, pool: ['special'] }] } },
        resources: 4,
      },
      player2: { characters: { trooper: '01002' } },
    })
    match.player1.resolve('special')
    expect(match.player1.resources).toBe(4)
    match.nextRound()
    expect(match.characters.trooper).toBeDefined()
  },
)

test('whoever is out of cards has lost before Crime Lord strikes after the round; as it was printed again it strikes before the end [card: 01023] [card: 09049] [sd.clar-aw.7] [sd.win.3]', () => {
  for (const [printing, winner] of [
    ['01023', 'player2'],
    ['09049', 'player1'],
  ] as const) {
    const match = situation({
      player1: {
        characters: { jabba: { card: '01020', upgrades: [{ card: printing, pool: ['special'] }] } },
        resources: 5,
        deck: [],
      },
      player2: { characters: { trooper: '01002' } },
    })
    match.player1.resolve('special')
    match.player1.choose({ card: 'trooper' })
    match.player2.pass()
    match.player1.pass()
    expect(match.winner).toBe(winner)
  }
})

test('a printing with another text is written for itself, never by its first printing [sd.copy.1]', () => {
  for (const { id, reprintOf } of CARDS.filter(({ isReworded }) => isReworded))
    expect(textOf(cardNumber(id)) ?? null).not.toBe(textOf(cardNumber(reprintOf ?? id)))
})
