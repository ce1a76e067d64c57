import { type Choosable, factsOf, NONE, SEAT_NAMES, shortTextOf } from '@dejarik/destiny'
import type { ReactNode } from 'react'
import type { Thing } from '../../../board/table.ts'
import { Damage, Flag, FoeMark, OwnMark } from '../../../symbols/index.ts'
import { standingFor } from '../../../table/hovering.ts'
import { Button } from '../../../ui/Button.tsx'
import { Landscape } from '../portraits/Landscape.tsx'
import { useTable } from '../TableContext.tsx'
import { BATTLEFIELD, PASS, thingOfCard } from '../things.ts'
import { OnCard } from './OnCard.tsx'
import { RerollButton } from './RerollButton.tsx'
import { ThingButton } from './ThingButton.tsx'
import './battlefield.css'

/** The battlefield in use, with the two ways to end one's part of a round: to claim it, and to pass. */
export function Battlefield() {
  const { say } = useTable()
  return (
    <aside className="sd-middle" aria-label={say('zone.middle')}>
      <Field />
      <div className="sd-middle-deeds">
        <Way thing={BATTLEFIELD} does={['claim']} label={say('do.claim')} icon={<Flag size="1em" />} />
        <Way thing={PASS} does={['pass', 'forgo']} label={say('do.pass')} />
        <RerollButton brief />
      </div>
    </aside>
  )
}

function Field() {
  const { view, me, language, say, speaker } = useTable()
  const { battlefield, controller, claimedBy, battlefieldDamage, battlefieldResources } = view
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
        className="sd-battlefield"
        data-whose={controller === NONE ? 'nobody' : own ? 'own' : 'foe'}
        data-claimed={claimed}
      >
        <span className="sd-battlefield-picture">
          <Landscape card={facts} />
          {controller !== NONE && (
            <span className="sd-battlefield-holder name">
              <Mark size="0.8em" />
              {claimed ? <Flag size="0.9em" /> : null}
              <span className="sd-battlefield-who">{own ? say('battlefield.yours') : holder}</span>
            </span>
          )}
          {battlefieldDamage + battlefieldResources > 0 && (
            <span className="sd-battlefield-tokens number">
              {battlefieldDamage > 0 && (
                <span>
                  <Damage size="1em" />
                  {battlefieldDamage}
                </span>
              )}
              <OnCard resources={battlefieldResources} />
            </span>
          )}
        </span>
        <span className="sd-battlefield-words">
          <span className="sd-battlefield-name name">
            {facts.name[language]}
            {facts.subtitle !== null && <small>{facts.subtitle[language]}</small>}
          </span>
          <span className="sd-battlefield-text">{shortTextOf(battlefield.kind)[language]}</span>
        </span>
      </span>
    </ThingButton>
  )
}

interface WayProps {
  readonly thing: Thing
  readonly does: readonly Choosable['do'][]
  readonly label: string
  readonly icon?: ReactNode
}

/** Always there, so that nothing moves when it can be done. */
function Way({ thing, does, label, icon }: WayProps) {
  const { options, choosing, language, say, view, speaker } = useTable()
  const option = options.findIndex(({ do: verb }) => does.includes(verb))
  const offered = options[option]
  if (offered === undefined)
    return (
      <Button size="small" icon={icon} disabled data-way={thing} lang={language}>
        {label}
      </Button>
    )
  const title = offered.do === 'claim' ? say('then.claims') : speaker.option(view, offered)
  return (
    <Button size="small" icon={icon} data-way={thing} title={title} {...standingFor(choosing, option)}>
      {label}
    </Button>
  )
}
