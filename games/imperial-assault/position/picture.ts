/** The whole table in words: what the `then` of a scenario file can speak of. */
import { CONDITION_IDS, deploymentTitle } from '../facts/index.ts'
import { SEAT_NAMES, sideName } from '../names.ts'
import { abilityAt } from '../rules/abilities.ts'
import {
  accuracyResults,
  attackFace,
  attackFaceWords,
  blockResults,
  damageResults,
  defenseFace,
  defenseFaceWords,
  dodgeResults,
  evadeResults,
  surgesLeft,
} from '../rules/attack/results.ts'
import { paidSurges } from '../rules/attack/surges.ts'
import { commandOf, designOf, upgradeOf } from '../rules/cards.ts'
import { healthOf } from '../rules/damage.ts'
import { isWounded } from '../rules/hero.ts'
import { missionAt } from '../rules/missions.ts'
import { pointsOf } from '../rules/winning.ts'
import { type Attack, type CommandNumber, type FigureId, NONE, type State, TOKEN_COLORS } from '../state.ts'
import { type CampaignPicture, type CardPicture, campaignPicture, cardsPicture } from './campaign-picture.ts'
import { figureName, groupName, tokenName } from './name-words.ts'
import { spaceWords, standWords } from './place-named.ts'

export interface FigurePicture {
  readonly card: string
  readonly owner: string
  /** `gone` once it is defeated, `aside` before it is deployed. */
  readonly at: string
  readonly health: number
  readonly damage: number
  readonly conditions: readonly string[]
  /** Of heroes. */
  readonly strain: number
  readonly wounded: boolean
  /** Movement points. */
  readonly points: number
  readonly carries: readonly string[]
  /** Effects that lie on it. */
  readonly effects: readonly string[]
}

export interface GroupPicture {
  readonly ready: boolean
  readonly attachments: readonly string[]
}

export interface PlayerPicture {
  readonly hand: readonly string[]
  /** The top first. */
  readonly deck: readonly string[]
  /** The top last. */
  readonly discard: readonly string[]
  /** Victory points with those that the mission lets it count. */
  readonly points: number
  readonly upgrades: readonly string[]
  readonly zone: string
  readonly effects: readonly string[]
}

/** The attack under way: what it comes to at this moment. */
export interface AttackPicture {
  readonly attacker: string
  readonly target: string
  /** The target space. */
  readonly at: string
  readonly distance: number
  readonly step: number
  readonly dice: readonly string[]
  readonly defense: readonly string[]
  readonly damage: number
  readonly surges: number
  readonly accuracy: number
  readonly block: number
  readonly evade: number
  readonly dodge: number
  readonly pierce: number
}

export interface TokenPicture {
  readonly at: string
  readonly owner: string
  readonly damage: number
  readonly value: number
  /** `facedown` while nobody sees it, `none` if it has none. */
  readonly color: string
}

export interface Picture {
  readonly mission: string
  readonly round: number
  readonly initiative: string
  readonly turn: string
  /** Who is being activated, or nobody. */
  readonly active: string
  /** Actions that the active figure has left. */
  readonly actions: number
  /** Numbers of the closed doors, from 1. */
  readonly doors: readonly number[]
  readonly figures: { readonly [name: string]: FigurePicture }
  readonly groups: { readonly [name: string]: GroupPicture }
  readonly tokens: { readonly [name: string]: TokenPicture }
  readonly counters: { readonly [name: string]: number }
  readonly attack: AttackPicture | null
  /** Only in campaigns, instead of players. */
  readonly campaign?: CampaignPicture
  readonly cards?: { readonly [id: string]: CardPicture }
  readonly [seat: string]: unknown
}

