/** Whether every word has what it speaks of: a round has no figure, a defeat has no token. */
import { isFields, type Shape } from '@dejarik/kernel'
import { type MissionProblem, problemAt } from './problem.ts'
import { SHAPES, VOCABULARIES } from './schema.ts'

export type Thing = 'you' | 'figure' | 'before' | 'token' | 'that' | 'space' | 'door' | 'amount' | 'rolled'
type Scope = ReadonlySet<Thing>
type Fields = { readonly [field: string]: unknown }

const FIGURE: readonly Thing[] = ['you', 'figure']

/** What an event is about. */
const BRINGS: { readonly [event: string]: readonly Thing[] } = {
  'activation-start': FIGURE,
  'activation-end': FIGURE,
  enters: FIGURE,
  suffers: [...FIGURE, 'amount'],
  defeated: [...FIGURE, 'space'],
  destroyed: [...FIGURE, 'token'],
  // A mission's own rules open doors too: then nobody did.
  opened: ['door'],
  interact: [...FIGURE, 'token'],
  spend: FIGURE,
  action: FIGURE,
  wounded: FIGURE,
  leaves: FIGURE,
  attacked: [...FIGURE, 'door'],
}

/** What a word needs besides what its fields name. */
const NEEDS: { readonly [word: string]: readonly Thing[] } = {
  'condition sees': ['figure'],
  'condition carries': ['figure'],
  'condition carried': ['token'],
  'condition belongs': ['token'],
  'condition set-aside': ['token'],
  'condition claimed': ['token'],
  'condition marked': ['token'],
  'condition facedown': ['token'],
  'condition color': ['token'],
  'condition side': ['figure'],
  'condition another': ['figure', 'before'],
  'condition figure': ['figure'],
  'condition leads': ['you'],
  'condition role': ['figure'],
  'condition card': ['figure'],
  'condition disarmed': ['figure'],
  'condition hero': ['figure'],
  'number marks': ['token'],
  'number amount': ['amount'],
  'number rolled': ['rolled'],
  'number suffered': ['figure'],
  'number figure-cost': ['figure'],
  'number activation-tokens': ['figure'],
  'statement move-token': ['token', 'you'],
  'statement mark': ['token'],
  'statement unmark': ['token'],
  'statement flip': ['token'],
  'statement reveal': ['token'],
  'statement discard': ['token'],
  'statement claim': ['token', 'you'],
  'statement own': ['token', 'you'],
  'statement retrieve': ['token', 'figure'],
  'statement drop': ['figure'],
  'statement discard-carried': ['figure'],
  'statement claim-carried': ['figure', 'you'],
  'statement take': ['figure'],
  'statement put-down': ['figure', 'token'],
  'statement place-figure': ['figure'],
  'statement lose-points': ['figure'],
  'statement test': ['figure'],
  'statement depart': ['figure'],
  'statement supply': ['figure'],
  'statement move': ['figure'],
  'statement attack': ['figure'],
}

/** Words that need somebody to ask; who is left out is you. */
const ASKING: readonly string[] = [
  'condition controls',
  'statement choose',
  'statement may',
  'statement decide',
]

