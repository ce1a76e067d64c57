/** Names of everything that messages speak of, by the ids of `labels.ts`. */
import type { Language, Words } from '@dejarik/kernel'
import {
  ATTACK_FACES,
  CAMPAIGN_CARDS,
  COMMAND_CARDS,
  cardNumber,
  DEFENSE_FACES,
  DEPLOYMENT_CARDS,
  DIE_NAMES,
  deploymentNumber,
  deploymentTitle,
  factName,
  figureTitle,
  findHero,
  HEROES,
  KEYWORD_NAMES,
  REWARDS,
  SKIRMISH_UPGRADES,
  slugOf,
} from '../facts/index.ts'
import { MISSIONS } from '../missions/index.ts'
import { RECOVER_STRAIN } from '../rules/campaign/surge.ts'
import { cardOf, designOf } from '../rules/cards.ts'
import { missionAt, missionNumber } from '../rules/missions.ts'
import type { TokenColor } from '../state.ts'
import { columnName, rowName } from './space-name.ts'

function words(en: string, de: string = en): Words {
  return { en, de }
}

const SEATS: { readonly [seat: string]: Words } = {
  player1: words('Player 1', 'Spieler 1'),
  player2: words('Player 2', 'Spieler 2'),
  rebels: words('The Rebels', 'Die Rebellen'),
  empire: words('The Empire', 'Das Imperium'),
  imperial: words('Imperial player', 'Imperialer Spieler'),
  nobody: words('Nobody', 'Niemand'),
}

/** What a player is called: a hero's by the hero. */
export function seatWords(seat: string): Words | undefined {
  return SEATS[seat] ?? findHero(seat)?.name
}

const RESULTS: { readonly [result: string]: Words } = {
  damage: words('damage', 'Schaden'),
  surge: words('surge', 'Energie'),
  surges: words('surge', 'Energie'),
  accuracy: words('accuracy', 'Zielsicherheit'),
  block: words('block', 'Blocken'),
  evade: words('evade', 'Vermeiden'),
  dodge: words('dodge', 'Ausweichen'),
  blank: words('blank', 'leer'),
  any: words('any power token', 'beliebiger Machtmarker'),
}

/** What figures do in any mission. */
const DEEDS: { readonly [what: string]: Words } = {
  'open-door': words('open a door', 'eine Tür öffnen'),
  'open-crate': words('open a crate', 'eine Kiste öffnen'),
}
const SECRET = words('a secret agenda card', 'eine geheime Agendakarte')
const TURNED = words('across', 'quer')
export const TOKEN_FACES: { readonly [face in TokenColor | 'facedown']: Words } = {
  facedown: words('face down', 'verdeckt'),
  blue: words('blue', 'blau'),
  green: words('green', 'grün'),
  grey: words('grey', 'grau'),
  red: words('red', 'rot'),
  yellow: words('yellow', 'gelb'),
}

