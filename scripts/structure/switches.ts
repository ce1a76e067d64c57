// A switch over a union ends in `never`, so that whoever adds a kind is told by the compiler where it is missing.
import { type Finding, isNode, type SyntaxNode, walk } from './source.ts'

/**
 * Switches over what is open (words from a file or an address, numbers, kinds of which only some are meant): how many each
 * file may have. All others end in `default: never(…)`, or hand the value on to what takes the rest, whose type then says
 * the same.
 */
export const OPEN: { readonly [file: string]: number } = {
  'apps/cli/src/files.ts': 1,
  'apps/cli/src/play/terminal.ts': 1,
  'apps/web/src/games/destiny/consequence.ts': 1,
  'apps/web/src/games/imperial-assault/campaign/pages/EquipPage.tsx': 1,
  'apps/web/src/games/imperial-assault/map/projection.ts': 1,
  'apps/web/src/route.ts': 1,
  'games/deckbuilding/bot/gains.ts': 1,
  'games/destiny/text/names.ts': 1,
  'games/destiny/why-not.ts': 1,
  'games/imperial-assault/facts/requirement.ts': 1,
  'games/imperial-assault/map/tile.ts': 1,
  'games/imperial-assault/missions/compile/places.ts': 2,
  'games/imperial-assault/missions/language/scope.ts': 1,
  'games/imperial-assault/text/names.ts': 2,
  'games/imperial-assault/why-not.ts': 1,
  'games/xwing/text/names.ts': 1,
  'scripts/structure/determinism.ts': 1,
  'scripts/structure/imports.ts': 1,
  'scripts/structure/looked-at.ts': 1,
  'scripts/structure/modules.ts': 1,
}

export function checkSwitches(file: string, program: SyntaxNode, open = OPEN): Finding[] {
  const lines: number[] = []
  walk(program, (node) => {
    if (node.type === 'SwitchStatement' && !isExhaustive(node)) lines.push(node.loc.start.line)
  })
  return lines.slice(open[file] ?? 0).map((line) => ({
    file,
    line,
    what: 'a switch that forgets',
    why: 'end it in default: never(…), so that a kind that is added does not compile here (scripts/structure/switches.ts)',
  }))
}

function isExhaustive(node: SyntaxNode): boolean {
  const last = nodesIn(node.cases).find(({ test }) => test === null)
  const name = isNode(node.discriminant) ? nameOf(node.discriminant) : undefined
  return last !== undefined && name !== undefined && isHandedOn(last, name)
}

/** The variable at the beginning of `act.act` or `event?.on`. */
function nameOf(node: SyntaxNode): string | undefined {
  if (node.type === 'Identifier') return String(node.name)
  return isNode(node.object) ? nameOf(node.object) : undefined
}

/** Whether it is returned, or an argument of something. */
function isHandedOn(node: SyntaxNode, name: string): boolean {
  let found = false
  walk(node, (one) => {
    const given = one.type === 'ReturnStatement' ? [one.argument] : one.arguments
    if (nodesIn(given).some((value) => nameOf(value) === name)) found = true
  })
  return found
}

function nodesIn(list: unknown): SyntaxNode[] {
  return Array.isArray(list) ? list.filter(isNode) : []
}
