import { expect, test } from 'vitest'
import { situation } from '../../play.ts'

test('A claim ability is optional [card: 01165] [sd.claim.6]', () => {
  const match = situation({
    battlefield: 'Command Center',
    player1: { characters: { rey: '01038' } },
    player2: { characters: { kylo: '01011' }, deck: ['Dodge', 'Aim', 'Block'] },
  })
  match.player1.claim(false)
  expect(match.player2.deck).toHaveLength(3)
})

test('Echo Base: a shield [card: 01166]', () => {
  const match = situation({
    battlefield: 'Echo Base',
    player1: { characters: { rey: '01038' } },
    player2: { characters: { kylo: '01011' } },
  })
  match.player1.claim(true)
  match.player1.choose({ card: 'rey' })
  expect(match.characters.rey.shields).toBe(1)
})

test('Emperor’s Throne Room: a die is turned to its special and may be resolved [card: 01167]', () => {
  const match = situation({
    battlefield: "Emperor's Throne Room",
    player1: {
      characters: { kylo: { card: '01011', pool: ['blank'] }, phasma: { card: '01001', pool: ['blank'] } },
    },
    player2: { characters: { rey: '01038' }, hand: ['Dodge'] },
  })
  match.player1.claim(true)
  expect(match.player1.pool).toEqual(['special', 'blank'])
  match.player1.choose({ do: 'die' })
  expect(match.player1.pool).toEqual(['blank'])
  expect(match.events).toContain('special')
})

test('Emperor’s Throne Room: whoever has claimed forgoes the action that a special would bring [card: 01167] [card: 01018] [sd.claim.3]', () => {
  const match = situation({
    battlefield: "Emperor's Throne Room",
    player1: {
      characters: { phasma: '01001' },
      supports: { bike: { card: '01018', pool: ['blank'] } },
    },
    player2: { characters: { rey: { card: '01038', pool: ['blank'] } } },
  })
  match.player1.claim(true)
  match.player1.choose({ do: 'die' })
  match.player1.choose({ do: 'die' })
  expect(match.events).toContain('special')
  expect(match.events).not.toContain('additional-action')
})

test('Emperor’s Throne Room: the die may stay [card: 01167]', () => {
  const match = situation({
    battlefield: "Emperor's Throne Room",
    player1: { characters: { kylo: { card: '01011', pool: ['blank'] } } },
    player2: { characters: { rey: '01038' } },
  })
  match.player1.claim(true)
  match.player1.decline()
  expect(match.player1.pool).toEqual(['special'])
})

test('Frozen Wastes: a character die goes [card: 01168]', () => {
  const match = situation({
    battlefield: 'Frozen Wastes',
    player1: { characters: { rey: '01038' } },
    player2: {
      characters: {
        kylo: {
          card: '01011',
          pool: ['1 melee'],
          upgrades: [{ card: 'Holdout Blaster', pool: ['1 ranged'] }],
        },
      },
    },
  })
  match.player1.claim(true)
  expect(match.player2.pool).toEqual(['1 ranged'])
})

test('Imperial Armory: an upgrade for 1 less, and Rey gets no action for it [card: 01169] [sd.faq.17]', () => {
  const match = situation({
    battlefield: 'Imperial Armory',
    player1: { characters: { rey: '01038' }, hand: ['Lightsaber', 'Dodge'], resources: 2 },
    player2: { characters: { kylo: '01011' } },
  })
  match.player1.claim(true)
  expect(match.characters.rey.upgrades).toEqual(['Lightsaber'])
  expect(match.player1.resources).toBe(0)
  expect(match.asked).toBe('player2')
})

test('Imperial Armory: what is still too dear stays in hand [card: 01169]', () => {
  const match = situation({
    battlefield: 'Imperial Armory',
    player1: { characters: { rey: '01038' }, hand: ['Lightsaber'], resources: 1 },
    player2: { characters: { kylo: '01011' } },
  })
  match.player1.claim(true)
  expect(match.player1.hand).toEqual(['Lightsaber'])
})

