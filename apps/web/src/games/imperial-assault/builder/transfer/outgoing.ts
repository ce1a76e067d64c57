/** An army on its way out: as a link, as a list. */
import { type Army, shareCode, writeList } from '@dejarik/imperial-assault/build'
import { linkOf } from '../../../../build/transfer/link.ts'
import type { Outgoing } from '../../../../build/transfer/ShareDialog.tsx'
import { plain } from '../../../../rules/search.ts'

export function outgoing(army: Army): Outgoing {
  return {
    link: linkOf('imperial-assault', shareCode(army)),
    fileName: (ending) => `${plain(army.name).replaceAll(/\W+/gu, '-') || army.affiliation}.${ending}`,
    list: (language) => writeList(army, language),
  }
}
