/** A campaign in words: what is on no map, and the cards in front of everybody. */
import { deploymentTitle } from '../facts/index.ts'
import { sideName } from '../names.ts'
import { cardOf, designOf } from '../rules/cards.ts'
import { heroCount } from '../rules/hero.ts'
import { missionAt } from '../rules/missions.ts'
import { type Campaign, type CardNumber, type DeploymentNumber, NONE, type State } from '../state.ts'
import { figureName, groupName } from './name-words.ts'

export interface CampaignPicture {
  readonly stage: string
  /** Place in the campaign log, from 0. */
  readonly slot: number
  readonly threat: number
  readonly threatLevel: number
  /** Deployment cards in the Imperial player's hand, and reserved ones. */
  readonly hand: readonly string[]
  readonly reserve: readonly string[]
  readonly crates: number
  readonly credits: number
  readonly influence: number
  /** Experience points, by hero and for the `empire`. */
  readonly xp: { readonly [name: string]: number }
  /** Ids of cards, the top first. */
  readonly supplies: readonly string[]
  readonly agendas: readonly string[]
  /** Ids of cards that may be bought. */
  readonly shop: readonly string[]
  readonly drawn: readonly string[]
  /** Ids of missions. */
  readonly sideMissions: readonly string[]
  readonly story: string
  readonly forced: readonly string[]
  readonly allies: readonly string[]
  readonly villains: readonly string[]
  /** Missions that were played, by id, with who won. */
  readonly log: readonly { readonly mission: string; readonly winner: string }[]
}

export interface CardPicture {
  /** The hero, or `empire`; `nobody` once it is discarded. */
  readonly owner: string
  /** The group it is attached to, the weapon it is on; empty if there is none. */
  readonly group: string
  readonly on: string
  readonly exhausted: boolean
  readonly depleted: boolean
  readonly away: boolean
  /** Taken away by the mission's rules. */
  readonly facedown: boolean
  readonly secret: boolean
}

const ids = (cards: readonly CardNumber[]): string[] => cards.map((card) => cardOf(card).facts.id)
const titles = (kinds: readonly DeploymentNumber[]): string[] =>
  kinds.map((kind) => deploymentTitle(designOf(kind).facts).en)
const missions = (numbers: readonly number[]): string[] => numbers.map((number) => missionAt(number).id)

export function campaignPicture(s: State, c: Campaign): CampaignPicture {
  const heroes = heroCount(s)
  return {
    stage: c.stage,
    slot: c.slot,
    threat: c.threat,
    threatLevel: c.threatLevel,
    hand: titles(c.hand),
    reserve: titles(c.reserve),
    crates: c.crates,
    credits: c.credits,
    influence: c.influence,
    xp: Object.fromEntries(c.xp.map((xp, who) => [who < heroes ? figureName(s, who) : 'empire', xp])),
    supplies: ids(c.supplies).reverse(),
    agendas: ids(c.agendas).reverse(),
    shop: ids(c.shop),
    drawn: ids(c.drawn),
    sideMissions: missions(c.sideMissions),
    story: c.story === NONE ? 'none' : missionAt(c.story).id,
    forced: missions(c.forced),
    allies: titles(c.allies),
    villains: titles(c.villains),
    log: c.log.map(({ mission, winner }) => ({
      mission: missionAt(mission).id,
      winner: sideName(s, winner),
    })),
  }
}

/** Cards by id; of several copies the second is `reward/heroic 2`. */
export function cardsPicture(s: State): { readonly [id: string]: CardPicture } {
  const pictures: { [id: string]: CardPicture } = {}
  for (const [place, { card, seat, hero, group, on, ...held }] of s.held.entries()) {
    const { id } = cardOf(card).facts
    const copy = s.held.slice(0, place).filter((one) => one.card === card).length
    const { exhausted, depleted, away, facedown, secret } = held
    pictures[copy === 0 ? id : `${id} ${copy + 1}`] = {
      owner: seat !== NONE && hero !== NONE ? figureName(s, hero) : sideName(s, seat),
      group: group === NONE ? '' : groupName(s, group),
      on: on === NONE ? '' : cardOf(s.held[on].card).facts.id,
      exhausted,
      depleted,
      away,
      facedown,
      secret,
    }
  }
  return pictures
}
