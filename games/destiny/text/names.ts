/** Names of everything that messages speak of, in both languages. */
import type { Language, Words } from '@dejarik/kernel'
import { type CardFacts, type DieSymbol, factName, findCard, findSet, type Side } from '../facts/index.ts'

function words(en: string, de: string = en): Words {
  return { en, de }
}

const SEATS: { readonly [seat: string]: Words } = {
  player1: words('Player 1', 'Spieler 1'),
  player2: words('Player 2', 'Spieler 2'),
  player3: words('Player 3', 'Spieler 3'),
  player4: words('Player 4', 'Spieler 4'),
  nobody: words('Nobody', 'Niemand'),
}

const PHASES: { readonly [phase: string]: Words } = {
  setup: words('Setup', 'Spielaufbau'),
  action: words('Action phase', 'Aktionsphase'),
  upkeep: words('Upkeep phase', 'Auffrischphase'),
}

/** Where copies of a card lie, and what tells one there from another. */
const PLACES: { readonly [zone: string]: Words } = {
  hand: words('hand', 'Hand'),
  discard: words('discard pile', 'Ablagestapel'),
  deck: words('deck', 'Deck'),
  aside: words('set aside', 'beiseitegelegt'),
}
const SEEN = words('known to', 'bekannt:')
const MUST = words('must be played', 'muss gespielt werden')
const NUMBER = words('no.', 'Nr.')

/** `place:hand/seen player2/must` is a card of a hand that player 2 knows and that must be played next. */
function placeName(rest: string, language: Language): string {
  const [zone, ...marks] = rest.split('/')
  const told = marks.map((mark) => {
    const [word, ...seats] = mark.split(' ')
    if (word === 'seen') return `${SEEN[language]} ${seats.map((seat) => SEATS[seat][language]).join(', ')}`
    if (word === 'must') return MUST[language]
    return SEATS[word]?.[language] ?? `${NUMBER[language]} ${word}`
  })
  return ` (${[PLACES[zone]?.[language] ?? zone, ...told].join(', ')})`
}

/** As they stand behind a number, one and several. */
const SYMBOLS: { readonly [S in DieSymbol]: readonly [one: Words, many?: Words] } = {
  melee: [words('melee damage', 'Nahkampfschaden')],
  ranged: [words('ranged damage', 'Fernkampfschaden')],
  indirect: [words('indirect damage', 'indirekter Schaden')],
  focus: [words('focus', 'Fokussieren')],
  disrupt: [words('disrupt', 'Störung')],
  discard: [words('discard', 'Ablegen')],
  shield: [words('shield', 'Schild'), words('shields', 'Schilde')],
  resource: [words('resource', 'Ressource'), words('resources', 'Ressourcen')],
  special: [words('special', 'Spezial')],
  blank: [words('blank', 'Leerseite')],
  any: [words('of any symbol', 'eines beliebigen Symbols')],
}

/** `2 ranged damage (costs 1 resource)`. */
function sideName({ symbol, value, modifier, cost }: Side, language: Language): string {
  const [one, many = one] = SYMBOLS[symbol]
  const name = (value === 1 ? one : many)[language]
  const worth = symbol === 'special' || symbol === 'blank' ? '' : `${modifier ? '+' : ''}${value} `
  return `${worth}${name}${cost === 0 ? '' : ` ${COSTS[language](cost)}`}`
}

const COSTS: { readonly [L in Language]: (cost: number) => string } = {
  en: (cost) => `for ${cost} ${cost === 1 ? 'resource' : 'resources'}`,
  de: (cost) => `für ${cost} ${cost === 1 ? 'Ressource' : 'Ressourcen'}`,
}

/**
 * `card:01002#2@player1` is the second of player 1's, where others have such cards, too; `card:05025~` says which of the
 * cards with its title it is.
 */
const NUMBERED = /^card:([^~#@]+)(~)?(?:#(\d+))?(?:@(\w+))?$/

function cardLabel(id: string, language: Language): string | undefined {
  const [, card = '', apart, copy, seat] = NUMBERED.exec(id) ?? []
  const facts = findCard(card)
  if (facts === undefined) return undefined
  const name = apart === undefined ? facts.name[language] : wholeTitle(facts, language)
  const owner = seat === undefined ? '' : ` (${SEATS[seat]?.[language] ?? seat})`
  return `${name}${copy === undefined ? '' : ` ${copy}`}${owner}`
}

/** With its subtitle; without one, with its set. */
function wholeTitle({ name, subtitle, set }: CardFacts, language: Language): string {
  if (subtitle !== null) return `${name[language]}, ${subtitle[language]}`
  return `${name[language]} (${findSet(set)?.name[language] ?? set})`
}

/**
 * `side:01002.3` is what that side of the card's die shows; `die:01002.3` says whose die it is, too, `die:01002.3#2` of
 * which copy, and `die:01002.3*2` which of its dice.
 */
function shownOn(id: string, language: Language, withCard: boolean): string | undefined {
  const [, card = '', side, copy, number] = /^([^.]+)\.(\d)(?:#(\d+))?(?:\*(\d+))?$/.exec(id) ?? []
  const facts = findCard(card)
  const shown = facts?.die?.[Number(side)]
  if (facts === undefined || shown === undefined) return undefined
  const name = sideName(shown, language)
  if (!withCard) return name
  const owner = `${facts.name[language]}${copy === undefined ? '' : ` ${copy}`}`
  return `${name} (${owner}${number === undefined ? '' : `, ${DIE[language]} ${number}`})`
}

const DIE = words('die', 'Würfel')

/** `dice:01002#2*1` is a die that lies on its card, where nothing counts that it shows. */
function dieOf(id: string, language: Language): string | undefined {
  const [, card = '', copy, number] = /^([^#*]+)(?:#(\d+))?(?:\*(\d+))?$/.exec(id) ?? []
  const facts = findCard(card)
  if (facts === undefined) return undefined
  const owner = `${facts.name[language]}${copy === undefined ? '' : ` ${copy}`}`
  return `${DIE[language]}${number === undefined ? '' : ` ${number}`} (${owner})`
}

export function nameOf(id: string, language: Language): string {
  const colon = id.indexOf(':')
  const rest = id.slice(colon + 1)
  switch (id.slice(0, Math.max(0, colon))) {
    case 'card':
      return cardLabel(id, language) ?? id
    case 'side':
      return shownOn(rest, language, false) ?? id
    case 'die':
      return shownOn(rest, language, true) ?? id
    case 'dice':
      return dieOf(rest, language) ?? id
    case 'place':
      return placeName(rest, language)
    case 'seat':
      return SEATS[rest]?.[language] ?? id
    case 'phase':
      return PHASES[rest]?.[language] ?? id
    default:
      return factName(id, language) ?? id
  }
}