test('Jedi Temple: up to 2 events of an opponent’s hand are discarded [card: 01170]', () => {
  const match = situation({
    battlefield: 'Jedi Temple',
    player1: { characters: { rey: '01038' } },
    player2: { characters: { kylo: '01011' }, hand: ['Dodge', 'Datapad', 'Aim', 'Block'] },
  })
  match.player1.claim(true)
  expect(match.player1.all('card')).toEqual(['Aim', 'Block', 'Dodge'])
  match.player1.pick({ card: 'Dodge' }, { card: 'Block' })
  expect(match.player2.hand).toEqual(['Datapad', 'Aim'])
  expect(match.player1.view.players[1].hand.every(({ seenBy }) => seenBy === 3)).toBe(true)
})

test('Rebel War Room: a die is resolved without its resource cost [card: 01171] [sd.battlefield-choice.5]', () => {
  const match = situation({
    battlefield: 'Rebel War Room',
    player1: { characters: { han: { card: '01046', pool: ['3 ranged for 1'] } } },
    player2: { characters: { kylo: '01011' } },
  })
  match.player1.claim(true)
  match.player1.choose({ card: 'kylo' })
  expect(match.characters.kylo.damage).toBe(3)
})

test('Rebel War Room does not pay for Crime Lord [card: 01171] [sd.faq.22]', () => {
  const match = situation({
    battlefield: 'Rebel War Room',
    player1: {
      characters: { jango: { card: '01021', upgrades: [{ card: 'Crime Lord', pool: ['special'] }] } },
      resources: 4,
    },
    player2: { characters: { rey: '01038', finn: '01045' } },
  })
  match.player1.claim(true)
  expect(match.player1.resources).toBe(4)
  match.nextRound()
  expect(Object.keys(match.characters)).toEqual(['jango', 'rey', 'finn'])
})

test('Mos Eisley Spaceport: an upgrade goes back to the hand for a resource [card: 01172]', () => {
  const match = situation({
    battlefield: 'Mos Eisley Spaceport',
    player1: { characters: { rey: { card: '01038', upgrades: ['Datapad'] } } },
    player2: { characters: { kylo: { card: '01011', upgrades: ['Lightsaber'] } } },
  })
  match.player1.claim(true)
  expect(match.player1.hand).toEqual(['Datapad'])
  expect(match.player1.resources).toBe(1)
})

test('Mos Eisley Spaceport gives nothing without an upgrade [card: 01172]', () => {
  const match = situation({
    battlefield: 'Mos Eisley Spaceport',
    player1: { characters: { rey: '01038' } },
    player2: { characters: { kylo: { card: '01011', upgrades: ['Lightsaber'] } } },
  })
  match.player1.claim(true)
  expect(match.player1.resources).toBe(0)
})

test('Separatist Base: each opponent hurts one of his own, past shields [card: 01173]', () => {
  const match = situation({
    battlefield: 'Separatist Base',
    player1: { characters: { rey: '01038' } },
    player2: { characters: { kylo: { card: '01011', shields: 1 }, phasma: '01001' } },
  })
  match.player1.claim(true)
  match.player2.choose({ card: 'kylo' })
  expect(match.characters.kylo).toMatchObject({ damage: 1, shields: 1 })
  expect(match.characters.phasma.damage).toBe(0)
})

test('Starship Graveyard: a support or upgrade comes back on top of the deck [card: 01174]', () => {
  const match = situation({
    battlefield: 'Starship Graveyard',
    player1: { characters: { rey: '01038' }, deck: ['Dodge'], discard: ['Aim', 'Datapad', 'Outpost'] },
    player2: { characters: { kylo: '01011' } },
  })
  match.player1.claim(true)
  expect(match.player1.all('card')).toEqual(['Datapad', 'Outpost'])
  match.player1.pick({ card: 'Outpost' })
  expect(match.player1.deck).toEqual(['Outpost', 'Dodge'])
  expect(match.player1.discard).toEqual(['Aim', 'Datapad'])
})
