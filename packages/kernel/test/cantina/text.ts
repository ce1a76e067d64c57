import type { Catalogue, LogEntry, Message, Option, RuleIndex } from '../../src/index.ts'

const ASKS = {
  bid: ['Bid a card', 'Biete eine Karte'],
  turn: ['Your turn', 'Du bist dran'],
  customs: ['Halve the gain?', 'Den Gewinn halbieren?'],
  bouncer: ['How high is the fee?', 'Wie hoch ist die Gebühr?'],
  dealer: ['Draw a card?', 'Eine Karte ziehen?'],
  seer: ['Bury the top card?', 'Die oberste Karte vergraben?'],
  'heist-victim': ['Whom do you rob?', 'Wen beraubst du?'],
  'heist-stake': ['How much do you stake?', 'Wie viel setzt du?'],
  'heist-bury': ['Bury up to two cards', 'Vergrabe bis zu zwei Karten'],
  'heist-order': ['Which first?', 'Welche zuerst?'],
  'heist-hush': ['Share the hush money', 'Teile das Schweigegeld auf'],
  'heist-flight': ['Fly away', 'Flieg davon'],
} as const

const OPTIONS = {
  bid: ['Bid {card}', '{card} bieten'],
  play: ['Play {card}', '{card} spielen'],
  bury: ['Bury {card}', '{card} vergraben'],
  draw: ['Draw', 'Ziehen'],
  pass: ['Pass', 'Passen'],
  seat: ['Player {seat}', 'Spieler {seat}'],
  pot: ['The pot', 'Der Pott'],
} as const

function catalogue(language: 0 | 1): Catalogue {
  const text: { [key: string]: string } = {}
  for (const [what, words] of Object.entries(ASKS)) text[`ask.${what}`] = words[language]
  for (const [verb, words] of Object.entries(OPTIONS)) text[`option.${verb}`] = words[language]
  return text
}

export const text = { en: catalogue(0), de: catalogue(1) }

export function sayOption(
  _: unknown,
  { do: key, ...args }: Option & { card?: number; seat?: number },
): Message {
  return { key: `option.${key}`, args }
}

export function sayLog({ what, args }: LogEntry): Message {
  const said = Object.entries(args).map(([name, value]) => [
    name,
    typeof value === 'object' ? value.join(' ') : value,
  ])
  return { key: `log.${what}`, args: Object.fromEntries(said) }
}

const RULES = {
  'ca.deal.1': ['Draw up to three cards.', 'Zieh auf drei Karten auf.'],
  'ca.bid.1': ['All bid a card in secret.', 'Alle bieten verdeckt eine Karte.'],
  'ca.turn.1': ['Play a card, draw one, or pass.', 'Spiel eine Karte, zieh eine oder passe.'],
  'ca.gain.1': ['Credits come from the bank.', 'Credits kommen aus der Bank.'],
  'ca.gambler.2': ['Two sixes win.', 'Zwei Sechsen gewinnen.'],
  'ca.heist.6': ['Fly to a free field.', 'Flieg auf ein freies Feld.'],
} as const

export const rules: RuleIndex = {
  game: 'cantina',
  prefix: 'ca',
  sections: [{ id: 'all', de: 'Alles', en: 'All' }],
  rules: Object.entries(RULES).map(([id, [en, de]]) => ({
    id,
    section: 'all',
    kind: 'procedure',
    scope: 'all',
    text: { en, de },
    situation: true,
    see: [],
  })),
}
