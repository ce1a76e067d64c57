/** Part 1: what becomes of events, supports and upgrades. */
import { expect, test } from 'vitest'
import { type Situation, situation } from '../play.ts'

const trooper = { trooper: '01002' } as const
const rifle = 'F-11D Rifle'

test('an event does what it says and is discarded; it is never in play [sd.event-card.1] [sd.in-play.3] [sd.hand.1] [sd.st-play-card.2]', () => {
  const match = situation({
    player1: { characters: { luke: '01035' }, hand: ['Defensive Stance'], resources: 1 },
    player2: { characters: trooper },
  })
  match.player1.play('Defensive Stance')
  expect(match.state.cards).toHaveLength(2)
  expect(match.player1.discard).toEqual([])
  match.player1.choose({ card: 'luke' })
  expect(match.characters.luke.shields).toBe(2)
  expect(match.player1.discard).toEqual(['Defensive Stance'])
  expect(match.player1.resources).toBe(0)
})

test('an event may be played although it will have no effect [sd.event-card.2]', () => {
  const match = situation({
    player1: { characters: { luke: '01035' }, hand: ['Use The Force'], resources: 1 },
    player2: { characters: trooper },
  })
  match.player1.play('Use The Force')
  expect(match.player1.discard).toEqual(['Use The Force'])
  expect(match.player1.resources).toBe(0)
})

test('a card costs what is printed on it, and who has less does not play it [sd.cost.1] [sd.st-play-card.1] [sd.st-play-card.8]', () => {
  const position = (resources: number) =>
    situation({
      player1: { characters: { phasma: '01001' }, hand: ['First Order TIE Fighter'], resources },
      player2: { characters: trooper },
    })
  expect(position(2).player1.offers({ do: 'play' })).toBe(false)
  const match = position(4)
  match.player1.play('First Order TIE Fighter')
  expect(match.player1.resources).toBe(1)
})

test('a support enters play ready with its die on it [sd.support-card.1] [sd.in-play.1] [sd.st-play-card.7] [sd.st-ready.1]', () => {
  const match = situation({
    player1: { characters: { phasma: '01001' }, hand: ['First Order TIE Fighter'], resources: 3 },
    player2: { characters: trooper },
  })
  match.player1.play('First Order TIE Fighter')
  expect(match.supports['First Order TIE Fighter']).toMatchObject({ ready: true, dice: 1, pool: [] })
  expect(match.characters.phasma.upgrades).toEqual([])
  expect(match.player1.discard).toEqual([])
})

test('an activated support is exhausted and rolls its die, and it stays in play round after round [sd.support-card.2] [sd.support-card.4] [sd.dice-pool.1]', () => {
  const match = situation({
    player1: { characters: { phasma: '01001' }, supports: { tie: 'First Order TIE Fighter' } },
    player2: { characters: trooper },
  })
  match.player1.activate('tie', ['2 ranged'])
  expect(match.supports.tie).toMatchObject({ ready: false, pool: ['2 ranged'] })
  match.nextRound()
  expect(match.supports.tie).toMatchObject({ ready: true, dice: 1, pool: [] })
})

test('supports take no damage: they are no targets [sd.support-card.3]', () => {
  const match = situation({
    player1: { characters: { phasma: { card: '01001', pool: ['2 ranged'] } }, supports: { own: 'Outpost' } },
    player2: { characters: trooper, supports: { tie: 'First Order TIE Fighter' } },
  })
  match.player1.resolve('2 ranged')
  expect(match.player1.all('card')).toEqual(['phasma', 'trooper'])
})

test('there may be any number of supports [sd.support-card.5]', () => {
  const twelve = Object.fromEntries(Array.from({ length: 12 }, (_, i) => [`outpost${i}`, 'Outpost']))
  const match = situation({
    player1: { characters: { phasma: '01001' }, supports: twelve, hand: ['Outpost'], resources: 2 },
    player2: { characters: trooper },
  })
  match.player1.play('Outpost')
  expect(Object.keys(match.supports)).toHaveLength(13)
})

test('a Modify upgrade goes on a support of the kind that it names, never on a character [sd.upgrade-card.2] [sd.play-card.4]', () => {
  const position = (supports: { readonly [name: string]: string }) =>
    situation({
      player1: { characters: { phasma: '01001' }, supports, hand: ['Dorsal Turret'], resources: 1 },
      player2: { characters: trooper, supports: { theirs: 'AT-ST' } },
    })
  expect(position({ outpost: 'Outpost' }).player1.offers({ do: 'play' })).toBe(false)
  const match = position({ outpost: 'Outpost', tie: 'First Order TIE Fighter', walker: 'AT-ST' })
  match.player1.choose({ do: 'play', card: 'Dorsal Turret' })
  expect(match.question).toBe('attach')
  expect(match.player1.all('card')).toEqual(['tie', 'walker'])
  match.player1.choose({ card: 'walker' })
  match.player1.no()
  expect(match.supports.walker.upgrades).toEqual(['Dorsal Turret'])
})

