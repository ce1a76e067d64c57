import {
  type BaseState,
  type Catalogue,
  cloneRng,
  type Flow,
  type Game,
  type Message,
  type Option,
  type Outcome,
  OVER,
  type Rng,
  type Rule,
  refuse,
  type Seat,
  type Table,
} from '@dejarik/kernel'

/**
 * The smallest game with a secret, for tests of what works with any game: each player draws two of five pebbles,
 * the left one guesses the sum of what will be shown, then each shows one.
 */
export interface Pebbles extends BaseState {
  bag: number[]
  hands: number[][]
  guess: number
  shown: number[]
  outcome: Outcome | null
}

export interface Show extends Option {
  readonly do: 'show'
  readonly pebble: number
}

export interface PebblesView {
  readonly seat: Seat
  readonly hand: readonly number[]
  readonly shown: readonly number[]
}

const NAMES = ['chalk', 'flint', 'slate', 'amber', 'jet']

function* guess(t: Table<Pebbles>): Flow<string> {
  t.shuffle(0, t.state.bag)
  for (const hand of t.state.hands) hand.push(...t.state.bag.splice(0, 2))
  t.revealed('drawn')
  for (const [seat, hand] of t.state.hands.entries())
    t.log?.('draw', 'pb.deal.1', { seat, count: 2 }, { seat, args: { pebbles: hand.slice() } })
  t.state.guess = yield* t.chooseNumber(0, 'guess', { min: 0, max: 8 }, { rule: 'pb.guess.1' })
  t.log?.('guess', 'pb.guess.1', { seat: 0, number: t.state.guess })
  return 'show'
}

function* show(t: Table<Pebbles>): Flow<string> {
  const { hands, shown } = t.state
  for (const seat of [0, 1]) {
    const options = hands[seat].map((pebble): Show => ({ do: 'show', pebble }))
    const [choice] = yield* t.chooseSome(seat, 'show', options, { min: 1, max: 1 }, { rule: 'pb.show.1' })
    shown.push(choice.pebble)
    hands[seat].splice(hands[seat].indexOf(choice.pebble), 1)
    t.log?.('show', 'pb.show.1', { seat, pebble: choice.pebble })
  }
  const again = yield* t.may(1, 'again', { rule: 'pb.guess.2' })
  const right = shown[0] + shown[1] + (again ? 1 : 0) === t.state.guess
  t.state.outcome = { winners: [right ? 0 : 1], rule: 'pb.win.1' }
  return OVER
}

const en: Catalogue = {
  'seat.left': 'Left',
  'seat.right': 'Right',
  'ask.guess': 'Guess the sum of the two shown pebbles.',
  'ask.show': 'Show a pebble.',
  'ask.again': 'Add one to the sum?',
  'option.show': 'Show {pebble}',
  'log.draw':
    '{seat, select, 0 {Left} other {Right}} draws {count, plural, one {# pebble} other {# pebbles}}.',
  'log.draw-known': '{seat, select, 0 {Left} other {Right}} draws {pebbles}.',
  'log.guess': 'The guess is {number}.',
  'log.show': '{seat, select, 0 {Left} other {Right}} shows {pebble}.',
  'refusal.no-such-position': 'Pebbles are never broken.',
  'revealed.drawn': 'pebbles were drawn',
}

const de: Catalogue = {
  'seat.left': 'Links',
  'seat.right': 'Rechts',
  'ask.guess': 'Rate die Summe der beiden gezeigten Steine.',
  'ask.show': 'Zeige einen Stein.',
  'ask.again': 'Die Summe um eins erhöhen?',
  'option.show': '{pebble_accusative} zeigen',
  'log.draw':
    '{seat, select, 0 {Links} other {Rechts}} zieht {count, plural, one {# Stein} other {# Steine}}.',
  'log.draw-known': '{seat, select, 0 {Links} other {Rechts}} zieht {pebbles_accusative}.',
  'log.guess': 'Geraten wird {number}.',
  'log.show': '{seat, select, 0 {Links} other {Rechts}} zeigt {pebble_accusative}.',
  'refusal.no-such-position': 'Steine zerbrechen nie.',
  'revealed.drawn': 'es wurden Steine gezogen',
}

const named = (pebble: unknown): { name: string } => ({ name: NAMES[pebble as number] })

function rule(id: string, situation: boolean, en: string, de: string): Rule {
  return { id, section: 'show', kind: 'procedure', scope: 'core', text: { en, de }, situation, see: [] }
}

