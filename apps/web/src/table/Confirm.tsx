import { type ChoiceView, never } from '@dejarik/kernel'
import type { Speaker } from '@dejarik/text'
import { Cross } from '../symbols/index.ts'
import { type Say, useWords } from '../text/index.ts'
import { Button } from '../ui/Button.tsx'
import { isComplete, sum } from './choosing.ts'
import type { Choosing } from './contract.ts'
import type { OptionsProps } from './Options.tsx'

export interface ConfirmProps extends Omit<OptionsProps, 'menu'> {
  /** What is asked. */
  readonly what: string
}

/** Whether there is something to confirm: where one is chosen, only once it is armed. */
export function canConfirm(choice: ChoiceView, choosing: Choosing): boolean {
  return choice.form === 'one' ? choosing.armed !== null : choice.form !== 'place'
}

/** Does what is chosen, and says what that is; the twin of Enter and Esc. */
export function Confirm({ view, what, choice, choosing, speaker }: ConfirmProps) {
  const say = useWords()
  if (!canConfirm(choice, choosing)) return null
  return (
    <div className="confirm">
      <Button kind="main" hotkey="↵" disabled={!isComplete(choice, choosing)} onClick={choosing.confirm}>
        <span className="confirm-long">{labelOf(what, choice, choosing, view, speaker, say)}</span>
        <span className="confirm-short" aria-hidden="true">
          {shortLabelOf(choice, choosing, say)}
        </span>
      </Button>
      {somethingChosen(choice, choosing) && (
        <Button kind="quiet" hotkey="Esc" icon={<Cross />} onClick={choosing.cancel}>
          {say('prompt.back')}
        </Button>
      )}
    </div>
  )
}

/** Where there is little room; what is chosen can be seen among the options. */
function shortLabelOf(choice: ChoiceView, { picked, shares }: Choosing, say: Say): string {
  switch (choice.form) {
    case 'one':
    case 'place':
      return say('prompt.do')
    case 'some':
      return `${picked.length}/${choice.max}`
    case 'split':
      return `${sum(shares)}/${choice.max}`
    case 'number':
      return String(shares[0] ?? choice.min)
    default:
      return never(choice)
  }
}

function somethingChosen(choice: ChoiceView, { armed, picked, shares }: Choosing): boolean {
  return armed !== null || picked.length > 0 || (choice.form === 'split' && sum(shares) > 0)
}

function labelOf(
  what: string,
  choice: ChoiceView,
  { armed, picked, shares }: Choosing,
  view: unknown,
  speaker: Speaker,
  say: Say,
): string {
  switch (choice.form) {
    case 'one': {
      const option = armed === null ? undefined : choice.options[armed]
      return option === undefined ? say('prompt.choose') : speaker.option(view, option)
    }
    case 'some':
      return picked.length === 0 && choice.min === 0
        ? speaker.none(what)
        : say('prompt.confirm-some', { picked: picked.length, max: choice.max })
    case 'split':
      return say('prompt.confirm-split', { total: sum(shares), max: choice.max })
    case 'number':
      return say('prompt.confirm-number', { number: shares[0] ?? choice.min })
    case 'place':
      return say('prompt.confirm')
    default:
      return never(choice)
  }
}
