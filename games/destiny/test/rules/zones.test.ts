/** Part 3: in play and out of play, who sees what, and where things go. */
import { expect, test } from 'vitest'
import { NONE } from '../../index.ts'
import { newMatch, situation } from '../play.ts'
import { KYLO_STARTER, REY_STARTER } from './starter-decks.ts'

const trooper = { trooper: '01002' } as const
const saber = 'Lightsaber'

test('actions of cards in play can be used, those of cards anywhere else can’t [sd.in-play.4] [sd.out-of-play.1]', () => {
  const match = situation({
    player1: {
      characters: { jabba: '01020' },
      supports: { contacts: 'Underworld Connections' },
      hand: ['Drudge Work'],
      discard: ['Hutt Ties'],
      deck: ['Power of the Dark Side'],
    },
    player2: { characters: trooper },
  })
  expect(match.player1.offered.filter((words) => words.do === 'use').map(({ card }) => card)).toEqual([
    'contacts',
  ])
})

test('what is put into play from a pile enters play like anything else [sd.in-play.5]', () => {
  const match = situation({
    player1: {
      characters: { leia: '01028' },
      hand: ['Rearm'],
      discard: ['IQA-11 Blaster Rifle'],
      resources: 2,
    },
    player2: { characters: trooper },
  })
  match.player1.play('Rearm')
  expect(match.characters.leia.upgrades).toEqual(['IQA-11 Blaster Rifle'])
  expect(match.upgrades['IQA-11 Blaster Rifle']).toMatchObject({ ready: true, dice: 1, pool: [] })
  expect(match.events.filter((what) => what === 'enter-play')).toHaveLength(1)
  expect(match.player1.discard).toEqual(['Rearm'])
})

test('what is discarded from play is a card in play [sd.in-play.6]', () => {
  const match = situation({
    player1: {
      characters: { han: { card: '01046', pool: ['3 ranged for 1'] } },
      hand: ['Disarm', 'Holdout Blaster'],
      resources: 1,
    },
    player2: {
      characters: { kylo: { card: '01011', upgrades: [saber, 'Infantry Grenades'] } },
      hand: ['Gaffi Stick'],
      discard: ['Flame Thrower'],
    },
  })
  match.player1.play('Disarm')
  expect(match.player1.all('card')).toEqual(['Infantry Grenades', saber])
})

test('a card that leaves play and comes back is a new one: its Power Action is unused [sd.in-play.7]', () => {
  const match = situation(
    {
      player1: {
        characters: { maul: { card: '05002', upgrades: ["Maul's Lightsaber"] } },
        resources: 5,
      },
      player2: {
        characters: { jabba: '01020' },
        hand: ['Confiscation'],
        resources: 3,
      },
    },
    { dice: ['2 melee', '2 melee'] },
  )
  match.player1.use("Maul's Lightsaber")
  expect(match.pool('player1')).toEqual(['2 melee'])
  match.player2.play('Confiscation')
  expect(match.player1.offers({ do: 'use' })).toBe(false)
  match.player1.play("Maul's Lightsaber")
  match.player2.pass()
  match.player1.use("Maul's Lightsaber")
  expect(match.pool('player1')).toEqual(['2 melee'])
})

test('tokens on a card that leaves play are removed [sd.out-of-play.2]', () => {
  const match = situation({
    player1: { characters: { jango: '01021' }, hand: ['Confiscation'], resources: 2 },
    player2: {
      characters: { jabba: { card: '01020', upgrades: [{ card: 'Con Artist', pool: ['special'] }] } },
      resources: 2,
    },
    turn: 'player2',
  })
  match.player2.resolve('special')
  expect(match.upgrades['Con Artist'].damage).toBe(1)
  match.player1.play('Confiscation')
  match.player2.play('Con Artist')
  expect(match.upgrades['Con Artist'].damage).toBe(0)
})

test('a card goes to the hand, deck and discard pile of its owner, whoever controls it [sd.out-of-play.3] [sd.hand.5] [sd.deck.4]', () => {
  const position = () => {
    const match = situation({
      battlefield: 'Mos Eisley Spaceport',
      player1: { characters: { grievous: { card: '01003', damage: 2, pool: ['2 melee'] } } },
      player2: {
        characters: { jabba: '01020', kylo: { card: '01011', damage: 9, upgrades: ['Ancient Lightsaber'] } },
        hand: ['Confiscation'],
        resources: 2,
      },
    })
    match.player1.resolve('2 melee', { on: 'kylo' })
    match.player1.choose({ card: 'Ancient Lightsaber' })
    expect(match.characters.grievous.upgrades).toEqual(['Ancient Lightsaber'])
    return match
  }
  const hand = position()
  hand.player2.play('Confiscation')
  expect([hand.player1.hand, hand.player2.hand]).toEqual([[], ['Ancient Lightsaber']])
  const own = position()
  own.player2.pass()
  own.player1.claim(true)
  expect([own.player1.hand, own.player2.hand]).toEqual([[], ['Confiscation', 'Ancient Lightsaber']])
  const deck = position()
  deck.player2.pass()
  deck.player1.use('Ancient Lightsaber')
  expect(deck.player1.deck).not.toContain('Ancient Lightsaber')
  expect(deck.player2.deck.at(-1)).toBe('Ancient Lightsaber')
})

