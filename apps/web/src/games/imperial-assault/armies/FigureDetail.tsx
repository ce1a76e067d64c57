import { designOf, upgradeOf } from '@dejarik/imperial-assault/preview'
import { Button } from '../../../ui/Button.tsx'
import { FullCard } from '../FullCard.tsx'
import { activityOf } from '../figures/activity.ts'
import { ConditionIcon, conditionName, conditionsOf } from '../figures/ConditionSign.tsx'
import { nameOfFigure, roleOfGroup, tagOfFigure } from '../names.ts'
import { useTable } from '../TableContext.tsx'

/** Everything that is known of the figure that is looked at. */
export function FigureDetail({ figure }: { figure: number }) {
  const table = useTable()
  const { view, say, language, look } = table
  const one = view.figures[figure]
  const { attachments } = view.groups[one.group]
  const name = nameOfFigure(view, figure, language)
  const role = roleOfGroup(table, one.group)
  return (
    <section className="ia-detail" aria-label={name}>
      <header className="mat-dock-head">
        <h2>
          {name} <span className="number">{tagOfFigure(view, figure)}</span>
        </h2>
        <Button kind="quiet" size="small" aria-label={say('detail.close')} onClick={() => look(null)}>
          ✕
        </Button>
      </header>
      <p className="ia-detail-state">
        {role !== null && <>⚑ {role} · </>}
        {say(`activity.${activityOf(view, figure)}`)} ·{' '}
        {say('group.health', { left: one.health - one.damage, health: one.health })}
      </p>
      <ul className="ia-detail-conditions">
        {conditionsOf(one.conditions).map((condition) => (
          <li key={condition}>
            <ConditionIcon condition={condition} language={language} />
            <span>
              <b>{conditionName(condition, language)}</b>: {say(`condition.${condition}`)}
            </span>
          </li>
        ))}
      </ul>
      <FullCard id={`deployment:${designOf(one.kind).facts.id}`} language={language} />
      {attachments.map((upgrade) => (
        <FullCard key={upgrade} id={`upgrade:${upgradeOf(upgrade).facts.id}`} language={language} />
      ))}
    </section>
  )
}
