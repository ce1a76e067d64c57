import type { Session } from '../session/session.ts'
import { QuickSettings } from '../settings/QuickSettings.tsx'
import { Flag, Keyboard, Report } from '../symbols/index.ts'
import { useWords } from '../text/index.ts'
import { Button } from '../ui/Button.tsx'
import { SeatMenu, type SeatMenuProps } from './SeatMenu.tsx'
import type { TableDialog } from './TableScreen.tsx'
import type { Windows } from './windows/useWindows.ts'
import { WishList } from './windows/WindowMenu.tsx'

export function TableMenu({
  session,
  windows,
  attempt,
  onDialog,
}: {
  session: Session
  attempt: SeatMenuProps['attempt']
  windows: Windows
  onDialog: (dialog: TableDialog) => void
}) {
  const say = useWords()
  const { outcome, seat } = session.snapshot
  return (
    <>
      <div className="menu-row">
        <QuickSettings />
      </div>
      <WishList windows={windows} />
      <Button kind="quiet" onClick={() => onDialog('settings')}>
        {say('settings.title')}
      </Button>
      <Button kind="quiet" icon={<Keyboard />} hotkey="?" onClick={() => onDialog('keys')}>
        {say('keys.title')}
      </Button>
      <Button kind="quiet" icon={<Report />} onClick={() => onDialog('report')}>
        {say('report.title')}
      </Button>
      <SeatMenu session={session} attempt={attempt} />
      {outcome === null && seat >= 0 && (
        <Button kind="danger" icon={<Flag />} onClick={() => onDialog('resign')}>
          {say('resign.label')}
        </Button>
      )}
    </>
  )
}
