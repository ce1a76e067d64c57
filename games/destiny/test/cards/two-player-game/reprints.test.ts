/** Cards of earlier sets that the Two-Player Game brings again: each plays as its first printing does. */
import { expect, test } from 'vitest'
import { situation } from '../../play.ts'

const leia = { leia: '01028' } as const

test.each(['01074', '04015'])(
  'Tactical Mastery gives two more actions to who spots a red character, each taken or forgone [card: 01074] [card: 04015] [sd.additional-actions.2]',
  (printing) => {
    const match = situation({
      player1: { characters: { phasma: '01001', kylo: '01011' }, hand: [printing], resources: 1 },
      player2: { characters: leia },
    })
    match.player1.play('Tactical Mastery')
    expect(match.player1).toMatchObject({ resources: 0, question: 'additional-action' })
    match.player1.activate('phasma')
    expect(match.player1.question).toBe('additional-action')
    match.player1.choose({ do: 'forgo' })
    expect(match.asked).toBe('player2')
  },
)

test.each(['01074', '04015'])(
  'Tactical Mastery gives nothing to who spots no red character [card: 01074] [card: 04015] [sd.spot.4]',
  (printing) => {
    const match = situation({
      player1: { characters: { kylo: '01011' }, hand: [printing], resources: 1 },
      player2: { characters: leia },
    })
    match.player1.play('Tactical Mastery')
    expect(match.asked).toBe('player2')
  },
)

test.each(['01084', '04018'])(
  'Intimidate takes all shields of one character, whoever’s it is [card: 01084] [card: 04018]',
  (printing) => {
    for (const target of ['kylo', 'leia'] as const) {
      const match = situation({
        player1: { characters: { kylo: { card: '01011', shields: 2 } }, hand: [printing] },
        player2: { characters: { leia: { card: '01028', shields: 3 } } },
      })
      match.player1.play('Intimidate')
      match.player1.choose({ card: target })
      expect(match.characters.kylo.shields).toBe(target === 'kylo' ? 0 : 2)
      expect(match.characters.leia.shields).toBe(target === 'leia' ? 0 : 3)
    }
  },
)

test.each(['02080', '04020'])(
  'Doubt rerolls an opponent’s die, and he resolves or removes it [card: 02080] [card: 04020]',
  (printing) => {
    for (const [way, damage] of [
      ['resolve', 2],
      ['remove', 0],
    ] as const) {
      const match = situation(
        {
          player1: { characters: { trooper: { card: '02001', pool: ['1 disrupt'] } }, hand: [printing] },
          player2: { characters: { enemy: { card: '02001', pool: ['blank'] } } },
        },
        { dice: ['2 ranged'] },
      )
      match.player1.play('Doubt')
      match.player2.choose({ way })
      if (match.question === 'damage') match.player2.choose({ card: 'trooper' })
      expect(match.characters.trooper.damage).toBe(damage)
      expect([match.player1.pool, match.player2.pool]).toEqual([['1 disrupt'], []])
    }
  },
)

test.each([
  ['02138', '02136'],
  ['04021', '04043'],
])(
  'Parry removes one die with melee damage, Evade one with ranged damage, from any pool [card: 02138] [card: 02136] [card: 04021] [card: 04043]',
  (parry, evade) => {
    const match = situation({
      player1: {
        characters: { rey: { card: '01038', pool: ['1 melee'] } },
        hand: [parry, evade],
        resources: 2,
      },
      player2: { characters: { vader: { card: '02010', dice: 2, pool: ['1 ranged', '2 melee'] } } },
    })
    match.player1.play('Evade')
    expect(match.player2.pool).toEqual(['2 melee'])
    match.player2.pass()
    match.player1.play('Parry')
    expect(match.player1.all('die')).toEqual(['1 melee', '2 melee'])
    match.player1.choose({ die: '2 melee' })
    expect(match.player2.pool).toEqual([])
  },
)

test.each(['01142', '04035'])(
  'Logistics resolves a resource die for 1 more, if a red character is spotted [card: 01142] [card: 04035] [sd.spot.4]',
  (printing) => {
    for (const [friend, resources] of [
      ['01028', 2],
      ['01038', 0],
    ] as const) {
      const match = situation({
        player1: { characters: { friend, kylo: { card: '01011', pool: ['1 resource'] } }, hand: [printing] },
        player2: { characters: { enemy: '01038' } },
      })
      match.player1.play('Logistics')
      expect(match.player1.resources).toBe(resources)
    }
  },
)

test.each(['01111', '04037'])(
  'Strategic Planning exhausts any support, or readies one without a mod [card: 01111] [card: 04037] [sd.errata-aw.5]',
  (printing) => {
    const planning = () =>
      situation({
        unwritten: true,
        player1: {
          characters: leia,
          supports: {
            falcon: { card: '01049', exhausted: true, upgrades: ['08088'] },
            bike: { card: '01018', exhausted: true },
          },
          hand: [printing],
          resources: 1,
        },
        player2: { characters: { kylo: '01011' }, supports: { atst: '01005' } },
      })
    const readied = planning()
    readied.player1.play('Strategic Planning')
    readied.player1.choose({ way: 'ready' })
    if (readied.question === 'ready') {
      expect(readied.player1.offers({ card: 'falcon' })).toBe(false)
      readied.player1.choose({ card: 'bike' })
    }
    expect([readied.supports.bike.ready, readied.supports.falcon.ready]).toEqual([true, false])
    const exhausted = planning()
    exhausted.player1.play('Strategic Planning')
    exhausted.player1.choose({ way: 'exhaust' })
    expect(exhausted.supports.atst.ready).toBe(false)
  },
)

test('Defensive Stance gives a character 2 shields [card: 01115] [card: 04039] [card: 09061]', () => {
  for (const printing of ['01115', '04039', '09061']) {
    const match = situation({
      player1: { characters: { luke: '01035' }, hand: [printing], resources: 1 },
      player2: { characters: { kylo: '01011' } },
    })
    match.player1.play('Defensive Stance')
    expect(match.player1.all('card')).toEqual(['kylo', 'luke'])
    match.player1.choose({ card: 'luke' })
    expect(match.characters.luke.shields).toBe(2)
    expect(match.player1.resources).toBe(0)
  }
})

test('Flank removes a die of an opponent with fewer ready characters, and can’t be played else [card: 01156] [card: 04044] [card: 10015]', () => {
  for (const printing of ['01156', '04044', '10015'])
    for (const ready of [1, 2]) {
      const match = situation({
        player1: { characters: { rey: '01038', finn: '01045' }, hand: [printing], resources: 1 },
        player2: {
          characters: { kylo: { card: '01011', pool: ['1 melee'], exhausted: ready < 2 }, phasma: '01001' },
        },
      })
      expect(match.player1.offers({ do: 'play' })).toBe(ready < 2)
      if (ready === 2) continue
      match.player1.play('Flank')
      expect(match.player2.pool).toEqual([])
    }
})
