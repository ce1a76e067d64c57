/** What figures, groups and tokens are called on the board: as the game's own sentences call them. */
import { imperialAssault, type TokenColor, type View } from '@dejarik/imperial-assault'
import { designOf, figureLabel, TOKEN_FACES, tokenLabel } from '@dejarik/imperial-assault/preview'
import type { Language } from '@dejarik/kernel'
import type { BoardTable } from './TableContext.tsx'

export function nameOfFigure(view: View, figure: number, language: Language): string {
  return imperialAssault.nameOf(figureLabel(view, figure), language)
}

/** With its number, and with its colour where that is known. */
export function nameOfToken(view: View, token: number, language: Language): string {
  return imperialAssault.nameOf(tokenLabel(view, token), language)
}

/** The word for the colour of a token. */
export function nameOfFace(face: TokenColor, language: Language): string {
  return TOKEN_FACES[face][language]
}

/** Name of a card without the word that tells elite from regular ones. */
export function shortName(kind: number, language: Language): string {
  return designOf(kind).facts.name[language]
}

/** What the mission calls a group that its rules speak of; null if it has no name besides that of its card. */
export function roleOfGroup(
  { view, state, mission, language }: Pick<BoardTable, 'view' | 'state' | 'mission' | 'language'>,
  group: number,
): string | null {
  const role = mission?.roles?.find(({ groupOf }) => groupOf(state) === group)
  const name = role?.name[language] ?? null
  return name === shortName(view.groups[group].kind, language) ? null : name
}

/** The number by which a figure is told from others of its kind, as its name has it; null if it is the only one. */
export function numberOfFigure(view: View, figure: number): string | null {
  return /#(\d+)/u.exec(figureLabel(view, figure))?.[1] ?? null
}

/** Where long German compounds may be broken: in a narrow column they would be wider than their place. */
const HEADS =
  /(?<=\p{L}{3})(truppen?|truppler|saboteure?|offizier|droiden?|soldaten?|kämpfer|krieger|schützen?|jäger|wächter|garden?|techniker|kommandant|kopfgeld|techno|walker|general|agenten?|pilot|läufer|reiter)/gu

export function withBreaks(name: string): string {
  return name.replaceAll(HEADS, '\u00ad$1')
}
