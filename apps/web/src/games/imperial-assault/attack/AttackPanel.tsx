import type { Attack } from '@dejarik/imperial-assault'
import { cardOf } from '@dejarik/imperial-assault/campaign'
import { counted } from '@dejarik/imperial-assault/map'
import { withPools, withStanding } from '@dejarik/imperial-assault/preview'
import { useMemo } from 'react'
import { MeleeSign, RangedSign } from '../cards/signs.tsx'
import { FigureIcon } from '../figures/FigureGlyph.tsx'
import { nameOfFigure, tagOfFigure } from '../names.ts'
import { useTable } from '../TableContext.tsx'
import { AttackOdds } from './AttackOdds.tsx'
import { DiceRow } from './DiceRow.tsx'
import { oddsNow } from './odds-now.ts'
import { SurgeMenu } from './SurgeMenu.tsx'
import { Totals } from './Totals.tsx'
import './attack.css'

const STEPS = [1, 2, 3, 4, 5, 6, 7] as const
const DEFENSE_BIT = 16

/** An attack as a sequence: who against whom, the seven steps, both rows of dice, what it comes to, the odds. */
export function AttackPanel({ attack, declared }: { attack: Attack; declared: boolean }) {
  const { view, state, asks, say } = useTable()
  const odds = useMemo(() => oddsNow(state, attack, asks), [state, attack, asks])
  const pooled = withPools(state, attack)
  const isRolled = attack.attackSides.length > 0
  const target = view.figures[attack.target]
  const step = Math.min(7, attack.step)
  return (
    <section className="ia-attack" aria-label={say('attack.title')}>
      <header className="mat-dock-head">
        <h2>{say(declared ? 'attack.title' : 'attack.preview')}</h2>
        <span>{declared && `${step}. ${say(`step.${step as 1}`)}`}</span>
      </header>
      {declared && (
        <ol className="ia-attack-steps" aria-hidden="true">
          {STEPS.map((one) => (
            <li key={one} data-done={one < attack.step} data-now={one === step} title={say(`step.${one}`)}>
              {one}
            </li>
          ))}
        </ol>
      )}
      <Side attack={attack} part="attacker" />
      <p className="ia-attack-facts">
        {attack.ranged ? <RangedSign size="1em" /> : <MeleeSign size="1em" />}
        <Reach attack={attack} />
      </p>
      <DiceRow
        pool="attack"
        colors={pooled.attackDice}
        sides={attack.attackSides}
        rerolled={attack.rerolled & 0xffff}
      />
      <Side attack={attack} part="defender" />
      <DiceRow
        pool="defense"
        colors={pooled.defenseDice}
        sides={attack.defenseSides}
        rerolled={attack.rerolled >> DEFENSE_BIT}
      />
      {isRolled && <Totals attack={withStanding(state, attack)} />}
      {isRolled && attack.step < 6 && <SurgeMenu attack={withStanding(state, attack)} />}
      {attack.step >= 6 ? (
        <p className="ia-attack-result" role="status">
          {attack.missed ? say('attack.missed') : say('attack.result', { damage: attack.suffered })}
        </p>
      ) : (
        odds !== null && (
          <>
            <AttackOdds odds={odds} health={target === undefined ? null : target.health - target.damage} />
            <p className="mat-hint">{say('odds.note')}</p>
          </>
        )
      )}
    </section>
  )
}

/** From afar, with the accuracy that it needs, or hand to hand. */
function Reach({ attack: { ranged, distance } }: { attack: Attack }) {
  const { say } = useTable()
  if (!ranged) return say('attack.melee')
  const spaces = counted(distance)
  return spaces === null ? say('attack.ranged-apart') : say('attack.ranged', { spaces })
}

/** What a hero attacks with. */
function Weapon({ attack: { weapon } }: { attack: Attack }) {
  const { view, language } = useTable()
  const held = view.held[weapon]
  if (held === undefined || held.card < 0) return null
  return <> · {cardOf(held.card).facts.name[language]}</>
}

function Side({ attack, part }: { attack: Attack; part: 'attacker' | 'defender' }) {
  const { view, me, mission, say, language } = useTable()
  const figure = part === 'attacker' ? attack.attacker : attack.target
  const one = view.figures[figure]
  const token = view.tokens[attack.object]
  return (
    <p className="mat-attack-side" data-part={part}>
      {one !== undefined && <FigureIcon kind={one.kind} whose={one.seat === me ? 'own' : 'foe'} />}
      <span>
        <small>
          {say(`attack.${part}`)}
          {part === 'attacker' && <Weapon attack={attack} />}
        </small>
        {one === undefined ? (
          <b>{token === undefined ? '' : mission?.tokenKinds[token.kind].name[language]}</b>
        ) : (
          <b>
            {nameOfFigure(view, figure, language)} <span className="number">{tagOfFigure(view, figure)}</span>
          </b>
        )}
      </span>
      {one !== undefined && part === 'defender' && (
        <span
          className="ia-attack-health number"
          title={say('group.health', { left: one.health - one.damage, health: one.health })}
        >
          ♥ {Math.max(0, one.health - one.damage)}
        </span>
      )}
    </p>
  )
}
