import { SLOT_NAMES, type UpgradeFacts, type UpgradeSide } from '@dejarik/xwing/facts'
import { wordsIn } from '../../text/index.ts'
import { useBuilder } from '../useBuilder.ts'
import { restrictionWords } from './restriction-words.ts'
import { SlotSign } from './SlotSign.tsx'
import { Supplies, useActionWords } from './Stats.tsx'
import { textOf } from './text-of.ts'
import './card.css'

/** An upgrade with everything on it, in our words; both sides, if it has two. */
export function UpgradeCard({ upgrade }: { upgrade: UpgradeFacts }) {
  const { say, language } = useBuilder()
  const { slots, cost, costIn, limited, restrictions, solitary, standardized } = upgrade
  const costs = [...new Set([cost, ...Object.values(costIn)].filter((one) => one !== null))]
  return (
    <article className="xb-card">
      <header className="xb-card-head">
        <SlotSign slot={slots[0]} size="2.2em" bare />
        <div>
          <h3>{upgrade.name[language]}</h3>
          <p>{slots.map((slot) => SLOT_NAMES[slot][language]).join(' + ')}</p>
        </div>
      </header>
      <p className="xb-card-costs">
        {[
          costs.length === 0 ? say('card.no-cost') : say('card.cost', { cost: costs.join(' / ') }),
          ...(limited > 0 ? [say('card.limited', { limit: limited })] : []),
          ...(solitary ? [say('card.solitary')] : []),
          ...(standardized ? [say('card.standardized')] : []),
        ].join(' · ')}
      </p>
      {restrictions.length > 0 && (
        <dl className="xb-facts">
          <dt>{say('card.only-for')}</dt>
          {restrictions.map((line) => (
            <dd key={line.needs}>{restrictionWords(line, language)}</dd>
          ))}
        </dl>
      )}
      {upgrade.sides.map((side, i) => (
        <Side key={side.name.en} id={i === 0 ? upgrade.id : `${upgrade.id}#${i}`} side={side} back={i > 0} />
      ))}
    </article>
  )
}

function Side({ id, side, back }: { id: string; side: UpgradeSide; back: boolean }) {
  const { say, language } = useBuilder()
  const actions = useActionWords()
  const weapon = side.attack
  return (
    <section className="xb-card-side">
      {back && <h4>{say('card.other-side', { name: side.name[language] })}</h4>}
      {weapon !== null && (
        <p className="xb-card-weapon">
          {say('card.weapon', { ...weapon, ordnance: weapon.ordnance ? 'yes' : 'no' })}
          <span className="xb-card-arc">{wordsIn(language)(`arc.${weapon.arc}`)}</span>
        </p>
      )}
      <Supplies charges={side.charges} force={side.force} />
      {side.actions.length > 0 && (
        <p className="build-plain">
          {say('card.actions')}: {actions(side.actions)}
        </p>
      )}
      <p className="build-card-text">{textOf('upgrade', id, language) || say('card.not-written')}</p>
    </section>
  )
}
