// A source file as a syntax tree, so that no check is fooled by a comment, a string or a template.
import { type ParserPlugin, parse } from '@babel/parser'

/** What a check found: where, what stands there, and why it may not. */
export interface Finding {
  file: string
  line: number
  what: string
  why: string
}

export interface SyntaxNode {
  type: string
  /** Where it begins and ends in the text. */
  start: number
  end: number
  loc: { start: { line: number } }
  [key: string]: unknown
}

export function parseSource(file: string, text: string): SyntaxNode {
  const plugins: ParserPlugin[] = file.endsWith('.tsx') ? ['typescript', 'jsx'] : ['typescript']
  const program: unknown = parse(text, { sourceType: 'module', plugins }).program
  if (!isNode(program)) throw new Error(`${file} has no syntax tree`)
  return program
}

/** Calls `visit` for the node and everything below it, each with the nodes above it, nearest last. */
export function walk(node: SyntaxNode, visit: (node: SyntaxNode, above: SyntaxNode[]) => void): void {
  const above: SyntaxNode[] = []
  const descend = (current: SyntaxNode) => {
    visit(current, above)
    above.push(current)
    for (const value of Object.values(current)) {
      for (const child of Array.isArray(value) ? value : [value]) if (isNode(child)) descend(child)
    }
    above.pop()
  }
  descend(node)
}

export const isNode = (value: unknown): value is SyntaxNode =>
  typeof value === 'object' &&
  value !== null &&
  'type' in value &&
  'loc' in value &&
  typeof value.type === 'string'
