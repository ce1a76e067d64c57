import { type Choosable, factsOf } from '@dejarik/destiny'
import { AnswerButton } from '../../../board/inspect/AnswerButton.tsx'
import { hovering } from '../../../table/hovering.ts'
import { Button } from '../../../ui/Button.tsx'
import { consequence } from '../consequence.ts'
import type { Deed } from '../deeds.ts'
import { DieFace } from '../dice/DieFace.tsx'
import { sideLabel } from '../dice/label.ts'
import { SymbolSign } from '../dice/SymbolSign.tsx'
import { useTable } from '../TableContext.tsx'
import type { Looked } from './InspectContext.tsx'

/** One button for each thing that the card embodies; the sides of a die that can be turned as pictures. */
export function DeedButtons({ looked, close }: { looked: Looked; close: () => void }) {
  const { options } = useTable()
  const turns = looked.deeds.filter((deed) => isTurn(deed, options))
  const others = looked.deeds.filter((deed) => !isTurn(deed, options))
  return (
    <>
      {turns.length > 0 && <Sides kind={looked.kind} deeds={turns} close={close} />}
      {others.map((deed) => (
        <DeedButton key={keyOf(deed)} deed={deed} only={looked.deeds.length === 1} close={close} />
      ))}
    </>
  )
}

function isTurn(deed: Deed, options: readonly Choosable[]): boolean {
  return deed.do === 'answer' && options[deed.option]?.do === 'turn'
}

function turnsTo(option: Choosable, side: number): boolean {
  return option.do === 'turn' && option.side === side
}

function keyOf(deed: Deed): string {
  return `${deed.do} ${deed.option}`
}

/** All six sides as on the die; those to which it can be turned are buttons. */
function Sides({ kind, deeds, close }: { kind: number; deeds: readonly Deed[]; close: () => void }) {
  const { options, choosing, language, say } = useTable()
  const { die, color } = factsOf(kind)
  if (die === null) return null
  return (
    <fieldset className="sd-sides" aria-label={say('die.turn-to')}>
      {die.map((side, at) => {
        const deed = deeds.find(({ option }) => option !== null && turnsTo(options[option], at))
        const option = deed?.option ?? null
        return (
          <button
            // biome-ignore lint/suspicious/noArrayIndexKey: a side is its place
            key={at}
            type="button"
            disabled={option === null}
            {...hovering(choosing, option)}
            onClick={() => {
              if (option !== null) choosing.answer(option)
              close()
            }}
          >
            <span className="unseen">{sideLabel(side, language)}</span>
            <DieFace side={side} color={color} size="52px" />
          </button>
        )
      })}
    </fieldset>
  )
}

function DeedButton({ deed, only, close }: { deed: Deed; only: boolean; close: () => void }) {
  const { view, me, ask, options, language, say, speaker, act } = useTable()
  const offer = deed.option === null ? null : options[deed.option]
  if (deed.do === 'answer') {
    const then = offer === null ? null : consequence(view, me, offer, { language, ask })
    return <AnswerButton option={deed.option} only={only} then={then} close={close} />
  }
  return (
    <Button
      icon={offer?.do === 'resolve' ? <SymbolSign symbol={offer.symbol} /> : undefined}
      onClick={() => {
        act(deed)
        close()
      }}
    >
      {offer === null ? say('aim.modifier') : speaker.option(view, offer)}
    </Button>
  )
}
