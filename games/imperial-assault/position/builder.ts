/** Builds a state from a position in words. No army need be legal. */
import { isRefusal, type Key, newRngState, type Seat, Unreadable, unreadable } from '@dejarik/kernel'
import type { Army } from '../build/index.ts'
import {
  CONDITION_IDS,
  type Condition,
  commandNumber,
  deploymentNumber,
  upgradeNumber,
} from '../facts/index.ts'
import { allClosed } from '../map/index.ts'
import { missionDrawn, SKIRMISH_MISSIONS } from '../missions/index.ts'
import { SEAT_NAMES, type SeatName, SIDE_NAMES } from '../names.ts'
import { FEWEST_HEROES, MOST_HEROES } from '../options-campaign.ts'
import { begin, newActivation } from '../rules/activation.ts'
import { designOf } from '../rules/cards.ts'
import { healthOf } from '../rules/damage.ts'
import { spacesOf } from '../rules/ground.ts'
import { tokensAsWritten } from '../rules/lay-tokens.ts'
import type { Mission } from '../rules/mission.ts'
import { missionAt, missionNumber } from '../rules/missions.ts'
import { giveTokens } from '../rules/setup.ts'
import { addGroup, setup } from '../setup.ts'
import {
  EMPIRE,
  type FigureId,
  type GroupId,
  type ImperialAssaultOptions,
  NEUTRAL,
  NONE,
  REBELS,
  STREAMS,
  type State,
  TOKEN_COLORS,
  type Token,
  type TokenColor,
} from '../state.ts'
import { campaignOptions, fillCampaign } from './campaign.ts'
import { cardNamed } from './card-named.ts'
import type {
  CampaignGiven,
  CardTitle,
  FigureGiven,
  Given,
  GroupGiven,
  PlayerGiven,
  TokenGiven,
} from './given.ts'
import { spaceNamed } from './place-named.ts'

/** What fills decks of which the file says nothing: plain cards that anybody can use. */
const FILLER = ['fleet-footed', 'recovery', 'take-cover', 'urgency', 'rally']
const FILLED = 10
/** Where nothing is drawn: open floor. */
const OPEN_FLOOR = { rows: new Array<string>(9).fill('............') }

export class Builder {
  readonly #given: Given
  readonly #mission: Mission
  readonly #state: State
  readonly #names: { [figure: FigureId]: string } = {}

