/** The header of a campaign mission: deployment, endings, aims. */
import { spacesOf } from '../../rules/ground.ts'
import type { Aim, CampaignPart, DeploymentPoint, Ending } from '../../rules/mission.ts'
import type { FigureId, State } from '../../state.ts'
import type { AimWords, CampaignWords, EndingWords, RoleWords } from '../language/campaign-words.ts'
import type { Condition } from '../language/words.ts'
import { spacesFrom } from '../lay.ts'
import { allOf, cardHas } from './conditions.ts'
import { membersOf } from './numbers.ts'
import { placeOf } from './places.ts'
import { EMPTY_SCENE, type Names, named, sideNumber } from './scene.ts'

export function pointsOf({ points = {} }: CampaignWords, width: number): DeploymentPoint[] {
  return Object.entries(points).map(
    ([id, { at, active = false, not }]): DeploymentPoint => ({
      id,
      space: spacesFrom(width, at)[0],
      active,
      ...(not !== undefined && { refuses: (card) => cardHas(card, not) }),
    }),
  )
}

export function campaignPartOf(
  names: Names,
  width: number,
  words: CampaignWords,
  roles: { readonly [id: string]: RoleWords },
): CampaignPart {
  const { kind, color = null, hero = null, threat, briefing, open = null, mercenaries = false } = words
  return {
    kind,
    color,
    hero,
    threat,
    briefing,
    entrance: names.entrance,
    points: names.points,
    initial: (words.initial ?? []).map(({ card, at }) => ({ card, spaces: spacesFrom(width, at) })),
    reserved: words.reserved ?? [],
    open,
    mercenaries,
    massiveInside: words.massiveInside === true,
    incapacitates: words.incapacitates === true,
    staysDown: isOfRoles(names, roles, ({ incapacitates }) => incapacitates === true),
    ...outlasting(names, roles),
    ...arsenals(names, roles),
    empireFirst: words.empireFirst === true,
    ...(words.bareHands !== undefined && { bareHands: words.bareHands.dice }),
    ...(words.noThreatIf !== undefined && { gainsNoThreat: threatless(names, words.noThreatIf) }),
    endings: Object.entries(words.endings).map(([id, one]) => endingOf(names, id, one)),
    aims: (words.aims ?? []).map((aim) => aimOf(names, aim)),
    secrets: names.secrets,
  }
}

type Roles = { readonly [id: string]: RoleWords }

/** Whether a figure belongs to one of the roles of which this is said. */
function isOfRoles(
  names: Names,
  roles: Roles,
  isSaid: (role: RoleWords) => boolean,
): (s: State, figure: FigureId) => boolean {
  const groups = Object.entries(roles).flatMap(([id, role]) => (isSaid(role) ? [named(names.roles, id)] : []))
  return (s, figure) => groups.some((groupOf) => groupOf(s) === s.figures[figure].group)
}

/** Left out where there are none: it is asked at every wound. */
function outlasting(names: Names, roles: Roles): Pick<CampaignPart, 'outlasts'> {
  if (Object.values(roles).every(({ outlasts }) => outlasts !== true)) return {}
  const isMeant = isOfRoles(names, roles, ({ outlasts }) => outlasts === true)
  return { outlasts: (s, figure) => isMeant(s, figure) && isYetToAct(s, figure) }
}

/** It activates again in this round, or is about to finish doing so. */
function isYetToAct({ figures, groups, activation }: State, figure: FigureId): boolean {
  const { group } = figures[figure]
  return groups[group].ready || (activation?.group === group && !activation.done.includes(figure))
}

function arsenals(names: Names, roles: Roles): Pick<CampaignPart, 'arsenalOf'> {
  const armed = Object.entries(roles).flatMap(([id, { arsenal }]) =>
    arsenal === undefined ? [] : [{ groupOf: named(names.roles, id), arsenal }],
  )
  if (armed.length === 0) return {}
  return {
    arsenalOf: (s, figure) =>
      armed.find(({ groupOf }) => groupOf(s) === s.figures[figure].group)?.arsenal ?? null,
  }
}

function threatless(names: Names, conditions: readonly Condition[]): (s: State) => boolean {
  const holds = allOf(names, conditions)
  return (s) => holds(s, EMPTY_SCENE)
}

function endingOf(names: Names, id: string, words: EndingWords): Ending {
  const { winner, text, heroXp = 1, empireXp = 1, creditsPerHero = 100, credits = 0, influence = 1 } = words
  const { next = null, forced = null, reward = null, allies = [], villains = [], raises = 0 } = words
  const holds = allOf(names, words.if)
  return {
    id,
    winner: sideNumber(winner),
    text,
    when: (s) => holds(s, EMPTY_SCENE),
    xp: [heroXp, empireXp],
    credits,
    creditsPerHero,
    influence,
    next,
    forced,
    reward,
    allies,
    villains,
    raises,
  }
}

function aimOf(names: Names, { side, want, what, figures, by, if: conditions }: AimWords): Aim {
  const holds = allOf(names, conditions)
  const place = what === undefined ? null : placeOf(names, what)
  const members = figures === undefined ? null : membersOf(names, 'figures', allOf(names, figures))
  const isMeant = by === undefined ? null : allOf(names, by)
  const scene = { ...EMPTY_SCENE, you: sideNumber(side) }
  return {
    side: sideNumber(side),
    want,
    when: (s) => holds(s, scene),
    ...(isMeant !== null && { by: (s: State, figure: number) => isMeant(s, { ...scene, figure }) }),
    spaces: (s) => [
      ...(place === null ? [] : place(s, scene)),
      ...(members === null ? [] : members(s, scene).flatMap(({ figure }) => spacesOf(s, s.figures[figure]))),
    ],
  }
}
