/** Short names for ships, as pilots call each other: “Red 1”, “Vader”. No two ships of a match share one. */
import type { Language } from '@dejarik/kernel'
import type { ShipView } from '@dejarik/xwing'
import { printed } from '@dejarik/xwing/preview'

/** Longer than this, a sign is its first word. */
const LONGEST = 15

/** By the place of a ship; ships that would be called the same are numbered, the first player's before the other's. */
export function callSigns(
  ships: readonly Pick<ShipView, 'id' | 'pilot'>[],
  language: Language,
): readonly string[] {
  const words = ships.map((ship) => {
    const { name, limited } = printed(ship).pilot
    // Not every name has a German one.
    const spoken = name.de === name.en ? 'en' : language
    return shortened((limited > 0 ? ofPerson : ofFlight)(name[language], spoken))
  })
  const seen = new Map<string, number>()
  return words.map((word) => {
    if (words.filter((other) => other === word).length === 1) return word
    const number = (seen.get(word) ?? 0) + 1
    seen.set(word, number)
    return `${word} ${number}`
  })
}

function shortened(sign: string): string {
  return sign.length <= LONGEST ? sign : (sign.split(/[ -]/)[0] ?? sign)
}

/** Ranks and articles say less than the name behind them. */
const RANKS = new Set(
  `Agent Captain Colonel Commandant Commander Constable Count Countess Darth Der Doctor Doktor Flight Foreman General
  Gräfin Guild Kommandant Konteradmiral Lieutenant Major Moff Old Overseer Petty Prince Prinz Raffineriebetreiber Rear
  Staffelführer The Unteroffizier Vorarbeiter`.split(/\s+/),
)

/** “Dutch” Vander is Dutch, Luke Skywalker Luke, Darth Vader Vader. */
function ofPerson(name: string, language: Language): string {
  const nick = /[“„]([^”“]+)[”“]/.exec(name)?.[1]
  if (nick !== undefined) return nick
  const from = language === 'de' ? behindPreposition(name) : null
  if (from !== null) return from
  const words = name.split(' ')
  const last = words.at(-1) ?? name
  // Sigma 4 is a call sign already.
  if (/^\d+$/.test(last)) return name
  return RANKS.has(words[0] ?? '') ? last : (words[0] ?? name)
}

/** A squadron gives its name, else where somebody comes from, else all but the trade. */
function ofFlight(name: string, language: Language): string {
  return language === 'de' ? ofGermanFlight(name) : ofEnglishFlight(name)
}

function ofEnglishFlight(name: string): string {
  const unit = /^(.+?) (?:Squadron|Group|Flight|Battalion|Legion|Base|Division|Station|of) /.exec(name)?.[1]
  if (unit !== undefined) return unit
  const words = name.split(' ')
  return words.length === 1 ? name : words.slice(0, -1).join(' ')
}

const UNIT = /([^\s-]+(?:-[^\s-]+)*)-(?:Staffel|Gruppe|Basis|Akademie|Station|Kolonie|Arena)/
const COLOUR = /^(\S+)en Staffel$/

function ofGermanFlight(name: string): string {
  const unit = UNIT.exec(name)?.[1]
  if (unit !== undefined) return unit
  const from = behindPreposition(name)
  if (from !== null) {
    return capital(COLOUR.exec(from)?.[1] ?? from)
  }
  const [first, ...rest] = name.split(' ')
  if (rest.length > 0) return rest.join(' ')
  const parts = name.split('-')
  return parts.length === 1 ? (first ?? name) : parts.slice(0, -1).join('-')
}

/** “Kadett der Ersten Ordnung” is of the “Erste Ordnung”. */
function behindPreposition(name: string): string | null {
  const from = /\s(?:von|vom|der|des|aus dem)\s(.+)$/.exec(name.replace(/^Der /, ''))?.[1]
  if (from === undefined) return null
  return from.replace(/^(\S+e)n (?=[A-ZÄÖÜ])(?!Staffel)/, '$1 ')
}

function capital(word: string): string {
  return `${word.slice(0, 1).toUpperCase()}${word.slice(1)}`
}
