import { expect, test } from 'vitest'
import { situation } from '../../play.ts'

const KYLO = { characters: { kylo: { card: '01011' } } }
const REY = { characters: { rey: { card: '04024' } } }

test('Extract sets cards of a discard pile aside [card: 07146]', () => {
  const match = situation({
    player1: { ...REY, hand: ['07146'] },
    player2: { ...KYLO, discard: ['Dodge', 'Caution', 'Lightsaber'] },
  })
  match.player1.play('Extract')
  match.player1.choose({ seat: 'player2' })
  match.player1.pick({ card: 'Dodge' }, { card: 'Lightsaber' })
  expect(match.player2.discard).toEqual(['Caution'])
  expect(match.player2.aside).toEqual(['Dodge', 'Lightsaber'])
})

test('in Free Fall the opponent chooses which die he loses [card: 07147]', () => {
  const match = situation({
    player1: { ...REY, hand: ['07147'], resources: 1 },
    player2: { characters: { kylo: { card: '01011', dice: 2, pool: ['2 melee for 1', 'blank'] } } },
  })
  match.player1.play('Free Fall')
  match.player2.pick({ die: 'blank' })
  expect(match.pool('player2')).toEqual(['2 melee for 1'])
  expect(match.question).toBe('additional-action')
})

test('Made to Suffer discards for each blank, on both sides [card: 07148]', () => {
  const match = situation({
    player1: {
      characters: { rey: { card: '04024', pool: ['blank'] } },
      hand: ['07148'],
      resources: 1,
      deck: ['Dodge', 'Dodge', 'Dodge'],
    },
    player2: {
      characters: { kylo: { card: '01011', dice: 2, pool: ['blank', 'blank'] } },
      deck: ['Dodge', 'Dodge', 'Dodge'],
    },
  })
  match.player1.play('Made to Suffer')
  expect([match.player1.deck.length, match.player2.deck.length]).toEqual([2, 1])
})

test('Nature’s Charm rerolls two dice of anybody [card: 07149]', () => {
  const match = situation(
    {
      player1: { characters: { rey: { card: '04024', pool: ['blank'] } }, hand: ['07149'] },
      player2: { characters: { kylo: { card: '01011', dice: 2, pool: ['2 melee for 1', '1 melee'] } } },
    },
    { dice: ['2 melee', 'blank'] },
  )
  match.player1.play("Nature's Charm")
  match.player1.pick({ of: 'rey' }, { die: '2 melee for 1' })
  expect([match.pool('player1'), match.pool('player2')]).toEqual([['2 melee'], ['blank', '1 melee']])
})

test('… of three players, only his own and those of one opponent [card: 07149] [sd.mp-opponent.1]', () => {
  const match = situation({
    player1: { characters: { rey: { card: '04024', pool: ['blank'] } }, hand: ['07149'] },
    player2: { characters: { kylo: { card: '01011', pool: ['1 melee'] } } },
    player3: { characters: { jango: { card: '01021', pool: ['2 ranged'] } } },
  })
  match.player1.play("Nature's Charm")
  match.player1.choose({ do: 'seat', seat: 'player3' })
  expect(match.player1.offers({ of: 'jango' })).toBe(true)
  expect(match.player1.offers({ of: 'rey' })).toBe(true)
  expect(match.player1.offers({ of: 'kylo' })).toBe(false)
})

test('Quell removes all indirect damage of an opponent [card: 07150]', () => {
  const match = situation({
    player1: {
      characters: { jarjar: { card: '05047', pool: ['1 indirect'] } },
      hand: ['07150'],
      resources: 2,
    },
    player2: {
      characters: {
        jarjar2: { card: '05047', dice: 2, pool: ['1 indirect', '1 shield'] },
        warrior: { card: '07072', pool: ['2 indirect'] },
      },
    },
  })
  match.player1.play('Quell')
  expect([match.pool('player1'), match.pool('player2')]).toEqual([['1 indirect'], ['1 shield']])
})

test('who is Under Attack takes the damage as he likes [card: 07151]', () => {
  const match = situation({
    player1: { characters: { rey: '04024', han: '01046' }, hand: ['07151'], resources: 1 },
    player2: {
      characters: {
        kylo: { card: '01011', dice: 2, pool: ['2 melee for 1', '1 melee'] },
        jawa: { card: '06004', pool: ['blank'] },
      },
    },
  })
  match.player1.play('Under Attack')
  match.player1.pick({ die: '2 melee for 1' }, { die: '1 melee' })
  match.player1.split({ rey: 1, han: 2 })
  expect([match.characters.rey.damage, match.characters.han.damage]).toEqual([1, 2])
  expect(match.pool('player2')).toEqual(['blank'])
})

test.each([
  [['Dodge', 'Lightsaber'], 2],
  [['Dodge'], 0],
])('the Junkers sell what lies in %j [card: 07152]', (discard, resources) => {
  const match = situation({
    player1: { ...REY, supports: { junk: { card: '07152', pool: ['special'] } }, discard },
    player2: KYLO,
  })
  match.player1.resolve('special')
  expect(match.player1.resources).toBe(resources)
  expect(match.player1.discard).toEqual(['Dodge'])
})

test.each([
  ['blank', ['Podracer']],
  ['1 shield', []],
])('a Podracer that rolls %s [card: 07153]', (face, hand) => {
  const match = situation({ player1: { ...REY, supports: { pod: '07153' } }, player2: KYLO })
  match.player1.activate('pod', [face])
  expect(match.player1.hand).toEqual(hand)
})

