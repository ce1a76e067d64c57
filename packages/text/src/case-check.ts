/** For tests: whether names in a German sentence stand in the case that the words around them want. */

/** A name that shows its case: Roten Gardisten, Rotem Gardisten. */
export const NAME = 'Roter Gardist'
const ACCUSATIVE = 'Roten Gardisten'
const DATIVE = 'Rotem Gardisten'

const WITH_DATIVE = 'von|mit|bei|aus|zu|seit|außer|gegenüber|entgegen|statt'
const WITH_ACCUSATIVE = 'für|gegen|durch|ohne|um'
const WITH_EITHER = 'auf|an|über|unter|vor|hinter|neben|zwischen'

/** Verbs with what they are done to right behind them. */
const DOING = [
  'aktivier(?:t|en|st)|spiel(?:t|en|st)|leg(?:t|en|st)|nimmt|nehmen|nimmst|greif(?:t|en|st)|trifft|treffen|wähl(?:t|en|st)',
  'nutz(?:t|en)|erhält|erhalten|erhältst|bekomm(?:t|en|st)|lern(?:t|en)|zieh(?:t|en|st)|kauf(?:t|en|st)|besieg(?:t|en)',
  'wirf(?:t|st)|werfen|dreh(?:t|en|st)|misch(?:t|en|st)|setz(?:t|en)|stell(?:t|en|st)|verwend(?:et|en|est)|deck(?:t|en|st)',
  'gib(?:t|st)|geben|verlier(?:t|en|st)|hol(?:t|en|st)|zeig(?:t|en|st)|sieht|sehen|siehst|kontrollier(?:t|en|st)',
  'entfern(?:t|en|st)|ersetz(?:t|en)|erfass(?:t|en)|ramm(?:t|en)|verkauf(?:t|en|st)|zerstör(?:t|en|st)|verbann(?:t|en|st)',
  'reparier(?:t|en|st)|tausch(?:t|en)|kennt|bezahl(?:t|en|st)|[Ee]ntferne|[Nn]imm|[Bb]ehalte|[Ww]ähle|[Ll]ege|platzier(?:t|en|st)|rüst(?:et|en)|heil(?:t|en|st)',
].join('|')

/** At the beginning of a sentence, too. */
function before(words: string): string {
  return `(?<!\\p{L})(?:${words
    .split('|')
    .map((word) => `[${word[0]}${word[0].toUpperCase()}]${word.slice(1)}`)
    .join('|')})`
}

const WRONG = [
  `${before(`${WITH_DATIVE}|${WITH_ACCUSATIVE}|${WITH_EITHER}`)} ${NAME}`,
  `(?<!\\p{L})(?:${DOING}) ${NAME}(?! ${NAME})`,
  `${before(WITH_DATIVE)} ${ACCUSATIVE}`,
  `${before(WITH_ACCUSATIVE)} ${DATIVE}`,
  // „Roter Gardist angreifen“: what is to be done comes last.
  `^${NAME}(?: \\([^)]*\\))?(?: (?:an|auf|gegen|mit|in|für) [^.:,]*)? \\p{Ll}+(?:en|ern|eln)(?: \\(.*\\))?$`,
]

export function wrongCase(sentence: string): readonly string[] {
  return WRONG.filter((pattern) => new RegExp(pattern, 'u').test(sentence)).map(
    () => `wrong case: ${sentence}`,
  )
}

/** Ids of what has a name that may change; dice, spaces and the like are called by what they show. */
const NAMED =
  /^(?:(?:figure|group|deployment|card|ability|hero|command|item|upgrade|pilot|device|obstacle|objective|token):|[^:]+$)/u

export function isNamed(id: string): boolean {
  return NAMED.test(id)
}