/** `figure:stormtrooper#2@player1` is the second of player 1's, where the other has such, too. */
const NUMBERED = /^([^#@]+)(?:#(\d+))?(?:@(\w+))?$/u

function numbered(id: string, language: Language, name: (id: string) => Words | undefined): string {
  const [, card = id, copy, seat] = NUMBERED.exec(id) ?? []
  const owner = seat === undefined ? '' : ` (${seatWords(seat)?.[language] ?? seat})`
  return `${name(card)?.[language] ?? card}${copy === undefined ? '' : ` ${copy}`}${owner}`
}

function deploymentWords(id: string, title = deploymentTitle): Words | undefined {
  const number = deploymentNumber(id)
  if (number < 0) return undefined
  const { facts, sheet } = designOf(number)
  // Heroes need no subtitle.
  return sheet === null ? title(facts) : facts.name
}

function cardWords(id: string): Words | undefined {
  if (id === 'secret') return SECRET
  const card = cardNumber(id)
  return card < 0 ? undefined : cardOf(card).facts.name
}

/** Names of abilities as cards print them; cards without any are abilities of their own name. */
function abilityNames(): ReadonlyMap<string, Words> {
  const found = new Map<string, Words>()
  const add = (name: Words): void => {
    if (!found.has(slugOf(name.en))) found.set(slugOf(name.en), name)
  }
  for (const { abilities, surges } of DEPLOYMENT_CARDS) {
    for (const { name } of abilities) add(name)
    for (const { name } of surges) if (name !== null) add(name)
  }
  for (const { abilities } of HEROES) for (const { name } of abilities) add(name)
  for (const { name } of [...COMMAND_CARDS, ...SKIRMISH_UPGRADES]) add(name)
  for (const { id, name } of CAMPAIGN_CARDS) {
    add(name)
    // Ids leave apostrophes out: `shu-yens-lightsaber`.
    const [, card] = id.split('/')
    if (!found.has(card)) found.set(card, name)
  }
  const surges = [
    ...CAMPAIGN_CARDS.flatMap(({ item }) => item?.surges ?? []),
    ...REWARDS.flatMap((one) => one.surges),
  ]
  for (const { name } of [RECOVER_STRAIN, ...surges]) if (name !== null) add(name)
  // Special actions that missions give are called as the mission calls them.
  for (const { deeds = {} } of MISSIONS)
    for (const [what, name] of Object.entries(deeds)) if (!found.has(what)) found.set(what, name)
  return found
}

let abilities: ReadonlyMap<string, Words> | undefined

function abilityName(slug: string, language: Language): string {
  abilities ??= abilityNames()
  const name = abilities.get(slug)
  if (name !== undefined) return name[language]
  const plain = slug.replaceAll('-', ' ')
  return `${plain.slice(0, 1).toUpperCase()}${plain.slice(1)}`
}

function named(names: { readonly [id: string]: Words }, id: string, language: Language): string {
  return names[id][language]
}

/** `red.3`: `2 damage, 1 surge (red)`. */
function faceName(id: string, language: Language): string {
  const [die, side] = id.split('.')
  const color = named(DIE_NAMES, die, language)
  const face = { ...ATTACK_FACES, ...DEFENSE_FACES }[die as keyof typeof DIE_NAMES][Number(side)]
  const shown = Object.entries(face)
    .filter(([, count]) => count > 0)
    .map(([result, count]) => `${result === 'dodge' ? '' : `${count} `}${RESULTS[result][language]}`)
  return `${shown.length === 0 ? RESULTS.blank[language] : shown.join(', ')} (${color})`
}

/** `+2 damage, pierce 3, stun`, word by word. */
function surgeName(code: string, language: Language): string {
  return code
    .split(', ')
    .map((part) => {
      const [first, second] = part.split(' ')
      if (/^[+-]/u.test(first)) return `${first.replace('-', '−')} ${RESULTS[second][language]}`
      if (first === 'gain') return `+1 ${RESULTS[second][language]}`
      const keyword = named(KEYWORD_NAMES, first, language)
      return second === undefined ? keyword : `${keyword} ${second}`
    })
    .join(', ')
}

function spaceName(id: string, language: Language): string {
  const isTurned = id.endsWith('+')
  const [x, y] = id.replace('+', '').split(',').map(Number)
  return `${columnName(x)}${rowName(y)}${isTurned ? ` (${TURNED[language]})` : ''}`
}

/** How a token with a colour lies. */
function faceOf(face: string | undefined, language: Language): string {
  return face === undefined ? '' : ` (${named(TOKEN_FACES, face, language)})`
}

/** What belongs to a mission: `token:<mission>/<place>`. */
function ofMission(kind: string, id: string, language: Language): string | undefined {
  const [missionId, rest = '', face] = id.split('/')
  const number = missionNumber(missionId)
  if (number < 0) return undefined
  const mission = missionAt(number)
  switch (kind) {
    case 'token':
      return `${numbered(rest, language, (place) => mission.tokenKinds[Number(place)]?.name)}${faceOf(face, language)}`
    case 'zone':
      return mission.zones[Number(rest)]?.name[language]
    case 'deed':
      return mission.deeds?.[rest]?.[language]
    case 'question':
      return mission.questions?.[Number(rest)]?.[language]
    case 'briefing':
      return mission.campaign?.briefing[language]
    case 'secret':
      return mission.campaign?.secrets?.[Number(rest)]?.name[language]
    case 'secret-text':
      return mission.campaign?.secrets?.[Number(rest)]?.text[language]
    case 'ending':
      return mission.campaign?.endings[Number(rest)]?.text[language]
    default:
      return mission.name[language]
  }
}

export function nameOf(id: string, language: Language): string {
  const colon = id.indexOf(':')
  const kind = id.slice(0, Math.max(0, colon))
  const rest = id.slice(colon + 1)
  switch (kind) {
    case 'figure':
      return numbered(rest, language, (card) => deploymentWords(card, figureTitle))
    case 'group':
      return numbered(rest, language, (card) => deploymentWords(card))
    case 'deployment':
      return deploymentWords(rest)?.[language] ?? id
    case 'card':
      return cardWords(rest)?.[language] ?? id
    case 'seat':
      return seatWords(rest)?.[language] ?? id
    case 'ability':
      return abilityName(rest, language)
    case 'face':
      return faceName(rest, language)
    case 'surge':
      return surgeName(rest, language)
    case 'space':
      return spaceName(rest, language)
    case 'result':
      return RESULTS[rest]?.[language] ?? rest
    case 'deed':
      return DEEDS[rest]?.[language] ?? ofMission(kind, rest, language) ?? rest
    case 'token':
    case 'zone':
    case 'question':
    case 'briefing':
    case 'ending':
    case 'secret':
    case 'secret-text':
    case 'mission':
      return ofMission(kind, rest, language) ?? rest
    default:
      return factName(id, language) ?? id
  }
}