test('only dice in one’s own pool are resolved, and dice on cards are out of reach of all effects [sd.dice-pool.2] [sd.dice-pool.3] [sd.dice-on-cards.2] [sd.resolve-dice.4]', () => {
  const match = situation({
    player1: {
      characters: { luke: { card: '01035', dice: 2, pool: ['2 melee'] } },
      supports: { falcon: '01049' },
      hand: ['Use The Force', 'Parry'],
      resources: 2,
    },
    player2: { characters: { vader: { card: '01010', dice: 2, pool: ['3 melee'] } } },
  })
  expect(match.player1.offered.filter((words) => words.do === 'resolve').map(({ of }) => of)).toEqual([
    'luke',
  ])
  match.player1.play('Use The Force')
  expect([...new Set(match.player1.offered.map(({ die, pool }) => `${die} ${pool}`))]).toEqual([
    '2 melee player1',
    '3 melee player2',
  ])
  match.player1.choose({ die: '3 melee', to: 'blank' })
  match.player2.pass()
  match.player1.play('Parry')
  // Luke’s second die, which lies on him, shows nothing.
  expect(match.pool('player1')).toEqual([])
  expect(match.pool('player2')).toEqual(['blank'])
})

test('hands and decks are counted but not seen by the other; resources are open, and deck orders hidden from all [sd.hand.4] [sd.deck.2] [sd.deck.3] [sd.resources-zone.2]', () => {
  const match = situation({
    player1: {
      characters: { rey: '01038' },
      hand: ['Dodge', 'Block'],
      deck: ['Flank', 'Aim', 'Evade'],
      resources: 4,
    },
    player2: { characters: trooper },
  })
  const own = match.player1.view.players[0]
  const seen = match.player2.view.players[0]
  expect(own.hand.map(({ kind }) => kind)).not.toContain(NONE)
  expect(seen.hand.map(({ kind }) => kind)).toEqual([NONE, NONE])
  expect([seen.deck, seen.resources]).toEqual([3, 4])
  expect([own.knownInDeck, seen.knownInDeck]).toEqual([[], []])
})

test('discarded cards lie face up in their owner’s pile, open to all [sd.discard-pile.1] [sd.discard-pile.2]', () => {
  const match = situation({
    player1: { characters: { rey: { card: '01038', pool: ['1 melee'] } }, hand: ['Dodge', 'Block'] },
    player2: { characters: trooper },
  })
  const [dodge] = match.state.players[0].hand
  match.player1.reroll('Dodge', [])
  const [shown] = match.player2.view.players[0].discard
  expect(shown).toMatchObject({ card: dodge, kind: match.state.kinds[dodge] })
  expect(match.player1.discard).toEqual(['Dodge'])
})

test('the order of a discard pile changes nothing [sd.discard-pile.3]', () => {
  const offered = (discard: readonly string[]) => {
    const match = situation({
      player1: { characters: { rey: '01038' }, hand: ['Return of the Jedi'], discard, resources: 1 },
      player2: { characters: trooper },
    })
    match.player1.play('Return of the Jedi')
    return match.player1.all('card')
  }
  const cards = ['Defensive Stance', 'Dodge', 'Patience', 'Riposte']
  expect(offered(cards)).toEqual(['Defensive Stance', 'Patience', 'Riposte'])
  expect(offered(cards.toReversed())).toEqual(offered(cards))
})

test('a card that is being played lies open in the queue, then goes where it belongs [sd.queue-zone.1] [sd.queue-zone.2] [sd.play-card.2] [sd.actions.2]', () => {
  const match = situation({
    player1: {
      characters: { phasma: { card: '01001', upgrades: [{ card: 'F-11D Rifle', name: 'old' }] } },
      hand: ['F-11D Rifle', 'Take Cover'],
      resources: 3,
    },
    player2: { characters: trooper },
  })
  const [upgrade, event] = match.state.players[0].hand
  match.player1.play('F-11D Rifle', { ask: true })
  expect(match.player1.hand).toEqual(['Take Cover'])
  expect(match.player2.view.playing).toMatchObject([{ card: upgrade, kind: match.state.kinds[upgrade] }])
  match.player1.choose({ do: 'pay' })
  expect(match.player2.view.playing).toEqual([])
  expect(match.characters.phasma.upgrades).toEqual(['old', 'F-11D Rifle'])
  match.player2.pass()
  match.player1.play('Take Cover')
  expect(match.player2.view.playing).toMatchObject([{ card: event }])
  match.player1.choose({ card: 'phasma' })
  expect(match.player1.discard).toEqual(['Take Cover'])
})

