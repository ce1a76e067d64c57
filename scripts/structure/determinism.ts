// A record must fold to the same state in every engine, so rules code uses only what the language defines
// to the last bit, knows neither clock nor locale, and runs in a browser as well as in Node.
import { isBuiltin } from 'node:module'
import { importsOf } from './imports.ts'
import { type Finding, isNode, type SyntaxNode, walk } from './source.ts'

const lastBits = 'engines differ in its last bits; use the exact functions of the kernel'
const ownClock = 'the clock is not part of the record'
const ownLocale = 'its result depends on the locale and version of the engine'
const ownChance = 'chance comes from the streams of the state alone'
const onlyNode = 'rules code runs in the browser too'

/** The members of Math that give the same bits everywhere. */
const exactMath = new Set(
  'abs ceil clz32 floor fround imul max min round sign sqrt trunc E LN10 LN2 LOG10E LOG2E PI SQRT1_2 SQRT2'.split(
    ' ',
  ),
)

const forbiddenGlobals = new Map([
  ['Date', ownClock],
  ['performance', ownClock],
  ['setTimeout', ownClock],
  ['setInterval', ownClock],
  ['setImmediate', ownClock],
  ['Intl', ownLocale],
  ['crypto', ownChance],
  ['WeakRef', 'it shows when the engine collects garbage'],
  ['FinalizationRegistry', 'it shows when the engine collects garbage'],
  ['globalThis', 'it would hide what is used from this check'],
  ['process', onlyNode],
  ['Buffer', onlyNode],
  ['require', onlyNode],
])

/** Rules code is the kernel's source and all of a game but its tests and its catalogues of text. */
export const isRulesCode = (file: string) =>
  file.startsWith('packages/kernel/src/') || /^games\/[^/]+\/(?!(test|text)\/)/.test(file)

export function checkDeterminism(file: string, program: SyntaxNode): Finding[] {
  const findings: Finding[] = []
  const report = (line: number, what: string, why: string) => findings.push({ file, line, what, why })

  for (const { specifier, line } of importsOf(program)) {
    if (isBuiltin(specifier)) report(line, `import of ${specifier}`, onlyNode)
  }
  walk(program, (node, above) => {
    const { line } = node.loc.start
    const parent = above.at(-1)
    switch (node.type) {
      case 'Identifier': {
        const name = String(node.name)
        const why = forbiddenGlobals.get(name)
        if (!parent || !isValue(node, parent)) return
        if (why) report(line, name, why)
        if (name === 'Math') {
          const member = parent.object === node ? memberName(parent) : undefined
          if (member === undefined)
            report(line, 'Math as a value', 'it would hide what is used from this check')
          else if (!exactMath.has(member))
            report(line, `Math.${member}`, member === 'random' ? ownChance : lastBits)
        }
        return
      }
      case 'MemberExpression':
      case 'OptionalMemberExpression': {
        const name = memberName(node)
        if (name?.startsWith('toLocale') || name === 'localeCompare') report(line, `.${name}`, ownLocale)
        return
      }
      case 'BinaryExpression':
        if (node.operator === '**' && !(isConstant(node.left) && isConstant(node.right)))
          report(line, '**', lastBits)
        return
      case 'AssignmentExpression':
        if (node.operator === '**=') report(line, '**=', lastBits)
        return
      case 'ForInStatement':
        report(line, 'for … in', 'it also visits inherited keys, and numbers before names; use for … of')
    }
  })
  return findings
}

/** `Math.abs` and `Math['abs']` name the member abs; `Math[name]` names none. */
function memberName(node: SyntaxNode): string | undefined {
  if (!isNode(node.property)) return undefined
  if (!node.computed) return String(node.property.name)
  return node.property.type === 'StringLiteral' ? String(node.property.value) : undefined
}

const isConstant = (node: unknown): boolean =>
  isNode(node) &&
  (node.type === 'NumericLiteral' ||
    node.type === 'BigIntLiteral' ||
    (node.type === 'UnaryExpression' && isConstant(node.argument)))

const typesAroundValues = new Set([
  'TSAsExpression',
  'TSSatisfiesExpression',
  'TSNonNullExpression',
  'TSInstantiationExpression',
])

/** Whether an identifier stands for a value, and not for a type, a key or the member of something else. */
function isValue(node: SyntaxNode, parent: SyntaxNode): boolean {
  if (parent.type.startsWith('TS')) return typesAroundValues.has(parent.type)
  return parent.computed === true || (parent.property !== node && parent.key !== node)
}