export function figurePicture(s: State, id: FigureId): FigurePicture {
  const { kind, seat, space, turned, gone, damage, strain, conditions, points, carried } = s.figures[id]
  const { board } = missionAt(s.mission)
  return {
    card: deploymentTitle(designOf(kind).facts).en,
    owner: sideName(s, seat),
    at: space === NONE ? (gone ? 'gone' : 'aside') : standWords(board, 2 * space + (turned ? 1 : 0)),
    health: healthOf(s, id),
    damage,
    conditions: CONDITION_IDS.filter((_, i) => (conditions & (1 << i)) !== 0),
    strain,
    wounded: isWounded(s, id),
    points,
    carries: carried.map((token) => tokenName(s, token)),
    effects: effectsOn(s, seat, id),
  }
}

function effectsOn(s: State, seat: number, figure: FigureId): string[] {
  return s.effects
    .filter((one) => one.figure === figure && (figure !== NONE || one.seat === seat))
    .map(({ ability }) => abilityAt(ability).name)
}

export function playerPicture(s: State, seat: number): PlayerPicture {
  const { hand, deck, discard, upgrades, zone } = s.sides[seat]
  const titles = (pile: readonly CommandNumber[]): string[] =>
    pile.map((card) => commandOf(card).facts.name.en)
  return {
    hand: titles(hand),
    deck: titles(deck).reverse(),
    discard: titles(discard),
    points: pointsOf(s, seat),
    upgrades: upgrades.map((upgrade) => upgradeOf(upgrade).facts.name.en),
    zone: zone === NONE ? 'none' : missionAt(s.mission).zones[zone].id,
    effects: effectsOn(s, seat, NONE),
  }
}

export function attackPicture(s: State, a: Attack): AttackPicture {
  return {
    attacker: figureName(s, a.attacker),
    target: a.target === NONE ? tokenName(s, a.object) : figureName(s, a.target),
    at: spaceWords(missionAt(s.mission).board, a.space),
    distance: a.distance,
    step: a.step,
    dice: a.attackSides.map((side, i) => attackFaceWords(attackFace(a.attackDice[i], side))),
    defense: a.defenseSides.map((side, i) => defenseFaceWords(defenseFace(a.defenseDice[i], side))),
    damage: damageResults(a),
    surges: surgesLeft(a, paidSurges(s, a)),
    accuracy: accuracyResults(a),
    block: blockResults(a),
    evade: evadeResults(a),
    dodge: dodgeResults(a),
    pierce: a.pierce,
  }
}

export function picture(s: State): Picture | { readonly round: number } {
  if (s.mission === NONE) return { round: s.round }
  const mission = missionAt(s.mission)
  const { activation, attacks } = s
  const attack = attacks.at(-1)
  return {
    mission: mission.id,
    round: s.round,
    initiative: sideName(s, s.initiative),
    turn: sideName(s, s.turn),
    active: activation === null || activation.figure === NONE ? 'nobody' : figureName(s, activation.figure),
    actions: activation?.actions ?? 0,
    doors: Array.from({ length: mission.board.doors }, (_, i) => i + 1).filter(
      (door) => (s.doors & (1 << (door - 1))) !== 0,
    ),
    figures: Object.fromEntries(s.figures.map((_, id) => [figureName(s, id), figurePicture(s, id)])),
    groups: Object.fromEntries(
      s.groups.map(({ ready, attachments }, id) => [
        groupName(s, id),
        { ready, attachments: attachments.map((upgrade) => upgradeOf(upgrade).facts.name.en) },
      ]),
    ),
    tokens: Object.fromEntries(
      s.tokens.map(({ space, seat, damage, value, color, facedown }, id) => [
        tokenName(s, id),
        {
          at: space === NONE ? 'aside' : spaceWords(mission.board, space),
          owner: sideName(s, seat),
          damage,
          value,
          color: facedown ? 'facedown' : (TOKEN_COLORS[color] ?? 'none'),
        },
      ]),
    ),
    counters: Object.fromEntries(mission.counters.map((name, i) => [name, s.counters[i]])),
    attack: attack === undefined ? null : attackPicture(s, attack),
    ...(s.campaign === null
      ? Object.fromEntries(SEAT_NAMES.map((name, seat) => [name, playerPicture(s, seat)]))
      : { campaign: campaignPicture(s, s.campaign), cards: cardsPicture(s) }),
  }
}
