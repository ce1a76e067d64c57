import { profilesOf } from '@dejarik/imperial-assault/campaign'
import { ACTIONS_A_FIGURE, speedOf } from '@dejarik/imperial-assault/preview'
import type { ReactNode } from 'react'
import { useChoices } from '../../../board/thing/Choices.tsx'
import { standingFor } from '../../../table/hovering.ts'
import { MeleeSign, RangedSign, SpeedSign } from '../cards/signs.tsx'
import { FigureIcon } from '../figures/FigureGlyph.tsx'
import { nameOfFigure, tagOfFigure } from '../names.ts'
import { useTable } from '../TableContext.tsx'
import type { Choosable } from '../things.ts'
import './actions.css'

/** Whether an option has its place on the map or in the hand. */
function isElsewhere(option: Choosable): boolean {
  return option.do === 'walk' || option.do === 'attack' || ('card' in option && option.card >= 0)
}

/** The active figure with its actions and movement points left, and what it can do as buttons. */
export function ActionBar() {
  const { view, state, me, ask, options, say, language, playing } = useTable()
  const { activation } = view
  if (activation === null || activation.figure < 0) return null
  const { figure, actions } = activation
  const one = view.figures[figure]
  if (one.space < 0) return null
  const isAsked = playing && ask?.what === 'act'
  const offers = isAsked ? options.map((offer, at) => ({ offer, at })) : []
  const attacks = offers.filter(({ offer }) => offer.do === 'attack')
  const rest = offers.filter(({ offer }) => !isElsewhere(offer) && offer.do !== 'end')
  const end = offers.find(({ offer }) => offer.do === 'end')
  return (
    <div className="ia-actions" data-whose={one.seat === me ? 'own' : 'foe'}>
      <p className="ia-actions-who">
        <FigureIcon kind={one.kind} whose={one.seat === me ? 'own' : 'foe'} />
        <b>
          {nameOfFigure(view, figure, language)} <span className="number">{tagOfFigure(view, figure)}</span>
        </b>
        <span className="ia-actions-left" title={say('actions.left', { count: actions })}>
          <span className="unseen">{say('actions.left', { count: actions })}</span>
          {Array.from({ length: Math.max(ACTIONS_A_FIGURE, actions) }, (_, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: an action is its place
            <i key={i} data-spent={i >= actions} />
          ))}
        </span>
        <span className="ia-actions-points" title={say('actions.points', { points: one.points })}>
          <SpeedSign size="1em" />
          <span className="unseen">{say('actions.points', { points: one.points })}</span>
          <b className="number" aria-hidden="true">
            {one.points}
          </b>
        </span>
      </p>
      {isAsked && (
        <div className="ia-actions-deeds">
          {rest.map(({ offer, at }) => (
            <Deed key={at} at={at}>
              {offer.do === 'move' && <SpeedSign size="1em" />}
              {offer.do === 'move' ? (
                say('actions.move', { points: speedOf(state, figure) })
              ) : (
                <Words at={at} />
              )}
            </Deed>
          ))}
          {attacks.length > 0 && (
            <AttackButton
              options={attacks.map(({ at }) => at)}
              ranged={profilesOf(state, figure)[0]?.type === 'ranged'}
            />
          )}
          {end !== undefined && (
            <Deed at={end.at}>
              <Words at={end.at} />
            </Deed>
          )}
        </div>
      )}
    </div>
  )
}

function Words({ at }: { at: number }) {
  const { view, options, speaker } = useTable()
  return speaker.option(view, options[at])
}

function Deed({ at, children }: { at: number; children: ReactNode }) {
  const { choosing } = useTable()
  return (
    <button type="button" className="option" {...standingFor(choosing, at)}>
      {children}
    </button>
  )
}

/** All targets in a list; the ringed figures on the map are the same. */
function AttackButton({ options, ranged }: { options: readonly number[]; ranged: boolean }) {
  const { say } = useTable()
  const choices = useChoices()
  return (
    <button type="button" className="option" onClick={(event) => choices.open(options, event.currentTarget)}>
      {ranged ? <RangedSign size="1em" /> : <MeleeSign size="1em" />}
      {say('actions.attack', { count: options.length })}
    </button>
  )
}