test('upgrades go when what they are attached to leaves play [sd.upgrade-card.4]', () => {
  const match = situation({
    player1: {
      characters: { grenadier: { card: '01002', upgrades: [{ card: 'EMP Grenades', pool: ['special'] }] } },
    },
    player2: {
      characters: trooper,
      supports: { tie: { card: 'First Order TIE Fighter', upgrades: ['Dorsal Turret'] } },
    },
  })
  match.player1.resolve('special')
  expect(match.supports).toEqual({})
  expect(match.upgrades).toEqual({})
  expect([...match.player2.discard].sort()).toEqual(['Dorsal Turret', 'First Order TIE Fighter'])
})

test('a fourth upgrade is paid in full, one of the four goes at once, and nothing was replaced [sd.upgrade-card.7] [sd.upgrade-card.9] [sd.st-play-card.5]', () => {
  const named = (name: string) => ({ card: rifle, name })
  const match = situation({
    player1: {
      characters: { phasma: { card: '01001', upgrades: [named('a'), named('b'), named('c')] } },
      hand: [rifle, rifle],
      resources: 2,
    },
    player2: { characters: trooper },
  })
  match.player1.play(rifle)
  expect(match.question).toBe('too-many-upgrades')
  expect(match.player1.all('card')).toEqual([rifle, 'a', 'b', 'c'].sort())
  match.player1.choose({ card: 'b' })
  expect(match.characters.phasma.upgrades).toEqual(['a', 'c', rifle])
  expect(match.player1.resources).toBe(0)
  match.player2.pass()
  match.player1.play(rifle, { replace: 'a' })
  expect(match.characters.phasma.upgrades).toEqual(['c', rifle, `${rifle} 2`])
})

test('an upgrade may have another colour than its character, and weapons and copies are not counted [sd.upgrade-card.10] [sd.upgrade-card.11] [sd.upgrade-card.12]', () => {
  const match = situation({
    player1: {
      characters: { phasma: { card: '01001', upgrades: ['Lightsaber', rifle] } },
      hand: ['Lightsaber'],
      resources: 3,
    },
    player2: { characters: trooper },
  })
  match.player1.play('Lightsaber')
  expect(match.question).not.toBe('too-many-upgrades')
  expect(match.characters.phasma.upgrades).toEqual(['Lightsaber', rifle, 'Lightsaber 2'])
})

test('activating a character rolls the die of an exhausted upgrade, and exhausts no upgrade [sd.upgrade-card.14] [sd.upgrade-card.15]', () => {
  const match = situation({
    player1: {
      characters: {
        quigon: {
          card: '01037',
          upgrades: [
            { card: "Qui-Gon Jinn's Lightsaber", name: 'saber', exhausted: true },
            { card: 'Jedi Robes', name: 'robes' },
          ],
        },
      },
    },
    player2: { characters: trooper },
  })
  match.player1.activate('quigon', ['1 melee', '+3 melee', '1 focus'])
  expect(match.pool('player1')).toEqual(['1 melee', '+3 melee', '1 focus'])
  expect(match.upgrades.saber.ready).toBe(false)
  expect(match.upgrades.robes.ready).toBe(true)
})

test('an upgrade is attached to one of its player’s characters, and its die lies there [sd.st-play-card.3] [sd.st-play-card.4]', () => {
  const match = situation({
    player1: { characters: { phasma: '01001', grunt: '01002' }, hand: [rifle], resources: 2 },
    player2: { characters: trooper },
  })
  match.player1.choose({ do: 'play', card: rifle })
  expect(match.player1.all('card')).toEqual(['grunt', 'phasma'])
  match.player1.choose({ card: 'grunt' })
  expect(match.characters.grunt.upgrades).toEqual([rifle])
  expect(match.upgrades[rifle]).toMatchObject({ dice: 1, pool: [] })
})

test('replacing costs the difference, and nothing if the new one costs no more [sd.st-play-card.6]', () => {
  const position = (hand: string) =>
    situation({
      player1: {
        characters: { phasma: { card: '01001', upgrades: [{ card: rifle, name: 'old' }] } },
        hand: [hand],
        resources: 3,
      },
      player2: { characters: trooper },
    })
  const dearer = position('Lightsaber')
  dearer.player1.play('Lightsaber', { replace: 'old' })
  expect(dearer.player1.resources).toBe(2)
  const same = position('Jetpack')
  same.player1.play('Jetpack', { replace: 'old' })
  expect(same.player1.resources).toBe(3)
  expect(same.player1.discard).toEqual([rifle])
  const cheaper = position('DH-17 Blaster Pistol')
  cheaper.player1.play('DH-17 Blaster Pistol', { replace: 'old' })
  expect(cheaper.player1.resources).toBe(3)
})

