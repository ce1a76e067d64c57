/** Events that can't happen, and conditions that can't hold. */
import { type Board, DIFFICULT, VOID } from '../../map/index.ts'
import { type MissionProblem, problemAt } from '../language/problem.ts'
import { SILENT } from '../language/read.ts'
import { walkThrough } from '../language/walk.ts'
import type { MapWords, ScenarioWords, TokenWords } from '../language/words.ts'

export function checkEvents(
  board: Board,
  map: MapWords,
  scenario: ScenarioWords,
  where: string,
): MissionProblem[] {
  const problems: MissionProblem[] = []
  const never = (at: string, key: string, word: string): void => {
    problems.push(problemAt(at, key, { word }))
  }
  const { tokens = {} } = scenario
  const taken = kindsIn(scenario, ['take'])
  const opens = statementsIn(scenario, 'open-door')
  const retrieves = statementsIn(scenario, 'retrieve')
  for (const secret of Object.keys(scenario.campaign?.secrets ?? {}))
    if (!readAloud(scenario, secret)) never(`${where}.campaign.secrets.${secret}`, 'never-read', secret)
  walkThrough('scenario', scenario, where, {
    ...SILENT,
    word(vocabulary, word, value, at) {
      const kind = typeof value.kind === 'string' ? value.kind : ''
      if (vocabulary === 'condition' && word === 'carries') {
        const token: TokenWords | undefined = tokens[kind]
        if (token?.retrieve === undefined && !taken.includes(kind) && !retrieves)
          never(at, 'never-carried', kind)
      }
      if (vocabulary !== 'event') return
      if (Array.isArray(value.do) && value.do.length === 0) never(`${at}.do`, 'does-nothing', word)
      if (word === 'destroyed' && tokens[kind]?.attack === undefined) never(at, 'never-destroyed', kind)
      if (word === 'interact' && typeof value.with === 'string' && !isPresent(map, tokens, value.with))
        never(at, 'never-there', value.with)
      if (word === 'enters' && value.where === 'difficult' && !board.terrain.includes(DIFFICULT))
        never(at, 'never-entered', 'difficult')
      if (
        word === 'enters' &&
        (value.where === 'interior' || value.where === 'exterior') &&
        !hasSide(board, value.where)
      )
        never(at, 'never-entered', value.where)
      if (word === 'opened' && typeof value.door === 'string' && !canOpen(map, scenario, value.door, opens))
        never(at, 'never-opened', value.door)
      if (word === 'suffers' && value.atLeast === 0) never(at, 'suffers-nothing', word)
    },
  })
  return problems
}

/** Whether a kind of token is on the map at any time. */
function isPresent(map: MapWords, tokens: { readonly [kind: string]: TokenWords }, place: string): boolean {
  const [word, kind] = place.split(':')
  if (word !== 'tokens') return true
  if (kind === 'terminal' && map.terminals !== undefined) return true
  const { at, red, blue, reserve = 0, claimed = 0 } = tokens[kind] ?? {}
  return at !== undefined || red !== undefined || blue !== undefined || reserve + claimed > 0
}

function hasSide(board: Board, side: 'interior' | 'exterior'): boolean {
  return board.terrain.some((one, space) => one !== VOID && board.interior[space] === (side === 'interior'))
}

/** A door opens by hand, by force, or by a rule of the mission. */
function canOpen(
  { doors = {} }: MapWords,
  { doors: rules = {} }: ScenarioWords,
  door: string,
  opens: boolean,
): boolean {
  const asked = door === 'any' ? Object.keys(doors) : [door]
  return asked.some((id) => {
    const rule = rules[id] ?? rules.all
    const { locked = false, opensIf, attack, test } = rule ?? {}
    return !locked || opensIf !== undefined || attack !== undefined || test !== undefined || opens
  })
}

function kindsIn(scenario: ScenarioWords, words: readonly string[]): string[] {
  const found: string[] = []
  walkThrough('scenario', scenario, '', {
    ...SILENT,
    word(vocabulary, word, value) {
      if (vocabulary === 'statement' && words.includes(word) && typeof value.kind === 'string')
        found.push(value.kind)
    },
  })
  return found
}

function statementsIn(
  scenario: ScenarioWords,
  wanted: string,
  isMeant: (value: { readonly [field: string]: unknown }) => boolean = () => true,
): boolean {
  let found = false
  walkThrough('scenario', scenario, '', {
    ...SILENT,
    word(vocabulary, word, value) {
      if (vocabulary === 'statement' && word === wanted && isMeant(value)) found = true
    },
  })
  return found
}

function readAloud(scenario: ScenarioWords, secret: string): boolean {
  return statementsIn(scenario, 'read-aloud', (value) => value.secret === secret)
}
