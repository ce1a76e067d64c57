// What describes one person's machine or network has no place in a file that everyone shares.
import type { Finding } from './source.ts'

const patterns: [pattern: RegExp, why: string][] = [
  [
    /(?<![\w.)\]}-])\/(?:home|root|Users|works?|workspaces?)\/[\w.-]+/,
    'a path of one machine; use a relative one',
  ],
  [/\b[A-Z]:\\+Users\\+\w+/, 'a path of one machine; use a relative one'],
  [/\bregistry\.(?:npmjs|yarnpkg|npmmirror)\.\w+/, 'the registry is a setting of each machine'],
  [
    /https?:\/\/[^\s/"']*(?:registry|artifactory|nexus|verdaccio)/,
    'the registry is a setting of each machine',
  ],
  [/"resolved": "https?:/, 'lock files carry no addresses; see .npmrc'],
]

export function checkWords(file: string, text: string): Finding[] {
  if (text.includes('\0')) return [] // An image or a font.
  return text.split('\n').flatMap((content, index) =>
    patterns.flatMap(([pattern, why]) => {
      const what = pattern.exec(content)?.[0]
      return what ? [{ file, line: index + 1, what, why }] : []
    }),
  )
}