test('spent resources, healed damage and removed shields are gone [sd.supply.2]', () => {
  const match = situation({
    player1: {
      characters: { leia: { card: '01028', damage: 3 } },
      hand: ['Field Medic'],
      resources: 3,
    },
    player2: { characters: { vader: { card: '01010', shields: 2 } }, hand: ['Intimidate'] },
  })
  match.player1.play('Field Medic')
  expect(match.player1.resources).toBe(2)
  expect(match.characters.leia.damage).toBe(1)
  match.player2.play('Intimidate')
  expect(match.characters.vader.shields).toBe(0)
})

test('defeated characters are set aside, open to all; Premonitions too, with a card that stays hidden [sd.set-aside.4] [sd.set-aside.5]', () => {
  const match = situation({
    player1: {
      characters: { vader: { card: '01010', pool: ['2 melee'] } },
      hand: ['Premonitions', 'Dodge'],
    },
    player2: { characters: { rey: { card: '01038', damage: 8 }, ...trooper } },
  })
  match.player1.resolve('2 melee', { on: 'rey' })
  expect(match.player2.aside).toEqual(['Rey'])
  expect(match.player1.view.players[1].aside.map(({ kind }) => kind)).not.toContain(NONE)
  match.player2.pass()
  match.player1.play('Premonitions')
  match.player1.choose({ way: 'stack' })
  expect(match.player1.aside).toEqual(['Premonitions', 'Dodge'])
  const seen = match.player2.view.players[0].aside.map(({ kind }) => kind === NONE)
  expect(seen.slice(-2)).toEqual([false, true])
})

test('a deck has 30 cards; dice of its cards are set aside, and nobody sees them [sd.deck.1] [sd.set-aside.1] [sd.set-aside.3] [sd.in-play.2]', () => {
  const match = newMatch({ decks: [KYLO_STARTER, REY_STARTER] })
  for (const { hand, deck } of match.state.players) expect(hand.length + deck.length).toBe(30)
  const kylo = match.player2.view.cards.filter(({ controller }) => controller === 0)
  expect(kylo.map(({ type }) => type)).toEqual(['character', 'character', 'plot'])
  const diceOf = match.player2.view.dice.map(({ card }) => card)
  expect(
    diceOf.every((card) => match.state.cards.some(({ id, type }) => id === card && type === 'character')),
  ).toBe(true)
  expect(match.player2.view.players[0].aside.map(({ kind }) => match.state.kinds.includes(kind))).toEqual([
    true,
  ])
})

test('of an empty deck nothing is drawn, and nothing is told of it [sd.drawing.3]', () => {
  const match = situation({
    player1: { characters: { kylo: '01011' }, hand: ['Dodge'], deck: [] },
    player2: { characters: { rey: '01038' } },
  })
  match.nextRound()
  const drawn = match.match.log.filter(({ what }) => what === 'draw').map(({ args }) => args.seat)
  expect(drawn).toEqual([1])
})

test.each([
  ['Command Center', 'deck', 'discard-top'],
  ['Jedi Temple', 'hand', 'look'],
  ['War-Torn Streets', 'hand', 'discard'],
] as const)(
  '%s and an opponent without cards: nothing is told, and it can be taken back [sd.discard-pile.1] [sd.look.1] [sd.discard-symbol.1]',
  (battlefield, pile, told) => {
    const claims = (cards: readonly string[]) => {
      const { player1, match } = situation({
        battlefield,
        player1: { characters: { rey: '01038' } },
        player2: { characters: { kylo: '01011' }, hand: ['Aim'], deck: ['Aim'], [pile]: cards },
      })
      player1.claim(true)
      return { match, told: match.log.map(({ what }) => what) }
    }
    const some = claims(['Dodge', 'Dodge'])
    expect(some.told).toContain(told)
    expect(some.match.undoable(0)).toMatchObject({ refused: 'undo-revealed' })
    const none = claims([])
    expect(none.told).not.toContain(told)
    expect(none.match.undoable(0)).toEqual({ to: expect.any(Number) })
  },
)

test('who has no damage is not healed, and nothing is told [sd.heal.1] [sd.heal.2]', () => {
  const operative = { card: 'Lone Operative', pool: ['special'] }
  const match = situation({
    player1: { characters: { rey: { card: '01038', upgrades: [operative] } } },
    player2: { characters: { kylo: '01011' } },
  })
  match.player1.resolve('special')
  expect(match.characters.rey.damage).toBe(0)
  expect(match.match.log.map(({ what }) => what)).not.toContain('heal')
})
