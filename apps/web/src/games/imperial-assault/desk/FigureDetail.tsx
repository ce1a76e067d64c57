import { DIE_NAMES, TRAIT_NAMES } from '@dejarik/imperial-assault/facts'
import { designOf, speedOf, upgradeOf } from '@dejarik/imperial-assault/preview'
import { BuilderProvider } from '../../../build/BuilderContext.tsx'
import { HitPoints, Shield } from '../../../symbols/index.ts'
import { Button } from '../../../ui/Button.tsx'
import { CardText } from '../builder/cards/CardText.tsx'
import { AttackDice } from '../builder/cards/Dice.tsx'
import { keywordWords } from '../builder/cards/effect-words.ts'
import { Surges } from '../builder/cards/Surges.tsx'
import { KIT } from '../builder/kit.ts'
import { SpeedSign } from '../cards/signs.tsx'
import { DieSign } from '../dice/DieSign.tsx'
import { FullCard } from '../FullCard.tsx'
import { activityOf } from '../figures/activity.ts'
import { ConditionIcon, conditionName, conditionsOf } from '../figures/ConditionSign.tsx'
import { FigureIcon } from '../figures/FigureGlyph.tsx'
import { nameOfFigure, roleOfGroup } from '../names.ts'
import { useTable } from '../TableContext.tsx'
import './figure-detail.css'

/** Everything that is known of a figure: what is left of it, and its card in short. */
export function FigureDetail({ figure }: { figure: number }) {
  const table = useTable()
  const { view, state, me, say, language, looked, look } = table
  const one = view.figures[figure]
  const { facts } = designOf(one.kind)
  const left = Math.max(0, one.health - one.damage)
  const name = nameOfFigure(view, figure, language)
  const role = roleOfGroup(table, one.group)
  const keywords = keywordWords(facts.keywords, language)
  return (
    <section className="ia-detail" aria-label={name}>
      <header>
        <FigureIcon kind={one.kind} whose={one.seat === me ? 'own' : 'foe'} />
        <div>
          <h2>{name}</h2>
          <p>
            {role !== null && <>⚑ {role} · </>}
            {facts.traits.map((trait) => TRAIT_NAMES[trait][language]).join(', ')}
            {' · '}
            {say(`activity.${activityOf(view, figure)}`)}
          </p>
        </div>
        <b className="ia-detail-health" title={say('group.health', { left, health: one.health })}>
          <HitPoints size="1em" />
          <span className="unseen">{say('group.health', { left, health: one.health })}</span>
          <span className="number" aria-hidden="true">
            {left}/{one.health}
          </span>
        </b>
        {looked === figure && (
          <Button kind="quiet" size="small" aria-label={say('detail.close')} onClick={() => look(null)}>
            ✕
          </Button>
        )}
      </header>
      <BuilderProvider kit={KIT}>
        <p className="ia-detail-line">
          <span title={say('detail.speed', { speed: speedOf(state, figure) })}>
            <SpeedSign size="1.15em" />
            <span className="unseen">{say('detail.speed', { speed: speedOf(state, figure) })}</span>
            <b className="number" aria-hidden="true">
              {speedOf(state, figure)}
            </b>
          </span>
          <AttackDice attack={facts.attack} />
          <span className="ia-dice" title={say('dice.defense')}>
            <Shield size="1.15em" />
            <span className="unseen">
              {say('dice.defense')}: {facts.defense.map((die) => DIE_NAMES[die][language]).join(', ') || '–'}
            </span>
            {facts.defense.map((die, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the same die may be there several times
              <DieSign key={i} die={die} language={language} />
            ))}
          </span>
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
        {keywords.length > 0 && <p className="ia-detail-keywords">{keywords.join(', ')}</p>}
        {facts.surges.length > 0 && <Surges surges={facts.surges} />}
        <ul className="ia-detail-abilities">
          {facts.abilities.map(({ name: ability, actions }) => (
            <li key={ability.en}>
              <b>{ability[language]}</b>
              {actions > 0 && <small> {say('detail.actions', { actions })}</small>}
              <CardText card={facts.id} ability={ability} />
            </li>
          ))}
        </ul>
        {view.groups[one.group].attachments.map((upgrade) => (
          <FullCard key={upgrade} id={`upgrade:${upgradeOf(upgrade).facts.id}`} language={language} />
        ))}
      </BuilderProvider>
    </section>
  )
}
