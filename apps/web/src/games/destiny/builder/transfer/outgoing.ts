/** A deck on its way out: as a link, as a file, as a list. */
import { type Deck, shareCode, siteText, writeList } from '@dejarik/destiny/build'
import { plain } from '@dejarik/destiny/facts'
import { linkOf } from '../../../../build/transfer/link.ts'
import type { Outgoing } from '../../../../build/transfer/ShareDialog.tsx'

export function outgoing(deck: Deck): Outgoing {
  return {
    link: linkOf('destiny', shareCode(deck)),
    file: { text: siteText(deck), ending: 'json' },
    fileName: (ending) => `${plain(deck.name) || 'deck'}.${ending}`,
    list: (language) => writeList(deck, language),
  }
}
