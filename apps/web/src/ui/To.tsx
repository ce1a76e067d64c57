import type { ComponentProps, MouseEvent } from 'react'
import { go, pathOf, type Route } from '../route.ts'

/** A link inside the client. Opens in a new tab as any link does. */
export function To({ route, onClick, ...rest }: Omit<ComponentProps<'a'>, 'href'> & { route: Route }) {
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event)
    if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey)
      return
    event.preventDefault()
    go(route)
  }
  return <a {...rest} href={pathOf(route)} onClick={follow} />
}
