/** Addresses that hold the whole of what was built, so that nobody needs to keep it. */
import { pathOf } from '../../route.ts'

export function linkOf(game: string, code: string): string {
  return location.origin + pathOf({ at: 'build', game, id: null, code })
}

/** The part of such a link that holds it; null if the text is none. */
export function codeIn(text: string, game: string): string | null {
  const [page = '', code] = text.trim().split(/#(.*)/su)
  return code !== undefined && !/\s/.test(text.trim()) && page.replace(/\/$/, '').endsWith(`/build/${game}`)
    ? code
    : null
}
