import { useWords } from '../text/index.ts'
import { Button } from '../ui/Button.tsx'
import { Dialog } from '../ui/Dialog.tsx'

export function ResignDialog({ onClose, onResign }: { onClose: () => void; onResign: () => void }) {
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
      <p>{say('resign.text')}</p>
    </Dialog>
  )
}