export function outOfScope(scenario: unknown, where: string): MissionProblem[] {
  const problems: MissionProblem[] = []
  const lacks = (scope: Scope, thing: Thing, at: string): void => {
    if (!scope.has(thing) && !problems.some((one) => one.where === at))
      problems.push(problemAt(at, 'nothing-there', { thing }))
  }

  function look(type: string, value: unknown, at: string, scope: Scope): void {
    if (Array.isArray(value) && type.endsWith('[]'))
      for (const [i, one] of value.entries()) look(type.slice(0, -2), one, `${at}[${i}]`, scope)
    else if (!isFields(value)) leaf(type, value, at, scope)
    else if (type.endsWith('{}'))
      for (const [id, one] of Object.entries(value)) look(type.slice(0, -2), one, `${at}.${id}`, scope)
    else if (VOCABULARIES[type] !== undefined) worded(type, value, at, scope)
    else if (SHAPES[type] !== undefined) fields(SHAPES[type], value, at, scope, type)
  }

  function worded(type: string, value: Fields, at: string, scope: Scope): void {
    const { key, words } = VOCABULARIES[type]
    const word = String(value[key])
    for (const thing of NEEDS[`${type} ${word}`] ?? []) lacks(scope, thing, at)
    const inner =
      type === 'event' ? broughtBy(word, value.with) : value.who === 'each' ? add(scope, 'you') : scope
    fields(words[word], value, at, inner, `${type} ${word}`)
  }

  function fields(shape: Shape, value: Fields, at: string, scope: Scope, word: string): void {
    if (
      (word === 'condition in' || word === 'condition near' || word === 'condition adjacent') &&
      (value.who === undefined || value.who === 'figure')
    )
      lacks(scope, 'figure', at)
    if (word.startsWith('condition ') && (value.who === 'token' || value.who === 'space'))
      lacks(scope, value.who, at)
    for (const [field, type] of Object.entries(shape))
      if (value[field] !== undefined)
        look(type.replace('?', ''), value[field], `${at}.${field}`, scopeOf(word, field, value, scope))
    const asks = ASKING.includes(word) && value.nearest === undefined
    if (asks && value.player === undefined && value.who === undefined) lacks(scope, 'you', at)
  }

  function leaf(type: string, value: unknown, at: string, scope: Scope): void {
    const text = String(value)
    if (type === 'figures') lacks(scope, 'figure', at)
    if (type === 'place') {
      const [word, name] = text.split(':')
      if (isThing(word) && name === undefined) lacks(scope, word, at)
      if (word === 'zone' && (name === 'own' || name === 'opponent')) lacks(scope, 'you', at)
    }
    if ((type === 'player' || type === 'scorer') && (text === 'you' || text === 'opponent'))
      lacks(scope, 'you', at)
    if (type.startsWith('door') && text === 'door') lacks(scope, 'door', at)
  }

  look('scenario', scenario, where, new Set())
  return problems
}

function isThing(place: string): place is 'token' | 'that' | 'figure' | 'space' | 'door' {
  return ['token', 'that', 'figure', 'space', 'door'].includes(place)
}

/** What a field may speak of: members of a group, what was chosen, who carries. */
function scopeOf(word: string, field: string, value: Fields, scope: Scope): Scope {
  const member = (of: unknown): Scope =>
    of === 'figures'
      ? add(scope, 'figure', ...(scope.has('figure') ? (['before'] as const) : []))
      : add(scope, 'token', ...(scope.has('token') ? (['that'] as const) : []))
  switch (word) {
    case 'scenario':
      if (field === 'additionalPoints') return add(scope, 'you')
      return field === 'terminalsWithoutCard' ? add(scope, 'token') : scope
    case 'modifier':
    case 'door-rules':
    case 'door-test':
      return add(scope, ...FIGURE, ...(word === 'modifier' ? [] : (['door'] as const)))
    case 'object':
      // Its health counts whoever hurts it.
      if (field === 'health' || field === 'block') return new Set(['token'])
      return add(scope, ...FIGURE, 'token')
    case 'retrieve':
      return add(scope, ...FIGURE, 'token')
    case 'role':
    case 'guard':
      return add(scope, 'figure')
    case 'aim':
      return field === 'figures' || field === 'by' ? add(scope, 'figure') : scope
    case 'figures':
      return member('figures')
    case 'number count':
      return field === 'if' ? member(value.of) : scope
    case 'statement attack':
      return field === 'on' ? member('figures') : scope
    case 'statement for-each':
      return field === 'if' ? scope : member(value.of)
    case 'statement for-each-player':
      return field === 'if' ? scope : add(scope, 'you')
    case 'statement roll':
      return field === 'then' ? add(scope, 'rolled') : scope
    case 'statement choose': {
      if (field !== 'where' && field !== 'then') return scope
      if (value.what === 'token' || value.what === 'figure')
        return member(value.what === 'figure' ? 'figures' : 'tokens')
      return add(scope, value.what === 'space' ? 'space' : 'door')
    }
    default:
      return scope
  }
}

function broughtBy(event: string, interactsWith: unknown): Scope {
  const things = BRINGS[event] ?? []
  const isToken = event !== 'interact' || String(interactsWith).startsWith('tokens:')
  return new Set(isToken ? things : things.filter((thing) => thing !== 'token'))
}

function add(scope: Scope, ...things: readonly Thing[]): Scope {
  return new Set([...scope, ...things])
}
