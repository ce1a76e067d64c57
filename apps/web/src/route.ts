/** Where in the client we are: the path and nothing else, so that every screen has a link. */
import { never } from '@dejarik/kernel'
import { useSyncExternalStore } from 'react'

export type Route =
  | { readonly at: 'home' }
  | { readonly at: 'play'; readonly id: string }
  | { readonly at: 'online'; readonly id: string }
  /** A match on the server, only to look on. */
  | { readonly at: 'watch'; readonly id: string }
  | { readonly at: 'lobby' }
  | { readonly at: 'account' }
  | { readonly at: 'replay'; readonly hash: string }
  | { readonly at: 'rules'; readonly id: string | null }
  | { readonly at: 'cards' }
  /** For who builds: a game's parts by its id, or null for those of the shell. */
  | { readonly at: 'gallery'; readonly game: string | null }
  /** `id`: what was kept in this browser; `code`: what came whole by the link. */
  | { readonly at: 'build'; readonly game: string; readonly id: string | null; readonly code: string }
  | { readonly at: 'nowhere' }

export function routeOf(path: string, hash = ''): Route {
  const [first = '', second = '', third, fourth] = path.split('/').filter(Boolean).map(decode)
  if (first === 'build' && second !== '' && fourth === undefined)
    return { at: 'build', game: second, id: third ?? null, code: hash.replace(/^#/, '') }
  if (first === 'm' && third === 'watch' && fourth === undefined) return { at: 'watch', id: second }
  if (third !== undefined) return { at: 'nowhere' }
  if (first === 'rules') return { at: 'rules', id: second || null }
  if (first === 'gallery') return { at: 'gallery', game: second || null }
  if (second !== '') {
    if (first === 'play') return { at: 'play', id: second }
    if (first === 'm') return { at: 'online', id: second }
    return { at: 'nowhere' }
  }
  switch (first) {
    case '':
      return { at: 'home' }
    case 'replay':
      return { at: 'replay', hash: hash.replace(/^#/, '') }
    case 'cards':
      return { at: 'cards' }
    case 'lobby':
      return { at: 'lobby' }
    case 'account':
      return { at: 'account' }
    default:
      return { at: 'nowhere' }
  }
}

/** A mistyped address is nowhere, not an exception. */
function decode(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}

export function pathOf(route: Route): string {
  switch (route.at) {
    case 'play':
      return `/play/${route.id}`
    case 'online':
      return `/m/${route.id}`
    case 'watch':
      return `/m/${route.id}/watch`
    case 'lobby':
      return '/lobby'
    case 'account':
      return '/account'
    case 'replay':
      return route.hash === '' ? '/replay' : `/replay#${route.hash}`
    case 'rules':
      // The slash tells a server that this is a page, and not a file with the ending `.4`.
      return route.id === null ? '/rules' : `/rules/${route.id}/`
    case 'cards':
      return '/cards'
    case 'gallery':
      return route.game === null ? '/gallery' : `/gallery/${route.game}`
    case 'build': {
      const page = route.id === null ? `/build/${route.game}` : `/build/${route.game}/${route.id}`
      return route.code === '' ? page : `${page}#${route.code}`
    }
    case 'home':
    case 'nowhere':
      return '/'
    default:
      return never(route)
  }
}

const CHANGED = 'dejarik:route'

export function go(route: Route, how: 'push' | 'replace' = 'push'): void {
  history[how === 'push' ? 'pushState' : 'replaceState'](null, '', pathOf(route))
  window.dispatchEvent(new Event(CHANGED))
}

function subscribe(listener: () => void): () => void {
  for (const event of ['popstate', 'hashchange', CHANGED]) window.addEventListener(event, listener)
  return () => {
    for (const event of ['popstate', 'hashchange', CHANGED]) window.removeEventListener(event, listener)
  }
}

export function useRoute(): Route {
  const address = useSyncExternalStore(subscribe, () => location.pathname + location.hash)
  const [path = '', hash = ''] = address.split(/(?=#)/)
  return routeOf(path, hash)
}
