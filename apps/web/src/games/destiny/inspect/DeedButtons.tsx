import { type Choosable, factsOf } from '@dejarik/destiny'
import { hovering } from '../../../table/hovering.ts'
import { Button } from '../../../ui/Button.tsx'
import { consequence } from '../consequence.ts'
import type { Deed } from '../deeds.ts'
import { DieFace } from '../dice/DieFace.tsx'
import { sideLabel } from '../dice/label.ts'
import { SymbolSign } from '../dice/SymbolSign.tsx'
import { useTable } from '../TableContext.tsx'
import { type Looked, useInspect } from './InspectContext.tsx'

/** One button for each thing that the card embodies; the sides of a die that can be turned as pictures. */
export function DeedButtons({ looked }: { looked: Looked }) {
  const { options } = useTable()
  const turns = looked.deeds.filter((deed) => isTurn(deed, options))
  const others = looked.deeds.filter((deed) => !isTurn(deed, options))
  return (
    <>
      {turns.length > 0 && <Sides kind={looked.kind} deeds={turns} />}
      {others.map((deed) => (
        <DeedButton key={keyOf(deed)} deed={deed} only={looked.deeds.length === 1} />
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
function Sides({ kind, deeds }: { kind: number; deeds: readonly Deed[] }) {
  const { options, choosing, language, say } = useTable()
  const { close } = useInspect()
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

function DeedButton({ deed, only }: { deed: Deed; only: boolean }) {
  const { view, me, ask, options, language, say, speaker, choosing, act, events } = useTable()
  const { close } = useInspect()
  const option = deed.option
  const offer = option === null ? null : options[option]
  if (deed.do === 'plan')
    return (
      <Button
        icon={offer?.do === 'resolve' ? <SymbolSign symbol={offer.symbol} /> : undefined}
        onClick={() => {
          act(deed)
          close()
        }}
      >
        {offer === null ? say('plan.add') : speaker.option(view, offer)}
      </Button>
    )
  const then = offer === null ? null : consequence(view, me, offer, { language, events })
  return (
    <Button
      kind={only ? 'main' : 'plain'}
      data-lit={choosing.hovered === option || choosing.armed === option}
      {...hovering(choosing, deed.option)}
      onClick={() => {
        // The card lies open beside the button: its consequence has been shown.
        if (ask?.choice?.form === 'one') choosing.take(deed.option)
        else choosing.pick(deed.option)
        close()
      }}
    >
      {offer !== null && speaker.option(view, offer)}
      {then !== null && <small className="sheet-deed-then">{then}</small>}
    </Button>
  )
}
