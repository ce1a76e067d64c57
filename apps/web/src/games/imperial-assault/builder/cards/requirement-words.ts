import {
  AFFILIATION_NAMES,
  DEPLOYMENT_CARDS,
  type Requirement,
  TRAIT_NAMES,
} from '@dejarik/imperial-assault/facts'
import type { Language } from '@dejarik/kernel'
import { says } from '../text/index.ts'

/** Who can use or carry a card: "Rebel, Force User", "Hunter or Smuggler", "Darth Vader (Lord of the Sith)". */
export function requirementWords(needed: Requirement, language: Language): string {
  if (needed.figure !== null) return figureWords(needed.figure, needed.subtitle, language)
  const say = says[language]
  const or = new Intl.ListFormat(language, { type: 'disjunction' })
  const words = [
    ...(needed.ready ? [say('needs.ready')] : []),
    ...(needed.unique === null ? [] : [say(needed.unique ? 'needs.unique' : 'needs.not-unique')]),
    ...(needed.affiliation === null ? [] : [AFFILIATION_NAMES[needed.affiliation][language]]),
    ...(needed.villain ? [say('needs.villain')] : []),
    ...(needed.traits.length === 0
      ? []
      : [or.format(needed.traits.map((trait) => TRAIT_NAMES[trait][language]))]),
    ...needed.without.map((trait) => say('needs.without', { trait: TRAIT_NAMES[trait][language] })),
    ...(needed.size === null ? [] : [say(`needs.${needed.size}`)]),
  ]
  return words.length === 0 ? say('needs.any') : words.join(', ')
}

/** Requirements name figures in English; the card of the figure knows the other name. */
function figureWords(figure: string, subtitle: string | null, language: Language): string {
  const card = DEPLOYMENT_CARDS.find(
    ({ name, subtitle: own }) => name.en === figure && (subtitle === null || own?.en === subtitle),
  )
  const name = card?.name[language] ?? figure
  return subtitle === null ? name : `${name} (${card?.subtitle?.[language] ?? subtitle})`
}
