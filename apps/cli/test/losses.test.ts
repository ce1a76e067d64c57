/** What is lost or double is said in both languages, with the names of cards, ships and figures. */
import { deckbuilding } from '@dejarik/deckbuilding'
import { destiny } from '@dejarik/destiny'
import { imperialAssault } from '@dejarik/imperial-assault'
import { type BaseState, type Game, isRefusal, Match } from '@dejarik/kernel'
import { speaker } from '@dejarik/text'
import { xwing } from '@dejarik/xwing'
import { expect, test } from 'vitest'

/** What is said of the first position of a match after something was done to it. */
function saidOf<S extends BaseState, O, V>(game: Game<S, O, V>, spoil: (state: S) => void): string[] {
  const options = game.readOptions({})
  if (isRefusal(options)) throw new Error(options.refused)
  const { state } = Match.start(game, options, 'losses')
  expect(game.conserved(state)).toBeNull()
  spoil(state)
  const lost = game.conserved(state)
  return lost === null ? [] : [speaker(game, 'en').say(lost), speaker(game, 'de').say(lost)]
}

test('The Deckbuilding Game: a card in two places, and one in none', () => {
  const twice = (s: Parameters<typeof deckbuilding.conserved>[0]): void => void s.exile.push(s.row[0])
  const [en, de] = saidOf(deckbuilding, twice)
  expect([en, de]).toEqual([
    expect.stringMatching(/^.+ lies in 2 places$/),
    expect.stringMatching(/^.+ liegt an 2 Orten$/),
  ])
  expect(saidOf(deckbuilding, (s) => void s.row.pop())[1]).toMatch(/ liegt an keinem Ort$/)
  expect(
    saidOf(deckbuilding, (s) => {
      s.force = 9
    }),
  ).toEqual(['the Force marker is on space 9', 'der Machtmarker liegt auf Feld 9'])
})

test('Destiny: a card in hand and discard pile', () => {
  const spoil = (s: Parameters<typeof destiny.conserved>[0]): void =>
    void s.players[0].discard.push(s.players[0].hand[0] ?? s.players[0].deck[0])
  const [en, de] = saidOf(destiny, spoil)
  expect(en).toMatch(/ is in the (?:hand|deck) and in the discard pile$/)
  expect(de).toMatch(/ ist (?:auf der Hand|im Deck) und im Ablagestapel$/)
  expect(
    saidOf(destiny, (s) => {
      s.players[1].resources = -1
    }),
  ).toEqual(['Player 2 owes resources', 'Spieler 2 schuldet Ressourcen'])
})

test('X-Wing: damage cards and tokens', () => {
  expect(saidOf(xwing, (s) => void s.decks[1].draw.pop())).toEqual([
    'Player 2 has 32 damage cards, not 33',
    'Spieler 2 hat 32 Schadenskarten statt 33',
  ])
  const [en, de] = saidOf(xwing, (s) => {
    s.ships[0].tokens[0] = -1
  })
  expect(en).toMatch(/^\w.+ has -1 tokens of the kind “[^:]+”$/)
  expect(de).toMatch(/^\w.+ hat -1 Marker der Art „[^:]+“$/)
})

test('Imperial Assault: damage and command cards', () => {
  const [en, de] = saidOf(imperialAssault, (s) => {
    s.figures[0].damage = 99
  })
  expect(en).toMatch(/^[^:]+ has 99 damage$/)
  expect(de).toMatch(/^[^:]+ hat 99 Schaden$/)
  const fewer = (s: Parameters<typeof imperialAssault.conserved>[0]): void =>
    void (s.sides[0].deck.pop() ?? s.sides[0].hand.pop())
  expect(saidOf(imperialAssault, fewer)[1]).toMatch(/^Spieler 1 hat \d+ Befehlskarten statt \d+$/)
})
