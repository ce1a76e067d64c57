import { hovering } from '../../../table/hovering.ts'
import { Button } from '../../../ui/Button.tsx'
import { consequence } from '../consequence.ts'
import type { Deed } from '../deeds.ts'
import { useTable } from '../TableContext.tsx'
import { type Looked, useInspect } from './InspectContext.tsx'

/** One button for each thing that the card embodies. */
export function DeedButtons({ looked }: { looked: Looked }) {
  return looked.deeds.map((deed) => (
    <DeedButton key={keyOf(deed)} deed={deed} only={looked.deeds.length === 1} />
  ))
}

function keyOf(deed: Deed): string {
  return deed.do === 'answer' ? `answer ${deed.option}` : deed.do
}

function DeedButton({ deed, only }: { deed: Deed; only: boolean }) {
  const { view, me, ask, options, language, say, speaker, choosing, assembly, act } = useTable()
  const { close } = useInspect()
  if (deed.do !== 'answer') {
    const out = deed.do === 'gather' && assembly.attackers.includes(deed.card)
    return (
      <Button
        onClick={() => {
          act(deed)
          close()
        }}
      >
        {say(out ? 'do.ungather' : `do.${deed.do}`)}
      </Button>
    )
  }
  const option = options[deed.option]
  const then = consequence(view, me, option, language)
  return (
    <Button
      kind={only ? 'main' : 'plain'}
      data-lit={choosing.hovered === deed.option || choosing.armed === deed.option}
      {...hovering(choosing, deed.option)}
      onClick={() => {
        // The card lies open beside the button: its consequence has been shown.
        if (ask?.choice?.form === 'one') choosing.take(deed.option)
        else choosing.pick(deed.option)
        close()
      }}
    >
      {speaker.option(view, option)}
      {then !== null && <small className="sheet-deed-then">{then}</small>}
    </Button>
  )
}
