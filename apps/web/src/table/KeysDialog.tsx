import { type Key, useWords } from '../text/index.ts'
import { Dialog } from '../ui/Dialog.tsx'
import type { BoardKey } from './contract.ts'
import './keys.css'

const TABLE_KEYS: readonly (readonly [keys: readonly string[], what: Key])[] = [
  [['1', '…', '9'], 'keys.options'],
  [['←', '→'], 'keys.arrows'],
  [['Enter'], 'keys.confirm'],
  [['Esc'], 'keys.back'],
  [['U'], 'keys.undo'],
  [['L'], 'keys.log'],
  [['R'], 'keys.rules'],
  [['C'], 'keys.chat'],
  [['Space'], 'keys.skip'],
  [['W'], 'keys.repeat'],
  [['?'], 'keys.keys'],
]

const REPLAY_KEYS: typeof TABLE_KEYS = [
  [['←', '→'], 'keys.step'],
  [['↑', '↓'], 'keys.turn'],
  [['Home', 'End'], 'keys.ends'],
  [['Space'], 'keys.play'],
  [['E'], 'keys.eye'],
  [['L'], 'keys.log'],
  [['R'], 'keys.rules'],
  [['?'], 'keys.keys'],
]

export interface KeysDialogProps {
  readonly of: 'table' | 'replay'
  /** Those of the game's own board. */
  readonly board?: readonly BoardKey[]
  readonly onClose: () => void
}

export function KeysDialog({ of, board = [], onClose }: KeysDialogProps) {
  const say = useWords()
  return (
    <Dialog title={say('keys.title')} closeLabel={say('close')} onClose={onClose} width="narrow" textOnly>
      <dl className="keys">
        {(of === 'table' ? TABLE_KEYS : REPLAY_KEYS).map(([keys, what]) => (
          <div key={what}>
            <dt>
              {keys.map((key) => (
                <kbd key={key}>{key === 'Space' ? say('key.space') : key}</kbd>
              ))}
            </dt>
            <dd>{say(what)}</dd>
          </div>
        ))}
        {board.map(({ keys, what }) => (
          <div key={what}>
            <dt>
              {keys.map((key) => (
                <kbd key={key}>{key}</kbd>
              ))}
            </dt>
            <dd>{what}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  )
}
