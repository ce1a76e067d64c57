import { useWords } from '../text/index.ts'
import { Button } from '../ui/Button.tsx'
import { Dialog } from '../ui/Dialog.tsx'

export interface ResignDialogProps {
  /** Others play on the same side: a bot goes on for who resigns. */
  readonly goesOn: boolean
  readonly onClose: () => void
  readonly onResign: () => void
}

export function ResignDialog({ goesOn, onClose, onResign }: ResignDialogProps) {
  const say = useWords()
  return (
    <Dialog
      title={say('resign.title')}
      closeLabel={say('close')}
      onClose={onClose}
      width="narrow"
      actions={
        <>
          <Button kind="quiet" onClick={onClose}>
            {say('resign.stay')}
          </Button>
          <Button kind="danger" onClick={onResign}>
            {say('resign.label')}
          </Button>
        </>
      }
    >
      <p>{say(goesOn ? 'resign.text-side' : 'resign.text')}</p>
    </Dialog>
  )
}
