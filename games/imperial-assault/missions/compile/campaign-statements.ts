/** Statements of campaign missions: deployment, threat, tests, decisions, the end. */
import { type Flow, never } from '@dejarik/kernel'
import { deploymentNumber } from '../../facts/index.ts'
import type { PickOption } from '../../offers.ts'
import { attack } from '../../rules/attack/attack.ts'
import { drawSupply } from '../../rules/campaign/crates.ts'
import { choosePoint, deployGroup, optionalDeployment, standNear } from '../../rules/campaign/deployment.ts'
import { winMission } from '../../rules/campaign/mission-over.ts'
import { readAloud } from '../../rules/campaign/secrets.ts'
import { addAlly } from '../../rules/campaign/setup.ts'
import { recoverStrain } from '../../rules/campaign/strain.ts'
import { test } from '../../rules/campaign/tests.ts'
import { gainThreat } from '../../rules/campaign/threat.ts'
import { cardOf } from '../../rules/cards.ts'
import { defeat, remove } from '../../rules/defeat.ts'
import { heroCount, isHero } from '../../rules/hero.ts'
import { moveSpaces, push } from '../../rules/moving.ts'
import { addGroup } from '../../setup.ts'
import { type FigureId, type GroupId, type Held, NEUTRAL, NONE, type State, type T } from '../../state.ts'
import type { CampaignStatement, OptionWords } from '../language/campaign-words.ts'
import type { FigureGroup, Statement } from '../language/words.ts'
import { allOf } from './conditions.ts'
import { once } from './limits.ts'
import { numberOf } from './numbers.ts'
import { placeOf } from './places.ts'
import { asked, plain, type Run, type Writing } from './run.ts'
import { MISSION_RULE, named, pointNumbers, type Scene, seatOf, secretNumber, sideNumber } from './scene.ts'

export type StatementsOf = (names: Writing, statements: readonly Statement[]) => Run
export type FiguresOf = (names: Writing, to: FigureGroup) => (s: State, scene: Scene) => FigureId[]

export function campaignStatement(
  names: Writing,
  words: CampaignStatement,
  all: StatementsOf,
  figuresOf: FiguresOf,
): Run {
  switch (words.do) {
    case 'read-aloud': {
      const secret = secretNumber(names.secrets, words.secret)
      const then = all(names, words.then)
      return function* (t, scene) {
        if (readAloud(t, secret)) yield* then(t, scene)
      }
    }
    case 'deploy':
      return deploy(names, words)
    case 'activate-point':
    case 'deactivate-point': {
      const bits = pointNumbers(names, words.point).reduce((sum, point) => sum | (1 << point), 0)
      const activates = words.do === 'activate-point'
      return plain(({ state: { campaign } }) => {
        if (campaign !== null) campaign.points = activates ? campaign.points | bits : campaign.points & ~bits
      })
    }
    case 'threat': {
      const number = numberOf(names, words.add)
      return plain((t, scene) => gainThreat(t, number(t.state, scene)))
    }
    case 'credits': {
      const number = numberOf(names, words.credits)
      const { each = false } = words
      return plain((t, scene) => {
        const { campaign } = t.state
        if (campaign === null) return
        const credits = number(t.state, scene) * (each ? heroCount(t.state) : 1)
        campaign.credits += credits
        t.log?.('credits', MISSION_RULE, { credits })
      })
    }
    case 'influence': {
      const number = numberOf(names, words.influence)
      return plain((t, scene) => {
        const { campaign } = t.state
        if (campaign === null) return
        const influence = number(t.state, scene)
        campaign.influence += influence
        t.log?.('influence', MISSION_RULE, { influence })
      })
    }
    case 'win': {
      const side = sideNumber(words.side)
      return plain((t) => winMission(t, side))
    }
    case 'decide':
      return decide(names, words, all)
    case 'test': {
      const { attributes, needed = 1, passed = [], failed = [] } = words
      const number = numberOf(names, needed)
      const good = all(names, passed)
      const bad = all(names, failed)
      return function* (t, scene) {
        const { figure, token: object } = scene
        const isPassed = yield* test(t, figure, attributes, { needed: number(t.state, scene), object })
        yield* isPassed ? good(t, scene) : bad(t, scene)
      }
    }
    case 'optional-deployment': {
      const points = words.at === undefined ? undefined : pointNumbers(names, words.at)
      return (t) => optionalDeployment(t, words.reinforces === true, points)
    }
    case 'depart':
      return plain((t, { figure }) => {
        if (t.state.figures[figure].space === NONE) return
        t.log?.('departed', MISSION_RULE, { figure })
        remove(t.state, figure)
      })
    case 'supply':
      return function* (t, { figure }) {
        if (isHero(t.state, figure)) yield* drawSupply(t, figure)
      }
    case 'hand':
      return plain(({ state: { campaign } }) => {
        campaign?.hand.push(deploymentNumber(words.card))
      })
    case 'ready':
    case 'exhaust': {
      const to = figuresOf(names, words.to)
      const ready = words.do === 'ready'
      return plain(({ state: s }, scene) => {
        for (const figure of to(s, scene))
          if (s.figures[figure].space !== NONE) s.groups[s.figures[figure].group].ready = ready
      })
    }
    case 'defeat': {
      const to = figuresOf(names, words.to)
      return function* (t, scene) {
        for (const figure of to(t.state, scene)) yield* defeat(t, figure, NONE)
      }
    }
    case 'move': {
      const number = numberOf(names, words.spaces)
      const { who } = words
      return function* (t, scene) {
        const { figure } = scene
        if (t.state.figures[figure].space === NONE) return
        const spaces = number(t.state, scene)
        if (who === undefined) yield* moveSpaces(t, figure, spaces, MISSION_RULE)
        else yield* push(t, seatOf(t.state, scene, who), figure, spaces, MISSION_RULE)
      }
    }
    case 'recover-strain': {
      const to = figuresOf(names, words.to)
      const number = numberOf(names, words.amount)
      return plain((t, scene) => {
        for (const figure of to(t.state, scene)) recoverStrain(t, figure, number(t.state, scene))
      })
    }
    case 'appear': {
      const place = placeOf(names, words.at)
      return function* (t, scene) {
        const hero = t.state.options.campaign?.heroes.indexOf(words.hero) ?? NONE
        const [space] = place(t.state, scene)
        if (hero < 0 || space === undefined || t.state.figures[hero].space !== NONE) return
        t.state.figures[hero].gone = false
        yield* standNear(t, hero, space, 'ia.place.2')
      }
    }
    case 'turn-items': {
      const to = figuresOf(names, words.to)
      const facedown = words.face === 'down'
      return plain(({ state: s }, scene) => {
        const heroes = to(s, scene)
        for (const held of s.held) if (heroes.includes(held.hero) && isItem(held)) held.facedown = facedown
      })
    }
    case 'attack': {
      const among = words.on === undefined ? null : figuresOf(names, { figures: words.on })
      return function* (t, scene) {
        const { figure } = scene
        if (t.state.figures[figure].space === NONE) return
        yield* attack(t, figure, MISSION_RULE, among === null ? {} : { among: among(t.state, scene) })
      }
    }
    default:
      return never(words)
  }
}