  constructor(given: Given, key: Key) {
    this.#given = given
    const where = this.#where()
    const options: ImperialAssaultOptions = {
      ...where,
      ...(given.campaign !== undefined && { campaign: campaignOptions(given.campaign, where.missions[0]) }),
      armies: SEAT_NAMES.map((seat) => this.#army(given[seat] ?? {}, seat)),
      names: this.#names,
    }
    this.#state = setup(options, newRngState(key, STREAMS.length))
    this.#state.mission = missionNumber(where.missions[0])
    this.#mission = missionAt(this.#state.mission)
  }

  build(): State {
    const s = this.#state
    const { step, round = 1, active, open = [] } = this.#given
    const { initiative = this.#sides[0], turn = initiative } = this.#given
    s.step = step ?? (active === undefined ? 'activate' : 'act')
    s.round = round
    s.initiative = this.#seat(initiative)
    s.turn = this.#seat(turn)
    s.doors = open.reduce((doors, door) => doors & ~(1 << (door - 1)), allClosed(this.#mission.board))
    s.tokens = this.#tokens()
    s.counters = this.#mission.counters.map(
      (name, i) => this.#given.counters?.[name] ?? this.#mission.firstCounters?.[i] ?? 0,
    )
    if (this.#given.campaign === undefined)
      for (const [seat, name] of SEAT_NAMES.entries()) this.#player(seat, this.#given[name] ?? {})
    else this.#campaign(this.#given.campaign)
    if (this.#given.tokens === undefined && s.campaign === null) giveTokens(s)
    if (active !== undefined) this.#activate(typeof active === 'string' ? { figure: active } : active)
    this.#checkRoom()
    return s
  }

  /** The board that is played on. */
  #where(): Pick<ImperialAssaultOptions, 'missions' | 'board'> {
    const { board, missions, campaign } = (this.#given.options ?? {}) as Partial<ImperialAssaultOptions>
    if (campaign?.mission !== undefined) return { missions: [campaign.mission] }
    // Options that were read name every mission if the file named none.
    const isNamed =
      missions !== undefined && missions.length > 0 && missions.length < SKIRMISH_MISSIONS.length
    if (board === undefined && isNamed) return { missions: [missions[0]] }
    const drawn = missionDrawn(board ?? OPEN_FLOOR)
    if (isRefusal(drawn)) throw new Unreadable(drawn)
    return { missions: [drawn.id], board: drawn.board }
  }

  #card(title: CardTitle, kind: Parameters<typeof cardNamed>[1]): string {
    const mode = this.#given.campaign === undefined ? 'skirmish' : 'campaign'
    return cardNamed(title, kind, this.#given.unwritten === true, mode)
  }

  /** All cards of the position, so that what is hidden can be dealt anew. */
  #army(player: PlayerGiven, seat: SeatName): Army {
    const { groups = {}, hand = [], deck, discard = [], upgrades = [] } = player
    const cards = [...hand, ...(deck ?? []), ...discard].map((title) => this.#card(title, 'command'))
    const one = (card: string): { readonly card: string; readonly count: number } => ({ card, count: 1 })
    return {
      name: seat,
      affiliation: 'imperial',
      groups: Object.values(groups).map(({ card }) => one(this.#card(card, 'deployment'))),
      upgrades: upgrades.map((title) => one(this.#card(title, 'upgrade'))),
      commands: [...cards, ...(deck === undefined ? filler() : [])].map(one),
    }
  }

  /** Players of a skirmish, or the sides of a campaign. */
  get #sides(): readonly string[] {
    return this.#given.campaign === undefined ? SEAT_NAMES : SIDE_NAMES
  }

  #seat(name: string): Seat {
    const seat = this.#sides.indexOf(name)
    if (seat < 0) throw unreadable('scenario-seat', { seat: name, known: this.#sides.join(', ') })
    return seat
  }

  #player(seat: Seat, given: PlayerGiven): void {
    const s = this.#state
    const side = s.sides[seat]
    const groups = s.groups.flatMap((group, id) => (group.seat === seat ? [id] : []))
    for (const [i, [name, group]] of Object.entries(given.groups ?? {}).entries())
      this.#group(groups[i], name, group)
    const numbers = (titles: readonly CardTitle[]): number[] =>
      titles.map((title) => commandNumber(this.#card(title, 'command')))
    side.hand = numbers(given.hand ?? [])
    side.deck = numbers(given.deck ?? filler()).reverse()
    side.discard = numbers(given.discard ?? [])
    side.points = given.points ?? 0
    side.defeatedCost = given.defeatedCost ?? 0
    side.zone = seat
    if (given.zone !== undefined) {
      side.zone = this.#mission.zones.findIndex(({ id }) => id === given.zone)
      if (side.zone < 0) throw unreadable('scenario-zone', { zone: given.zone })
    }
  }

  /** Heroes and allies, the Empire's groups, and everybody's cards. */
  #campaign(given: CampaignGiven): void {
    const s = this.#state
    const heroes = Object.keys(given.heroes).length
    if (heroes < FEWEST_HEROES || heroes > MOST_HEROES)
      throw unreadable('scenario-heroes', { count: heroes, min: FEWEST_HEROES, max: MOST_HEROES })
    // Health of a mission's figures may depend on it.
    if (s.campaign !== null) s.campaign.threatLevel = given.threatLevel ?? 2
    for (const [hero, [name, one]] of Object.entries(given.heroes).entries()) {
      const {
        hero: _hero,
        wounded = false,
        strain = 0,
        exhausted = false,
        cards: _c,
        attached: _a,
        ...figure
      } = one
      this.#name(hero, name)
      if (wounded) s.figures[hero].kind++
      this.#figure(hero, figure)
      s.figures[hero].strain = strain
      s.groups[hero].ready = !exhausted
    }
    const groups = [
      ...Object.entries(given.allies ?? {}).map((group) => [REBELS, ...group] as const),
      ...Object.entries(given.neutral ?? {}).map((group) => [NEUTRAL, ...group] as const),
      ...Object.entries(given.groups ?? {}).map((group) => [EMPIRE, ...group] as const),
    ]
    const named = new Map<string, GroupId>()
    for (const [seat, name, group] of groups) {
      named.set(name, s.groups.length)
      addGroup(s, seat, deploymentNumber(this.#card(group.card, 'deployment')))
      this.#group(s.groups.length - 1, name, group)
    }
    fillCampaign(s, given, named, (title) => deploymentNumber(this.#card(title, 'deployment')))
  }

  #group(id: GroupId, name: string, given: GroupGiven): void {
    const group = this.#state.groups[id]
    const { card: _card, at, exhausted, attachments = [], ...all } = given
    group.ready = exhausted !== true
    group.attachments = attachments.map((title) => upgradeNumber(this.#card(title, 'upgrade')))
    const spaces = typeof at === 'string' ? [at] : (at ?? [])
    if (spaces.length === 0 || spaces.length > group.figures.length)
      throw unreadable('scenario-group-size', { group: name, most: group.figures.length })
    for (const [i, figure] of group.figures.entries()) {
      this.#name(figure, spaces.length === 1 && i === 0 ? name : `${name} ${i + 1}`)
      const one = spaces[i]
      if (one === undefined) this.#state.figures[figure].gone = true
      else this.#figure(figure, { ...all, ...(typeof one === 'string' ? { at: one } : one) })
    }
  }

  #name(figure: FigureId, name: string): void {
    if (Object.values(this.#names).includes(name)) throw unreadable('scenario-name-twice', { name })
    this.#names[figure] = name
  }

  #figure(id: FigureId, given: FigureGiven): void {
    const name = this.#names[id]
    const s = this.#state
    const figure = s.figures[id]
    const { at, turned = false, damage = 0, conditions = [], points = 0, carries = [] } = given
    if (damage >= healthOf(s, id))
      throw unreadable('scenario-too-much-damage', { figure: name, health: healthOf(s, id) })
    figure.space = spaceNamed(this.#mission.board, at)
    figure.turned = turned
    figure.damage = damage
    figure.points = points
    figure.carried = carries.slice()
    for (const token of carries) {
      if (s.tokens[token] === undefined)
        throw unreadable('scenario-carries', { figure: name, token, count: s.tokens.length })
      s.tokens[token].space = NONE
    }
    for (const condition of conditions) figure.conditions |= 1 << this.#condition(condition)
  }

  #condition(name: Condition): number {
    return CONDITION_IDS.indexOf(name)
  }

  #tokens(): Token[] {
    const { tokens } = this.#given
    if (tokens !== undefined) return tokens.map((token) => this.#token(token))
    return tokensAsWritten(this.#mission)
  }

  #token(given: TokenGiven): Token {
    const kind = this.#mission.tokenKinds.findIndex(({ id }) => id === given.kind)
    if (kind < 0) throw unreadable('scenario-token', { token: given.kind })
    return {
      kind,
      space: given.at === undefined ? NONE : spaceNamed(this.#mission.board, given.at),
      seat: given.of === undefined ? NONE : this.#seat(given.of),
      damage: given.damage ?? 0,
      value: given.value ?? 0,
      strain: 0,
      color: given.color === undefined ? NONE : this.#color(given.color),
      facedown: given.facedown === true,
    }
  }

  #color(name: TokenColor): number {
    return TOKEN_COLORS.indexOf(name)
  }

  /** As if it had just begun, or with fewer actions in the middle of it. */
  #activate(given: Exclude<NonNullable<Given['active']>, string>): void {
    const s = this.#state
    const figure = Number(Object.entries(this.#names).find(([, name]) => name === given.figure)?.[0] ?? NONE)
    if (figure === NONE) throw unreadable('scenario-no-such-figure', { figure: given.figure })
    const { group, seat } = s.figures[figure]
    s.groups[group].ready = false
    s.turn = 1 - seat
    const activation = newActivation(group)
    s.activation = activation
    begin(s, activation, figure)
    activation.actions = given.actions ?? activation.actions
    activation.attacks = given.attacks ?? 0
  }

  /** Two figures can't stand in one space. */
  #checkRoom(): void {
    const s = this.#state
    const taken = new Map<number, string>()
    for (const [id, figure] of s.figures.entries()) {
      if (figure.space === NONE) continue
      const spaces = spacesOf(s, figure)
      const { base } = designOf(figure.kind).facts
      if (spaces.length < base.width * base.height)
        throw unreadable('scenario-no-room', { figure: this.#names[id] })
      for (const space of spaces) {
        const other = taken.get(space)
        if (other !== undefined)
          throw unreadable('scenario-same-space', { one: other, other: this.#names[id] })
        taken.set(space, this.#names[id])
      }
    }
  }
}

function filler(): string[] {
  return Array.from({ length: FILLED }, (_, i) => FILLER[i % FILLER.length])
}