test('Macrobinoculars see a hand and shield a character [card: 07154]', () => {
  const match = situation({
    player1: { characters: { rey: { card: '04024', upgrades: [{ card: '07154', pool: ['special'] }] } } },
    player2: { ...KYLO, hand: ['Dodge'] },
  })
  const [card] = match.state.players[1].hand
  match.player1.resolve('special', { on: 'rey' })
  expect(match.characters.rey.shields).toBe(1)
  expect(match.state.known[card] & 1).toBe(1)
})

test.each([
  [2, ['Boonta Eve Classic'], 0, 3],
  [3, [], 4, 4],
])('the Boonta Eve Classic after %i laps [card: 07155] [sd.later.3]', (before, plots, resources, on) => {
  const match = situation({
    player1: {
      ...REY,
      plot: '07155',
      supports: { pod: { card: '07153', resources: before, pool: ['1 shield'] } },
    },
    player2: KYLO,
  })
  match.player1.resolve('1 shield', { on: 'rey' })
  match.player1.yes()
  expect(match.picture.player1).toMatchObject({ plots, resources })
  expect(match.supports.pod.resources).toBe(on)
})

test('… is won once: an opponent’s copy is set aside, too [card: 07155] [sd.plot.2] [sd.copy.1]', () => {
  const match = situation({
    player1: {
      ...REY,
      plot: '07155',
      supports: { pod: { card: '07153', resources: 3, pool: ['1 shield'] } },
    },
    player2: { ...KYLO, plot: '07155' },
  })
  match.player1.resolve('1 shield', { on: 'rey' })
  match.player1.yes()
  expect(match.picture.player2).toMatchObject({ plots: [], resources: 0 })
  expect(match.picture.player1).toMatchObject({ plots: [], resources: 4 })
})

test.each([
  [1, 1],
  [4, 3],
])('the Arena of Death remembers %i [card: 07156]', (count, damage) => {
  const match = situation({
    battlefield: '07156',
    player1: { ...REY, aside: Array.from({ length: count }, () => '06004') },
    player2: KYLO,
  })
  match.player1.claim(true)
  expect(match.characters.kylo.damage).toBe(damage)
})

test('the Bendu’s die serves who rolled it, until another takes the lair [card: 07157]', () => {
  const match = situation({ battlefield: '07157', player1: REY, player2: KYLO }, { dice: ['2 shield'] })
  match.player1.use("Bendu's Lair")
  expect(match.pool('player1')).toEqual(['2 shield'])
  match.player2.claim()
  expect(match.pool('player1')).toEqual([])
})

test('… and its player may resolve it, or claim with it in his pool [card: 07157]', () => {
  const match = situation({ battlefield: '07157', player1: REY, player2: KYLO }, { dice: ['2 shield'] })
  match.player1.use("Bendu's Lair")
  match.player2.pass()
  match.player1.resolve('2 shield', { on: 'rey' })
  expect(match.characters.rey.shields).toBe(2)
  expect(match.pool('player1')).toEqual([])
})

test('… and is gone with the lair [card: 07157] [card: 02137] [sd.dice-leave-play.1]', () => {
  const match = situation(
    {
      battlefield: '07157',
      player1: { ...REY, hand: ['02137'], resources: 2 },
      player2: { ...KYLO, battlefield: '04046' },
    },
    { dice: ['2 shield'] },
  )
  match.player1.use("Bendu's Lair")
  match.player2.pass()
  match.player1.play('New Orders')
  expect(match.picture.battlefield).not.toBe("Bendu's Lair")
  expect(match.pool('player1')).toEqual([])
})

test.each([
  ['05170', 2],
  [undefined, 1],
])('the Comm Tower with the plot %s resolves a die for %i [card: 07158]', (plot, resources) => {
  const match = situation({
    battlefield: '07158',
    player1: {
      characters: { han: { card: '01046', pool: ['1 resource'] } },
      ...(plot !== undefined && { plot }),
    },
    player2: KYLO,
  })
  match.player1.claim(true)
  expect(match.player1.resources).toBe(resources)
})

test('at Mos Espa an opponent chooses, unless there is a podracer [card: 07159]', () => {
  const given = (supports: object) =>
    situation({
      battlefield: '07159',
      player1: { ...REY, supports: { ...supports } },
      player2: { ...KYLO, resources: 1 },
    })
  const match = given({})
  match.player1.claim(true)
  match.player2.choose({ do: 'way', way: 'gain' })
  expect([match.player1.resources, match.player2.resources]).toEqual([1, 1])
  const both = given({ pod: '07153' })
  both.player1.claim(true)
  expect([both.player1.resources, both.player2.resources]).toEqual([1, 0])
})

test.each([
  ['Lightsaber', ['2 melee for 1']],
  ['Dodge', ['2 melee for 1', 'blank']],
])('in the Rift Valley %s leaves %j [card: 07160]', (top, pool) => {
  const match = situation({
    battlefield: '07160',
    player1: { ...REY, deck: [top, 'Dodge'] },
    player2: { characters: { kylo: { card: '01011', dice: 2, pool: ['2 melee for 1', 'blank'] } } },
  })
  match.player1.claim(true)
  if (top === 'Lightsaber') match.player1.choose({ die: 'blank' })
  expect(match.pool('player2')).toEqual(pool)
})
