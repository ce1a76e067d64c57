import { factsOf, type View } from '@dejarik/destiny'
import type { StandingProps } from '../../table/contract.ts'
import { wordsIn } from './text/index.ts'
import './standing.css'

/** Round and phase in the line on top, and what it takes to win. */
export function Standing({ view, seat, language }: StandingProps<View>) {
  const say = wordsIn(language)
  const foes = view.cards.filter(({ type, controller }) => type === 'character' && controller !== seat)
  const names = [...new Set(foes.map(({ kind }) => factsOf(kind).name[language]))]
  const list = new Intl.ListFormat(language, { type: 'conjunction' }).format(names)
  return (
    <p className="sd-standing">
      <b className="sd-round name">
        {view.round === 0 ? say('round.setup') : say('round', { round: view.round })}
      </b>
      {view.round > 0 && (
        <span className="sd-phase">{say(view.phase === 'upkeep' ? 'round.upkeep' : 'round.action')}</span>
      )}
      {view.players.length === 2 && names.length > 0 && (
        <span className="sd-goal">
          {say('goal')} <b className="name">{say('goal.defeat', { names: list })}</b>
        </span>
      )}
    </p>
  )
}
