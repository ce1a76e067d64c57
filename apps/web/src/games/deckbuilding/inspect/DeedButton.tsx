import { AnswerButton } from '../../../board/inspect/AnswerButton.tsx'
import { Button } from '../../../ui/Button.tsx'
import { consequence } from '../consequence.ts'
import type { Deed } from '../deeds.ts'
import { useTable } from '../TableContext.tsx'

export function keyOf(deed: Deed): string {
  return deed.do === 'answer' ? `answer ${deed.option}` : deed.do
}

export interface DeedButtonProps {
  readonly deed: Deed
  readonly only: boolean
  close(): void
}

/** One of the things that the open card can do. */
export function DeedButton({ deed, only, close }: DeedButtonProps) {
  const { view, me, options, language, say, assembly, act } = useTable()
  if (deed.do === 'answer') {
    const then = consequence(view, me, options[deed.option], language)
    return <AnswerButton option={deed.option} only={only} then={then} close={close} />
  }
  const isOut = deed.do === 'gather' && assembly.attackers.includes(deed.card)
  return (
    <Button
      onClick={() => {
        act(deed)
        close()
      }}
    >
      {say(isOut ? 'do.ungather' : `do.${deed.do}`)}
    </Button>
  )
}
