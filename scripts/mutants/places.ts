// Where a rule could be written wrong by one sign: every comparison, operator, negation and constant of a source file,
// with what could stand there instead.
import { isNode, parseSource, type SyntaxNode, walk } from '../structure/source.ts'

/** One change of one place. */
export interface Place {
  readonly start: number
  readonly end: number
  readonly line: number
  /** What stands there, and what is put in its stead. */
  readonly before: string
  readonly after: string
  /** The expression around it that is evaluated if and only if the change could matter. */
  readonly within: { readonly start: number; readonly end: number }
}

/** What one operator is mistaken for. */
const INSTEAD: { readonly [operator: string]: string } = {
  '<': '<=',
  '<=': '<',
  '>': '>=',
  '>=': '>',
  '===': '!==',
  '!==': '===',
  '+': '-',
  '-': '+',
  '*': '/',
  '/': '*',
  '%': '*',
  '&': '|',
  '|': '&',
  '<<': '>>',
  '>>': '<<',
  '&&': '||',
  '||': '&&',
  '+=': '-=',
  '-=': '+=',
  '*=': '/=',
  '|=': '&=',
  '&=': '|=',
  '++': '--',
  '--': '++',
}

export function placesIn(file: string, text: string): Place[] {
  const places: Place[] = []
  walk(parseSource(file, text), (node, above) => {
    if (above.some(isNoRule) || isAlarm(node, above)) return
    const around = above.at(-1)
    const put = (start: number, end: number, after: string, within: SyntaxNode = node) =>
      places.push({
        start,
        end,
        line: node.loc.start.line,
        before: text.slice(start, end),
        after,
        within: { start: within.start, end: within.end },
      })
    const operator = operatorOf(node, text)
    if (operator !== null && INSTEAD[operator.text] !== undefined && !joinsText(node))
      put(operator.start, operator.start + operator.text.length, INSTEAD[operator.text])
    if (node.type === 'UnaryExpression' && node.operator === '!' && isNode(node.argument))
      put(node.start, node.end, text.slice(node.argument.start, node.argument.end))
    if (node.type === 'BooleanLiteral') put(node.start, node.end, node.value === true ? 'false' : 'true')
    if (node.type === 'NumericLiteral' && !isName(node, around)) {
      const value = Number(node.value)
      // `-1` is mistaken for 0 and −2, not for −0.
      const isNegative = around?.type === 'UnaryExpression' && around.operator === '-'
      const whole = isNegative ? around : node
      for (const next of [value + 1, value - 1]) {
        const after = isNegative ? -next : next
        put(whole.start, whole.end, after < 0 ? `(${after})` : String(after), whole)
      }
    }
    const test = node.type !== 'SwitchCase' && isNode(node.test) && isPlainTest(node.test) ? node.test : null
    if (test !== null) put(test.start, test.end, `!(${text.slice(test.start, test.end)})`, test)
  })
  return places.sort((a, b) => a.start - b.start || a.end - b.end || (a.after < b.after ? -1 : 1))
}

export function mutated(text: string, { start, end, after }: Place): string {
  return text.slice(0, start) + after + text.slice(end)
}

/** Types are erased before anything runs, and what is thrown tells of our own bugs. */
function isNoRule({ type }: SyntaxNode): boolean {
  return (
    /^TS(?!AsExpression|SatisfiesExpression|NonNullExpression)/.test(type) ||
    type === 'ThrowStatement' ||
    type === 'ImportDeclaration'
  )
}

/** What is looked at only to throw: it is true when we have a bug, and never in play. */
function isAlarm(node: SyntaxNode, above: readonly SyntaxNode[]): boolean {
  return above.some(
    ({ type, test, consequent }, i) =>
      type === 'IfStatement' &&
      test === (above[i + 1] ?? node) &&
      isNode(consequent) &&
      onlyThrows(consequent),
  )
}

function onlyThrows({ type, body }: SyntaxNode): boolean {
  const [first] = Array.isArray(body) ? body : []
  return type === 'ThrowStatement' || (isNode(first) && first.type === 'ThrowStatement')
}

/** A condition without an operator of its own: `if (isStunned(ship))`. */
function isPlainTest({ type }: SyntaxNode): boolean {
  return ['Identifier', 'CallExpression', 'OptionalCallExpression', 'MemberExpression'].includes(type)
}

/** A key of an object is a name even where it is a number. */
function isName(node: SyntaxNode, around: SyntaxNode | undefined): boolean {
  return around !== undefined && around.key === node && around.computed !== true
}

/** `a + 'b'` is a sentence, no sum. */
function joinsText(node: SyntaxNode): boolean {
  if (node.operator !== '+' && node.operator !== '+=') return false
  return [node.left, node.right].some(
    (side) =>
      isNode(side) &&
      (side.type === 'StringLiteral' ||
        side.type === 'TemplateLiteral' ||
        (isNode(side.left) && joinsText(side))),
  )
}

function operatorOf(
  node: SyntaxNode,
  text: string,
): { readonly start: number; readonly text: string } | null {
  const operator = typeof node.operator === 'string' ? node.operator : ''
  if (node.type === 'UpdateExpression')
    return { start: node.prefix === true ? node.start : node.end - 2, text: operator }
  if (!/^(Binary|Logical|Assignment)Expression$/.test(node.type)) return null
  if (!isNode(node.left) || !isNode(node.right)) return null
  // Between the two sides stand only the operator, parentheses and comments.
  const between = text
    .slice(node.left.end, node.right.start)
    .replace(COMMENT, (said) => ' '.repeat(said.length))
  return { start: node.left.end + between.indexOf(operator), text: operator }
}

const COMMENT = /\/\*.*?\*\/|\/\/[^\n]*/gs
