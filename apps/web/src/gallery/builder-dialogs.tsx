import type { Language, Mendable } from '@dejarik/kernel'
import type { CardRef } from '../build/BuilderContext.tsx'
import type { Building, Built } from '../build/Building.ts'
import { CardDialog } from '../build/CardDialog.tsx'
import { ImportDialog } from '../build/transfer/ImportDialog.tsx'
import { ShareDialog } from '../build/transfer/ShareDialog.tsx'
import type { SayOf } from '../text/sayers.ts'
import type { DialogExhibit } from './Dialogs.tsx'
import type { Key } from './text/index.ts'

/** Dialogs of a builder, with something that is ready and a card. */
export function builderDialogs<T extends Built, P extends Mendable>(
  { accept, arrivalIn, outgoing, ready: [ready] }: Building<T, P>,
  card: CardRef,
  say: SayOf<Key>,
  language: Language,
): readonly DialogExhibit[] {
  return [
    {
      name: say('dialog.import'),
      show: (close) => (
        <ImportDialog file={null} accept={accept} read={arrivalIn(language)} onTake={close} onClose={close} />
      ),
    },
    {
      name: say('dialog.share'),
      show: (close) =>
        ready !== undefined && <ShareDialog outgoing={outgoing(ready.built)} onClose={close} />,
    },
    { name: say('dialog.card'), show: (close) => <CardDialog card={card} onClose={close} /> },
  ]
}
