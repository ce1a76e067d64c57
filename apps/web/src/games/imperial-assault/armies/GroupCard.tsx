import { NONE } from '@dejarik/imperial-assault'
import { designOf, upgradeOf } from '@dejarik/imperial-assault/preview'
import { memo } from 'react'
import { useThing } from '../../../board/thing/useThing.ts'
import { ConditionIcon, conditionsOf } from '../figures/ConditionSign.tsx'
import { FigureIcon } from '../figures/FigureGlyph.tsx'
import { letterOfGroup, roleOfGroup, shortName } from '../names.ts'
import { useTable } from '../TableContext.tsx'

const SIGNS = { ready: '✓', active: '▶', exhausted: '↷', gone: '✕' } as const

/** A deployment card in small: who, ready or exhausted, and what is left of each figure. */
export const GroupCard = memo(function GroupCard({ group }: { group: number }) {
  const table = useTable()
  const { view, me, looked, look, say, language } = table
  const { kind, figures, ready, seat, attachments } = view.groups[group]
  const standing = figures.filter((figure) => !view.figures[figure].gone)
  const first = standing[0] ?? figures[0] ?? null
  const { can, lit, handlers } = useThing({
    things: [`group:${group}`],
    otherwise: () => look(looked === first ? null : first),
    reading: { pin: () => look(first) },
  })
  const isActive = view.activation?.group === group
  const state = standing.length === 0 ? 'gone' : isActive ? 'active' : ready ? 'ready' : 'exhausted'
  const { elite, affiliation } = designOf(kind).facts
  const role = roleOfGroup(table, group)
  return (
    <button
      type="button"
      className="mat-row ia-group"
      aria-pressed={looked !== null && figures.includes(looked)}
      data-thing={`group:${group}`}
      data-can={can}
      data-lit={lit}
      data-state={state}
      data-affiliation={affiliation}
      {...handlers}
    >
      <span className="ia-group-letter number">{letterOfGroup(view, group)}</span>
      <FigureIcon kind={kind} whose={seat === me ? 'own' : 'foe'} />
      <b className="ia-group-name">
        {shortName(kind, language)}
        {elite && <span title={say('group.elite')}> ◆</span>}
      </b>
      <span className="ia-group-state" title={say(`group.${state}`)}>
        <span aria-hidden="true">{SIGNS[state]}</span>
        <span className="unseen">{say(`group.${state}`)}</span>
      </span>
      <span className="ia-group-figures">
        {figures.map((figure) => (
          <Health key={figure} figure={figure} />
        ))}
        {role !== null && <small className="ia-group-attached">⚑ {role}</small>}
        {attachments.map((upgrade) => (
          <small key={upgrade} className="ia-group-attached">
            ⌁ {upgradeOf(upgrade).facts.name[language]}
          </small>
        ))}
      </span>
    </button>
  )
})

/** Health of one figure as a bar with its number, and its conditions. */
function Health({ figure }: { figure: number }) {
  const { view, say, language } = useTable()
  const { health, damage, gone, conditions, space } = view.figures[figure]
  const left = gone ? 0 : Math.max(0, health - damage)
  return (
    <span
      className="ia-health"
      data-gone={gone}
      data-off={!gone && space === NONE}
      title={say('group.health', { left, health })}
    >
      <span className="unseen">{say('group.health', { left, health })}</span>
      <i aria-hidden="true">
        <i style={{ width: `${(100 * left) / health}%` }} data-low={2 * left <= health} />
      </i>
      <b className="number" aria-hidden="true">
        {gone ? '✕' : left}
      </b>
      {conditionsOf(conditions).map((condition) => (
        <ConditionIcon key={condition} condition={condition} language={language} />
      ))}
    </span>
  )
}
