/** A squad on its way out: as a link, or as a file. */
import { plain, type Squad, shareCode } from '@dejarik/xwing/build'
import { pathOf } from '../../../../route.ts'

/** The squad's own address; it holds the whole squad, so nobody needs to keep it. */
export function squadPath(squad: Squad): string {
  return pathOf({ at: 'build', game: 'xwing', id: null, code: shareCode(squad) })
}

export function squadLink(squad: Squad): string {
  return location.origin + squadPath(squad)
}

export function fileName(squad: Squad, ending: string): string {
  return `${plain(squad.name ?? '') || squad.faction}.${ending}`
}

/** Hands a text to the browser as a file to keep. */
export function download(name: string, type: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type }))
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  URL.revokeObjectURL(address)
}
