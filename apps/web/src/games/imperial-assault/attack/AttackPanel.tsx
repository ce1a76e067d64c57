import type { Attack } from '@dejarik/imperial-assault'
import { cardOf } from '@dejarik/imperial-assault/campaign'
import { counted } from '@dejarik/imperial-assault/map'
import { withPools, withStanding } from '@dejarik/imperial-assault/preview'
import { useMemo } from 'react'
import { HitPoints } from '../../../symbols/index.ts'
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

/** An attack: who against whom, how far it has come, both rows of dice, what it comes to, the odds. */
export function AttackPanel({ attack, declared }: { attack: Attack; declared: boolean }) {
  const { view, state, asks, say } = useTable()
  const odds = useMemo(() => oddsNow(state, attack, asks), [state, attack, asks])
  const pooled = withPools(state, attack)
  const isRolled = attack.attackSides.length > 0
  const target = view.figures[attack.target]
  return (
    <section className="ia-attack" aria-label={say('attack.title')}>
      <header className="ia-attack-sides">
        <Side attack={attack} part="attacker" />
        {attack.ranged ? <RangedSign size="1.3em" /> : <MeleeSign size="1.3em" />}
        <Side attack={attack} part="defender" />
      </header>
      {declared && <Steps step={attack.step} />}
      <div className="ia-attack-dice">
        <DiceRow
          pool="attack"
          colors={pooled.attackDice}
          sides={attack.attackSides}
          rerolled={attack.rerolled & 0xffff}
        />
        {!isRolled && (
          <p className="ia-attack-facts">
            <Reach attack={attack} />
          </p>
        )}
        <DiceRow
          pool="defense"
          colors={pooled.defenseDice}
          sides={attack.defenseSides}
          rerolled={attack.rerolled >> DEFENSE_BIT}
        />
      </div>
      {isRolled && <Totals attack={withStanding(state, attack)} />}
      {attack.step < 6 && <SurgeMenu attack={withStanding(state, attack)} />}
      {attack.step < 6 && odds !== null && (
        <AttackOdds odds={odds} health={target === undefined ? null : target.health - target.damage} />
      )}
    </section>
  )
}

/** Seven ticks that say where one is; the one that is now by its name. */
function Steps({ step }: { step: number }) {
  const { say } = useTable()
  const now = Math.min(7, step)
  return (
    <ol className="ia-attack-steps" aria-label={say(`step.${now as 1}`)}>
      {STEPS.map((one) => (
        <li key={one} data-done={one < step} data-now={one === now} title={say(`step.${one}`)} />
      ))}
    </ol>
  )
}

/** From afar, with the accuracy that it needs, or hand to hand. */
function Reach({ attack: { ranged, distance } }: { attack: Attack }) {
  const { say } = useTable()
  if (!ranged) return say('attack.melee')
  const spaces = counted(distance)
  return spaces === null ? say('attack.ranged-apart') : say('attack.ranged', { spaces })
}

function Side({ attack, part }: { attack: Attack; part: 'attacker' | 'defender' }) {
  const { view, me, mission, language } = useTable()
  const figure = part === 'attacker' ? attack.attacker : attack.target
  const one = view.figures[figure]
  const token = view.tokens[attack.object]
  return (
    <p data-part={part}>
      {one !== undefined && <FigureIcon kind={one.kind} whose={one.seat === me ? 'own' : 'foe'} />}
      <span>
        {one === undefined ? (
          <b>{token === undefined ? '' : mission?.tokenKinds[token.kind].name[language]}</b>
        ) : (
          <b>
            {nameOfFigure(view, figure, language)} <span className="number">{tagOfFigure(view, figure)}</span>
          </b>
        )}
        <small>{part === 'attacker' ? <Weapon attack={attack} /> : <Left attack={attack} />}</small>
      </span>
    </p>
  )
}

/** What a hero attacks with. */
function Weapon({ attack: { weapon } }: { attack: Attack }) {
  const { view, language } = useTable()
  const held = view.held[weapon]
  return held === undefined || held.card < 0 ? null : cardOf(held.card).facts.name[language]
}

/** What is left of who is attacked. */
function Left({ attack: { target } }: { attack: Attack }) {
  const { view, say } = useTable()
  const one = view.figures[target]
  if (one === undefined) return null
  const left = Math.max(0, one.health - one.damage)
  return (
    <span className="ia-attack-health" title={say('group.health', { left, health: one.health })}>
      <HitPoints size="1em" /> {say('attack.left', { left, health: one.health })}
    </span>
  )
}
