import { BASE_ATTACK, designOfCard, HIT_POINTS, type InPlay, NO_CARD, textOf } from '@dejarik/deckbuilding'
import type { Seat } from '@dejarik/kernel'
import { HitPoints } from '../../../symbols/index.ts'
import { forecast } from '../attack/forecast.ts'
import { CardText } from '../cards/CardText.tsx'
import { describe } from '../cards/describe.ts'
import { FactionMark } from '../cards/FactionMark.tsx'
import { Emblem } from '../emblems/Emblem.tsx'
import { useTable } from '../TableContext.tsx'
import { FOE_SIDE, OWN_BASE, thingOfCard } from '../things.ts'
import { AttackSum } from './AttackSum.tsx'
import { Meter } from './Meter.tsx'
import { ShareStepper } from './ShareStepper.tsx'
import { ThingButton } from './ThingButton.tsx'
import './base.css'

/** A base: its world, how much of it stands, and its ability at a glance. */
export function BaseTile({ seat, base }: { seat: Seat; base: InPlay | null }) {
  const { view, me, language, say } = useTable()
  const own = seat === me
  const target = own ? null : BASE_ATTACK
  if (base === null) {
    return (
      <div className="db-slot db-base-slot">
        <ThingButton
          things={[own ? OWN_BASE : FOE_SIDE]}
          card={NO_CARD}
          target={target}
          label={`${say('zone.noBase')}. ${say('zone.noBaseHint')}`}
          className="db-base db-no-base"
        >
          <b>{say('zone.noBase')}</b>
          {view.winner < 0 && <span>{say('zone.noBaseHint')}</span>}
        </ThingButton>
        {seat !== view.active && <AttackSum target={BASE_ATTACK} />}
      </div>
    )
  }
  return (
    <StandingBase
      seat={seat}
      base={base}
      label={describe(designOfCard(base.card), language)}
      target={target}
    />
  )
}

function StandingBase({
  seat,
  base,
  label,
  target,
}: {
  seat: Seat
  base: InPlay
  label: string
  target: number | null
}) {
  const { view, me, assembly, language, say } = useTable()
  const own = seat === me
  const design = designOfCard(base.card)
  const text = textOf(design.id)?.text
  const all = HIT_POINTS[base.card]
  const left = all - base.damage
  const blow = forecast(
    view,
    own ? 1 - me : me,
    BASE_ATTACK,
    !own && assembly.target === BASE_ATTACK ? assembly.attackers : [],
  )
  const threat = blow.kind === 'base' ? blow.forBase - blow.prevented : 0
  return (
    <div className="db-slot db-base-slot" data-card={base.card} data-used={base.used}>
      <ThingButton
        things={own ? [thingOfCard(base.card), OWN_BASE] : [thingOfCard(base.card), FOE_SIDE]}
        card={base.card}
        target={target}
        label={`${label}. ${say('card.hitPointsLeft', { left, all })}${base.used ? `. ${say('state.used')}` : ''}`}
        className={`db-base db-face-${design.faction}`}
      >
        <span className="db-base-art">
          <Emblem design={design} />
        </span>
        <span className="db-base-words">
          <span className="db-base-name">
            <FactionMark faction={design.faction} size="0.85em" />
            {design.name[language]}
          </span>
          {text !== undefined && (
            <span className="db-base-text">
              <CardText text={text[language]} />
            </span>
          )}
        </span>
        <span className="db-base-health">
          <HitPoints size="1.1em" />
          <b>{left}</b>
          <span>/ {all}</span>
          <Meter left={left} all={all} threat={threat} />
        </span>
      </ThingButton>
      {seat !== view.active && <AttackSum target={BASE_ATTACK} />}
      <ShareStepper card={base.card} />
    </div>
  )
}
