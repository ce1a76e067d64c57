// What is parsed, fetched or loaded by its address is `any` to the compiler, which believes whatever is written beside it.
// So it must be called `unknown`, or be handed to something that looks at it, such as `readJson` of the kernel does.
import { type Finding, isNode, type SyntaxNode, walk } from './source.ts'

const WHY =
  'nobody has looked at it yet: read it (packages/kernel/src/reader.ts), or say that it is unknown and look at it'

export function checkLookedAt(file: string, program: SyntaxNode): Finding[] {
  const findings: Finding[] = []
  const unknowns = namesOfUnknown(program)
  walk(program, (node, above) => {
    const what = fromOutside(node)
    if (what === null || isLookedAt(node, above, unknowns)) return
    findings.push({ file, line: node.loc.start.line, what, why: WHY })
  })
  return findings
}

/** What gives a value that nothing is known of. */
function fromOutside(node: SyntaxNode): string | null {
  if (node.type === 'ImportExpression')
    return isNode(node.source) && node.source.type === 'StringLiteral' ? null : 'import of an address'
  if (node.type !== 'CallExpression' || !isNode(node.callee)) return null
  const { object, property } = node.callee
  if (!isNode(object) || !isNode(property)) return null
  if (object.name === 'JSON' && property.name === 'parse') return 'JSON.parse'
  // A body of an answer; a method of another thing would be given something.
  return property.name === 'json' && Array.isArray(node.arguments) && node.arguments.length === 0
    ? '.json()'
    : null
}

/** Between the value and what is done with it. */
const PASSED_ON = new Set(['AwaitExpression', 'ParenthesizedExpression', 'ConditionalExpression'])

function isLookedAt(node: SyntaxNode, above: readonly SyntaxNode[], unknowns: ReadonlySet<string>): boolean {
  let at = above.length - 1
  let value = node
  while (at >= 0 && PASSED_ON.has(above[at].type)) value = above[at--]
  const holder = above[at]
  switch (holder?.type) {
    case 'CallExpression':
      return holder.callee !== value
    // Whether it is only parsed in order to see whether it can be.
    case 'ExpressionStatement':
      return true
    case 'VariableDeclarator':
      return isNode(holder.id) && isUnknown(holder.id)
    case 'AssignmentExpression':
      return isNode(holder.left) && unknowns.has(String(holder.left.name))
    case 'ReturnStatement':
    case 'ArrowFunctionExpression': {
      const giver = above.slice(0, at + 1).findLast((one) => /Function|Method/.test(one.type))
      return giver !== undefined && givesUnknown(giver)
    }
    default:
      return false
  }
}

function isUnknown(node: SyntaxNode): boolean {
  return typeOf(node.typeAnnotation)?.type === 'TSUnknownKeyword'
}

function typeOf(annotation: unknown): SyntaxNode | null {
  return isNode(annotation) && isNode(annotation.typeAnnotation) ? annotation.typeAnnotation : null
}

/** `unknown`, or a promise of it. */
function givesUnknown(giver: SyntaxNode): boolean {
  const type = typeOf(giver.returnType)
  if (type?.type === 'TSUnknownKeyword') return true
  const given = isNode(type?.typeArguments) ? type.typeArguments.params : []
  return Array.isArray(given) && given.some((one) => isNode(one) && one.type === 'TSUnknownKeyword')
}

/** Names that are declared as unknown somewhere in the file. */
function namesOfUnknown(program: SyntaxNode): ReadonlySet<string> {
  const names = new Set<string>()
  walk(program, (node) => {
    if (node.type === 'Identifier' && isUnknown(node)) names.add(String(node.name))
  })
  return names
}
