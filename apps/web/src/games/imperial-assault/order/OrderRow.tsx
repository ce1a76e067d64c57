import { NONE, type View } from '@dejarik/imperial-assault'
import { designOf, upgradeOf } from '@dejarik/imperial-assault/preview'
import { memo } from 'react'
import type { Thing } from '../../../board/table.ts'
import { useThing } from '../../../board/thing/useThing.ts'
import { isWoundedFigure } from '../campaign/hero/heroes.ts'
import { Strain } from '../campaign/hero/Strain.tsx'
import { campaignWords } from '../campaign/text/index.ts'
import { ConditionIcon, conditionsOf } from '../figures/ConditionSign.tsx'
import { FigureIcon } from '../figures/FigureGlyph.tsx'
import { roleOfGroup, shortName, withBreaks } from '../names.ts'
import { type BoardTable, useTable } from '../TableContext.tsx'

const SIGNS = { ready: '', active: '▶', exhausted: '✓', gone: '✕' } as const

/** A group in the order of activation: who, what is left of each figure, and whether it has had its turn. */
export const OrderRow = memo(function OrderRow({ group }: { group: number }) {
  const table = useTable()
  const { view, me, looked, look, say, language } = table
  const { kind, figures, seat, attachments } = view.groups[group]
  const first = figures.find((figure) => !view.figures[figure].gone) ?? figures[0] ?? null
  const thing = thingOfRow(table, group)
  const { can, lit, handlers } = useThing({
    things: [thing],
    otherwise: () => look(looked === first ? null : first),
    reading: { pin: () => look(first) },
  })
  const state = stateOf(view, group)
  const role = roleOfGroup(table, group)
  const isWounded = first !== null && isWoundedFigure(view, first)
  return (
    <button
      type="button"
      className={state === 'gone' ? 'ia-turn ia-turn-gone' : 'ia-turn'}
      aria-pressed={looked !== null && figures.includes(looked)}
      data-thing={thing}
      data-can={can}
      data-lit={lit}
      data-state={state}
      data-whose={seat === me ? 'own' : 'foe'}
      {...handlers}
    >
      <FigureIcon kind={kind} whose={seat === me ? 'own' : 'foe'} health={healthOf(view, group)} />
      <b className="ia-turn-name">
        {withBreaks(shortName(kind, language))}
        {designOf(kind).facts.elite && <span title={say('group.elite')}> ◆</span>}
      </b>
      <span className="ia-turn-state" title={say(`group.${state}`)}>
        <span aria-hidden="true">{SIGNS[state]}</span>
        <span className="unseen">{say(`group.${state}`)}</span>
        <Spare group={group} />
      </span>
      {state !== 'gone' && (
        <span className="ia-turn-body">
          {figures.map((figure) => (
            <Health key={figure} figure={figure} />
          ))}
          <span className="ia-turn-more">
            {isWounded && <small className="ia-hero-flag">{campaignWords(language)('hero.wounded')}</small>}
            {role !== null && <small>⚑ {role}</small>}
            {attachments.map((upgrade) => (
              <small key={upgrade}>⌁ {upgradeOf(upgrade).facts.name[language]}</small>
            ))}
          </span>
        </span>
      )}
    </button>
  )
})

function stateOf({ groups, figures, activation }: View, group: number): keyof typeof SIGNS {
  if (groups[group].figures.every((figure) => figures[figure].gone)) return 'gone'
  if (activation?.group === group) return 'active'
  return groups[group].ready ? 'ready' : 'exhausted'
}

/** What is left of all its figures together. */
function healthOf({ groups, figures }: View, group: number): number {
  const all = groups[group].figures.map((figure) => figures[figure])
  const left = all.reduce(
    (sum, { health, damage, gone }) => sum + (gone ? 0 : Math.max(0, health - damage)),
    0,
  )
  return left / all.reduce((sum, { health }) => sum + health, 0)
}

/** Questions are about a group when it is activated; a figure that is alone is its group. */
function thingOfRow({ view, deeds }: BoardTable, group: number): Thing {
  const [figure, ...others] = view.groups[group].figures
  const isAskedFor = others.length === 0 && !deeds.has(`group:${group}`) && deeds.has(`figure:${figure}`)
  return isAskedFor ? `figure:${figure}` : `group:${group}`
}

/** Further activations of a hero in this round (ia.exhaust.6). */
function Spare({ group }: { group: number }) {
  const { view, language } = useTable()
  const { ready, spare } = view.groups[group]
  if (spare === 0) return null
  const words = campaignWords(language)('hero.tokens', { ready: (ready ? 1 : 0) + spare })
  return (
    <small className="number" title={words}>
      <span aria-hidden="true">×{(ready ? 1 : 0) + spare}</span>
      <span className="unseen">{words}</span>
    </small>
  )
}

/** Health of one figure as a bar with its number, a hero's strain, and conditions. */
function Health({ figure }: { figure: number }) {
  const { view, say, language } = useTable()
  const { health, damage, gone, conditions, space, strain, endurance } = view.figures[figure]
  const left = gone ? 0 : Math.max(0, health - damage)
  return (
    <>
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
      </span>
      <span className="ia-turn-more">
        {conditionsOf(conditions).map((condition) => (
          <ConditionIcon key={condition} condition={condition} language={language} />
        ))}
        {endurance > 0 && <Strain strain={strain} endurance={endurance} language={language} isShort />}
      </span>
    </>
  )
}
