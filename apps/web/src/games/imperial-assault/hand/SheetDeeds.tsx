import { Button } from '../../../ui/Button.tsx'
import { useTable } from '../TableContext.tsx'

interface SheetDeedsProps {
  /** Places of the options that the card has now. */
  readonly own: readonly number[]
  readonly leave: () => void
}

/** What a card at full size can do now, as buttons. */
export function SheetDeeds({ own, leave }: SheetDeedsProps) {
  const { options, view, speaker, choosing, ask, say } = useTable()
  return (
    <div className="sheet-deeds">
      {own.map((at) => (
        <Button
          key={at}
          kind="main"
          aria-pressed={choosing.picked.includes(at)}
          onClick={() => {
            leave()
            if (ask?.choice?.form === 'one') choosing.take(at)
            else choosing.pick(at)
          }}
        >
          {options[at] !== undefined && speaker.option(view, options[at])}
        </Button>
      ))}
      <Button kind="quiet" onClick={leave}>
        {say('detail.close')}
      </Button>
    </div>
  )
}