test('an upgrade is replaced once a round, and in the next round again [sd.upgrade-card.6]', () => {
  const match = situation({
    player1: {
      characters: { phasma: { card: '01001', upgrades: [{ card: rifle, name: 'old' }] } },
      hand: ['Jetpack', 'Lightsaber'],
      resources: 3,
    },
    player2: { characters: trooper },
  })
  match.player1.play('Jetpack', { replace: 'old' })
  match.player2.pass()
  match.player1.pass()
  match.nextRound()
  if (match.asked === 'player2') match.player2.pass()
  match.player1.play('Lightsaber', { replace: 'Jetpack' })
  expect(match.characters.phasma.upgrades).toEqual(['Lightsaber'])
})

/** Nothing to pay with but the Lightsaber that Kylo Ren carries. */
function choke(resources = 0): Situation {
  return situation({
    player1: {
      characters: { kylo: { card: '01011', upgrades: ['Lightsaber'] }, phasma: '01001' },
      hand: ['Comlink', 'Force Choke'],
      resources,
    },
    player2: { characters: trooper },
  })
}

test('an upgrade that only another can pay for is not discarded unasked [sd.upgrade-card.5] [sd.play-card.6]', () => {
  const match = choke()
  match.player1.play('Force Choke', { on: 'kylo' })
  expect([match.question, match.asked]).toEqual(['cost-short', 'player1'])
  expect(match.player1.offered).toMatchObject([
    { do: 'replace', card: 'Lightsaber', cost: 0 },
    { do: 'take-back' },
  ])
  expect(match.characters.kylo.upgrades).toEqual(['Lightsaber'])
  match.player1.choose({ do: 'replace' })
  expect(match.characters.kylo.upgrades).toEqual(['Force Choke'])
  expect(match.player1.discard).toEqual(['Lightsaber'])
})

test('who would rather keep his upgrade takes the card back and acts or passes as before [sd.illegal-actions.1] [sd.illegal-actions.2] [sd.illegal-actions.3]', () => {
  const match = choke()
  const before = match.player1.offered
  match.player1.play('Force Choke', { on: 'kylo' })
  match.player1.choose({ do: 'take-back' })
  expect(match.player1).toMatchObject({ hand: ['Comlink', 'Force Choke'], discard: [], resources: 0 })
  expect(match.characters.kylo.upgrades).toEqual(['Lightsaber'])
  expect([match.question, match.asked]).toEqual(['action', 'player1'])
  expect(match.player1.offered).toEqual(before)
  // To take a card back is no action: the pass that follows is the first.
  match.player1.pass()
  expect(match.asked).toBe('player2')
  match.player2.pass()
  expect(match.question).toBe('upkeep-discard')
})

test('nothing is asked of who can simply pay on a card without upgrades, and nobody who can pay takes back [sd.play-card.7]', () => {
  const match = choke(9)
  match.player1.play('Comlink', { on: 'phasma' })
  expect(match.asked).toBe('player2')
  match.player2.pass()
  match.player1.play('Force Choke', { on: 'kylo', ask: true })
  expect(match.player1.all('do')).toEqual(['pay', 'replace'])
})

test('a card that would exhaust another to be paid is asked for, and can be taken back [card: 01150] [sd.play-card.6] [sd.illegal-actions.1]', () => {
  const match = situation({
    player1: {
      characters: { kylo: '01011' },
      supports: { binds: '01150' },
      hand: ['Lightsaber'],
      resources: 2,
    },
    player2: { characters: trooper },
  })
  match.player1.play('Lightsaber')
  expect(match.player1.all('do')).toEqual(['ability', 'take-back'])
  match.player1.choose({ do: 'take-back' })
  expect(match.supports.binds.ready).toBe(true)
  expect(match.player1).toMatchObject({ hand: ['Lightsaber'], resources: 2 })
})

test('a card must be played next: who takes it back must still play it [sd.illegal-actions.1]', () => {
  const match = choke()
  match.state.orders.push({
    seat: 0,
    kind: 'must',
    action: 'play',
    card: match.state.players[0].hand[1],
    later: false,
  })
  match.player1.play('Force Choke', { on: 'kylo' })
  match.player1.choose({ do: 'take-back' })
  expect(match.player1.all('do')).toEqual(['pass', 'play'])
})
