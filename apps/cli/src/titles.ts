/**
 * Titles of the tests in a source text: the first argument of `test(…)`, `it(…)` and `describe(…)`, also after
 * `.each(…)` and its like. Where a title takes texts from its table (`%s`), those count as titles, too. Tests that
 * do not run (`.skip`, `.todo`) show nothing and are left out.
 */
export function titlesIn(source: string): string[] {
  const titles: string[] = []
  const code = withoutComments(source)
  for (const call of code.matchAll(/(?<![\w.])(?:test|it|describe)((?:\.\w+)*)\s*(?=[(`<])/g)) {
    if (/\.(skip|todo)\b/.test(call[1])) continue
    titles.push(...titlesOf(code, afterTypes(code, call.index + call[0].length)))
  }
  return titles
}

const TEXT = /(['"`])((?:\\.|(?!\1)[^\\])*)\1/gs

/** The text literal that opens the last of one or two argument lists: `('title'` or `([…])('title'`. */
function titlesOf(code: string, at: number): string[] {
  const literal = /^\(\s*(['"`])((?:\\.|(?!\1)[^\\])*)\1/s.exec(code.slice(at, at + 2000))
  if (literal !== null) return [plain(literal[2])]
  const end = closing(code, at)
  if (end === null || !/^\s*\(/.test(code.slice(end, end + 200))) return []
  const titles = titlesOf(code, end + code.slice(end).indexOf('('))
  const table = [...code.slice(at, end).matchAll(TEXT)].map(([, , text]) => plain(text))
  return titles.some((title) => title.includes('%s')) ? [...titles, ...table] : titles
}

function plain(text: string): string {
  return text.replace(/\\(.)/gs, '$1')
}

/** Past the types of a call: `test.each<[string, number]>(…)`. */
function afterTypes(code: string, at: number): number {
  if (code[at] !== '<') return at
  let depth = 0
  for (let i = at; i < code.length; i++) {
    if (code[i] === '<') depth++
    else if (code[i] === '>' && code[i - 1] !== '=' && --depth === 0) return i + 1
  }
  return at
}

/** Where the bracket or template that opens at `at` has closed. */
function closing(code: string, at: number): number | null {
  let depth = 0
  for (let i = at; i < code.length; i++) {
    const c = code[i]
    if (c === "'" || c === '"' || c === '`') {
      i = endOfText(code, i)
      if (depth === 0) return i + 1
    } else if (c === '(') depth++
    else if (c === ')' && --depth === 0) return i + 1
  }
  return null
}

function endOfText(code: string, from: number): number {
  let i = from + 1
  while (i < code.length && code[i] !== code[from]) i += code[i] === '\\' ? 2 : 1
  return i
}

/** Texts stay as they are, even with slashes in them. */
function withoutComments(source: string): string {
  return source.replace(
    /('(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"|`(?:\\.|[^`\\])*`)|\/\/[^\n]*|\/\*.*?\*\//gs,
    (_, text: string | undefined) => text ?? ' ',
  )
}