function isItem({ card }: Held): boolean {
  const { item, kind } = cardOf(card).facts
  return item !== null && kind !== 'supply'
}

type Deploy = Extract<CampaignStatement, { readonly do: 'deploy' }>

/** From the reserve if it lies there, else from the box; at a place, or where the Imperial player likes (ia.deployment-campaign.3). */
function deploy(
  names: Writing,
  { card, at, role, side = 'empire', exhausted = false, figures }: Deploy,
): Run {
  const place = at === undefined || at.startsWith('point:') ? null : placeOf(names, at)
  const points = at?.startsWith('point:') === true ? pointNumbers(names, at.slice('point:'.length)) : null
  const counter = role === undefined ? NONE : named(names.counters, `role:${role}`)
  return function* (t, scene) {
    const s = t.state
    const kind = deploymentNumber(card)
    const group = s.groups.length
    const spaces = points === null ? (place?.(s, scene) ?? undefined) : [yield* choosePoint(t, points)]
    if (role !== undefined) s.counters[counter] = group + 1
    if (side === 'rebels') yield* addAlly(t, kind, spaces?.[0], figures)
    else if (side === 'neutral') yield* deployNeutral(t, kind, spaces?.[0] ?? names.entrance[0])
    else {
      const reserve = s.campaign?.reserve ?? []
      if (reserve.includes(kind)) {
        reserve.splice(reserve.indexOf(kind), 1)
        t.revealed('reserve')
      }
      yield* deployGroup(t, kind, 'ia.reserved-groups.5', spaces, figures)
    }
    if (exhausted) s.groups[group].ready = false
  }
}

/** Nobody's figure: it never activates (ia.neutral-figures.2). */
function* deployNeutral(t: T, kind: number, space: number): Flow {
  const s = t.state
  const group: GroupId = s.groups.length
  addGroup(s, NEUTRAL, kind)
  s.groups[group].ready = false
  for (const figure of s.groups[group].figures) yield* standNear(t, figure, space, 'ia.neutral-figures.1')
}

function decide(
  names: Writing,
  words: Extract<CampaignStatement, { readonly do: 'decide' }>,
  all: StatementsOf,
): Run {
  const question = asked(names, words.ask)
  const { who = 'you' } = words
  const options = words.options.map((one) => optionOf(names, one, all))
  return function* (t, scene) {
    const open = options.flatMap(({ id, can }, place): PickOption[] =>
      can(t.state, scene) ? [{ do: 'pick-option', id, place }] : [],
    )
    if (open.length === 0) return
    const cite = { rule: MISSION_RULE, about: question }
    const { place } = yield* t.choose(seatOf(t.state, scene, who), 'mission-pick', open, cite)
    t.log?.('decided', MISSION_RULE, { option: options[place].id })
    yield* options[place].run(t, scene)
  }
}

interface Decision {
  readonly id: number
  readonly can: (s: State, scene: Scene) => boolean
  readonly run: Run
}

function optionOf(
  names: Writing,
  { name, if: conditions, once: isOnce, then }: OptionWords,
  all: StatementsOf,
): Decision {
  const id = asked(names, name)
  const holds = allOf(names, conditions)
  const run = all(names, then)
  if (isOnce !== true) return { id, can: holds, run }
  const limit = once(`option-${id}`, names.counterList)
  return {
    id,
    can: (s, scene) => limit.isFree(s, scene) && holds(s, scene),
    *run(t, scene) {
      limit.use(t.state, scene)
      yield* run(t, scene)
    },
  }
}