export const pebbles: Game<Pebbles, object, PebblesView> = {
  id: 'pebbles',
  name: { en: 'Pebbles', de: 'Steinchen' },
  rulesVersion: '1',
  schema: 1,
  migrations: {},
  readOptions: () => ({}),
  seats: () => ['left', 'right'],
  streams: ['bag'],
  setup: (_, rng) => ({
    step: 'guess',
    rng,
    bag: [0, 1, 2, 3, 4],
    hands: [[], []],
    guess: -1,
    shown: [],
    outcome: null,
  }),
  steps: { guess, show },
  clone: (s) => ({
    ...s,
    rng: cloneRng(s.rng),
    bag: s.bag.slice(),
    hands: s.hands.map((hand) => hand.slice()),
    shown: s.shown.slice(),
  }),
  outcome: (s) => s.outcome,
  concede: (s, seat) => {
    s.outcome = { winners: [1 - seat], rule: 'pb.win.1' }
  },
  view: (s, seat) => ({ seat, hand: s.hands[seat] ?? [], shown: s.shown }),
  redeal: (s, seat, rng: Rng) => {
    const hidden = [s.bag, ...s.hands.filter((_, i) => i !== seat)]
    const pool = hidden.flat().sort((a, b) => a - b)
    for (const list of hidden)
      for (let i = 0; i < list.length; i++) list[i] = pool.splice(rng.int(pool.length), 1)[0]
  },
  conserved: (s) =>
    s.bag.length + s.hands.flat().length + s.shown.length === 5 ? null : { key: 'lost.pebble' },
  text: { de, en },
  nameOf: (id, language) => (language === 'en' ? id : `${id}stein`),
  sayAsk: (_, ask) => ({ key: `ask.${ask.what}` }),
  sayOption: (_, option): Message => ({
    key: 'option.show',
    args: { pebble: named((option as Show).pebble) },
  }),
  sayLog: ({ what, args }): Message => {
    if (Array.isArray(args.pebbles))
      return { key: 'log.draw-known', args: { seat: args.seat as number, pebbles: args.pebbles.map(named) } }
    const { pebble, ...rest } = args as { [name: string]: number }
    return { key: `log.${what}`, args: { ...rest, ...(pebble !== undefined && { pebble: named(pebble) }) } }
  },
  whyNot: () => null,
  rules: {
    game: 'pebbles',
    prefix: 'pb',
    sections: [{ id: 'show', de: 'Zeigen', en: 'Showing' }],
    rules: [
      rule('pb.deal.1', true, 'Each player draws two pebbles.', 'Beide ziehen zwei Steine.'),
      rule('pb.guess.1', true, 'Left guesses a number from 0 to 8.', 'Links rät eine Zahl von 0 bis 8.'),
      rule('pb.guess.2', true, 'Right may add one to the sum.', 'Rechts darf die Summe um eins erhöhen.'),
      rule('pb.show.1', true, 'Show one of your pebbles.', 'Zeige einen deiner Steine.'),
      rule('pb.win.1', true, 'A right guess wins for Left.', 'Wer richtig rät, gewinnt.'),
      rule('pb.spirit.1', false, 'Be kind.', 'Sei freundlich.'),
    ],
  },
  cards: () => NAMES.map((id) => ({ id, name: { en: id, de: `${id}stein` }, implemented: true })),
  advice: {
    greedy: (_, ask) => (ask.form === 'some' ? [0] : 0),
    evaluate: () => 0.5,
    candidates: (_, ask) => (ask.form === 'some' ? [[0], [1]] : [0, 1]),
    keyOf: (_, ask, answer) => `${ask.what} ${answer}`,
  },
  scenario: {
    position: (given, key) =>
      (given as { broken?: boolean }).broken === true
        ? refuse('no-such-position')
        : pebbles.setup({}, { key, at: [0] }),
    words: (_, option) =>
      option.do === 'show' ? { do: 'show', pebble: NAMES[(option as Show).pebble] } : { do: option.do },
    picture: (s) => {
      const names = (list: readonly number[]): string[] => list.map((pebble) => NAMES[pebble])
      return {
        left: { hand: names(s.hands[0]) },
        right: { hand: names(s.hands[1]) },
        shown: names(s.shown),
        guess: s.guess,
      }
    },
    seats: ['left', 'right'],
  },
}
