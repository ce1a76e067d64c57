/** A squad on its way out: as a link, as a file, as a list. */
import { plain, type Squad, shareCode, writeList, xwsText } from '@dejarik/xwing/build'
import { linkOf } from '../../../../build/transfer/link.ts'
import type { Outgoing } from '../../../../build/transfer/ShareDialog.tsx'

export function outgoing(squad: Squad): Outgoing {
  return {
    link: linkOf('xwing', shareCode(squad)),
    file: { text: xwsText(squad), ending: 'xws.json' },
    fileName: (ending) => `${plain(squad.name ?? '') || squad.faction}.${ending}`,
    list: (language) => writeList(squad, language),
  }
}
