/**
 * German names in the case that a sentence wants: „greift Imperialen Offizier 2 an“. Names stand without an article, so
 * adjectives take the strong endings, and these tell the gender too. What is not known to change stays as it is: an
 * unchanged name is a small blemish, a name that is changed for no reason is a wrong name.
 */
import { ADJECTIVES, FEMININES, PLURALS, WEAK_NOUNS } from './words.ts'

export const CASES = ['accusative', 'dative'] as const
export type Case = (typeof CASES)[number]

type Gender = 'masculine' | 'neuter' | 'feminine' | 'plural' | 'unknown'

const ENDINGS: { readonly [G in Exclude<Gender, 'unknown'>]: { readonly [C in Case]: string } } = {
  masculine: { accusative: 'en', dative: 'em' },
  neuter: { accusative: 'es', dative: 'em' },
  feminine: { accusative: 'e', dative: 'er' },
  plural: { accusative: 'e', dative: 'en' },
}

const ARTICLES: { readonly [article: string]: { readonly [C in Case]: string } } = {
  Der: { accusative: 'den', dative: 'dem' },
  Das: { accusative: 'das', dative: 'dem' },
}

/** What may follow a noun that changes: „Pilot der Akademie“, „Satellit 2“, but not „Agent Blaise“. */
const FOLLOWS = /^(?:$| \(| \d|,| (?:der|des|von|vom|aus|für|im|in|mit)\b)/u

const inflected = /^(\p{L}[\p{L}-]*)(er|es|e)$/u

/** The stem of an adjective in the nominative, and its ending. */
function adjective(word: string): readonly [stem: string, ending: string] | null {
  const [, stem = '', ending = ''] = inflected.exec(word) ?? []
  return ADJECTIVES.has(stem.toLowerCase()) ? [stem, ending] : null
}

function endsIn(word: string, parts: readonly string[]): boolean {
  return parts.some((part) => word.toLowerCase().endsWith(part))
}

function genderOf(ending: string, noun: string): Gender {
  if (ending === 'er') return 'masculine'
  if (ending === 'es') return 'neuter'
  if (endsIn(noun, PLURALS)) return 'plural'
  return endsIn(noun, FEMININES) ? 'feminine' : 'unknown'
}

/** A noun by itself; `of` is the gender that adjectives before it have told. */
function noun(word: string, rest: string, of: Gender | null, to: Case): string {
  if (!FOLLOWS.test(rest)) return word
  if ((of === null || of === 'masculine') && endsIn(word, WEAK_NOUNS))
    return word.endsWith('e') ? `${word}n` : `${word}en`
  const isPlural = of === 'plural' || (of === null && isPluralNoun(word))
  return isPlural && to === 'dative' && !/[ns]$/u.test(word) ? `${word}n` : word
}

/** „Jäger“ by itself is one of them. */
function isPluralNoun(word: string): boolean {
  return endsIn(word, PLURALS) && !endsIn(word, ['jäger'])
}

/** „Der Mandalorianer“, „Der alte Teroch“; what is a whole sentence or goes on in another way stays. */
const WITH_ARTICLE = /^(Der|Das) ((?:\p{Ll}+e )?)(\p{Lu}[\p{L}-]+)((?: \(.*| \d+)?)$/u

export function declined(name: string, to: Case): string {
  const [, article, between = '', last = '', after = ''] = WITH_ARTICLE.exec(name) ?? []
  if (article !== undefined) {
    const weak = article === 'Der' || to === 'dative' ? between.replace(/e $/u, 'en ') : between
    return `${ARTICLES[article][to]} ${weak}${last}${after}`
  }
  if (/^Die Rebellen\b/u.test(name)) return name.replace('Die', to === 'dative' ? 'den' : 'die')
  return inOrder(name, to)
}

function inOrder(name: string, to: Case): string {
  const words = name.split(' ')
  let count = 0
  while (count < words.length && adjective(words[count]) !== null) count++
  const first = count === 0 ? null : adjective(words[0])
  // An adjective by itself is a noun: „Gefangener“, „Überlebender der Zeta-Staffel“.
  const rest = words.slice(count + 1).join(' ')
  const head = words[count] ?? ''
  const isLone = first !== null && (head === '' || !/^\p{Lu}/u.test(head))
  if (isLone && !FOLLOWS.test(name.slice(words.slice(0, count).join(' ').length))) return name
  const gender = first === null ? null : genderOf(first[1], isLone ? words[0] : head)
  if (gender === 'unknown') return name
  const before = words.slice(0, count).map((word) => {
    const [stem, ending] = adjective(word) ?? [word, '']
    return gender === null || ending !== first?.[1] ? word : `${stem}${ENDINGS[gender][to]}`
  })
  const tail = rest === '' ? '' : ` ${rest}`
  if (isLone) return [...before, ...words.slice(count)].join(' ')
  return [...before, noun(head, tail, gender, to) + tail].join(' ')
}

/** Whether verbs behind a name stand in the plural. */
export function isPlural(name: string): boolean {
  if (/^Die Rebellen\b/u.test(name)) return true
  const words = name.split(' ')
  const first = adjective(words[0])
  if (first === null) return isPluralNoun(words[0])
  return first[1] === 'e' && endsIn(words[1] ?? words[0], PLURALS)
}
