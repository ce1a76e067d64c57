import { factsOf, NONE, SEAT_NAMES, textOf } from '@dejarik/destiny'
import { Damage, Flag, FoeMark, OwnMark } from '../../../symbols/index.ts'
import { Emblem } from '../cards/Emblem.tsx'
import { useTable } from '../TableContext.tsx'
import { BATTLEFIELD, thingOfCard } from '../things.ts'
import { ThingButton } from './ThingButton.tsx'
import './battlefield.css'

/** The battlefield in use: whose it is, and whether it has been claimed this round. */
export function Battlefield() {
  const { view, me, language, say, speaker } = useTable()
  const { battlefield, controller, claimedBy, battlefieldDamage } = view
  if (battlefield.kind === NONE)
    return <div className="sd-battlefield sd-battlefield-none">{say('battlefield.none')}</div>
  const facts = factsOf(battlefield.kind)
  const holder = controller === NONE ? say('battlefield.nobody') : speaker.seat(SEAT_NAMES[controller])
  const claimed = claimedBy !== NONE
  const state = claimed
    ? say('battlefield.claimed', { player: speaker.seat(SEAT_NAMES[claimedBy]) })
    : say('battlefield.free')
  const own = controller === me
  const Mark = own ? OwnMark : FoeMark
  return (
    <ThingButton
      thing={BATTLEFIELD}
      also={[thingOfCard(battlefield.card)]}
      kind={battlefield.kind}
      label={[facts.name[language], say('battlefield.controlled', { player: holder }), state].join('. ')}
      className="sd-battlefield-button"
    >
      <span
        className="sd-battlefield sd-framed"
        data-color={facts.color}
        data-whose={controller === NONE ? 'nobody' : own ? 'own' : 'foe'}
        data-claimed={claimed}
      >
        <Emblem card={facts} size="34px" />
        <span className="sd-battlefield-name name">
          {facts.name[language]}
          {facts.subtitle !== null && <small>{facts.subtitle[language]}</small>}
        </span>
        <span className="sd-battlefield-holder">
          {controller !== NONE && <Mark size="0.9em" />} <span className="sd-battlefield-who">{holder}</span>
        </span>
        <span className="sd-battlefield-state">
          <Flag size="1em" /> {state}
          {battlefieldDamage > 0 && (
            <>
              <Damage size="1em" /> {battlefieldDamage}
            </>
          )}
        </span>
        <span className="sd-battlefield-text">{textOf(battlefield.kind)?.text[language] ?? ''}</span>
      </span>
    </ThingButton>
  )
}
