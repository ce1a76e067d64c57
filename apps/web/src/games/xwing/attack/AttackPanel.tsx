import type { AskView } from '@dejarik/kernel'
import { type Attack, type AttackStep, THING } from '@dejarik/xwing'
import { cardOf } from '@dejarik/xwing/preview'
import { useMemo } from 'react'
import { standingFor } from '../../../table/hovering.ts'
import { nameOfObject, nameOfShip } from '../names.ts'
import { ShipIcon } from '../squads/ShipIcon.tsx'
import { useTable } from '../TableContext.tsx'
import { TokenIcon } from '../tokens/TokenSign.tsx'
import { AttackOdds } from './AttackOdds.tsx'
import { Dice } from './Dice.tsx'
import { oddsNow, type Rerolling } from './odds-now.ts'
import './attack.css'

const STEPS: readonly AttackStep[] = [
  'declare-target',
  'roll-attack-dice',
  'modify-attack-dice',
  'roll-defense-dice',
  'modify-defense-dice',
  'neutralize-results',
  'deal-damage',
  'aftermath',
]

/** An attack as a sequence: who against whom, the dice, whose window it is, what may be spent, the odds. */
export function AttackPanel({ attack, declared }: { attack: Attack; declared: boolean }) {
  const { view, state, asks, say, language } = useTable()
  const rerolling = rerollingIn(asks)
  const odds = useMemo(() => oddsNow(view, state, attack, rerolling), [view, state, attack, rerolling])
  const { attacker, defender, weapon, range, obstructedBy, step } = attack
  const at = STEPS.indexOf(step)
  const settled = at >= STEPS.indexOf('neutralize-results')
  return (
    <section className="xw-attack" aria-label={say('attack.title')}>
      <header className="mat-dock-head">
        <h2>{say(declared ? 'attack.title' : 'attack.preview')}</h2>
        <span>{declared ? say(`step.${step}`) : ''}</span>
      </header>
      {declared && (
        <ol className="xw-attack-steps" aria-hidden="true">
          {STEPS.map((one, i) => (
            <li key={one} data-done={i < at} data-now={i === at} />
          ))}
        </ol>
      )}
      <Side ship={attacker} part="attacker" />
      <p className="xw-attack-facts">
        {weapon.primary
          ? say('attack.primary')
          : cardOf(view.ships[attacker].cards[weapon.slot]).name[language]}
        <span className="number">{say('attack.range', { range })}</span>
        {obstructedBy.length > 0 && <span className="xw-attack-obstructed">{say('attack.obstructed')}</span>}
      </p>
      {declared && <Dice kind="attack" dice={attack.attackDice} />}
      <Side ship={defender} part="defender" />
      {declared && at >= 3 && <Dice kind="defense" dice={attack.defenseDice} />}
      {attack.modifying >= 0 && <Window attack={attack} />}
      {settled ? (
        <p className="xw-attack-result" role="status">
          {say('attack.result', { hits: attack.hits, crits: attack.crits })}
        </p>
      ) : (
        odds !== null && <AttackOdds odds={odds} />
      )}
      {!settled && <p className="mat-hint">{say('odds.note')}</p>}
    </section>
  )
}

/** Questions for dice of a pool. */
const REROLLS = {
  attack: ['reroll-attack', 'reroll-attack-die'],
  defense: ['reroll-defense', 'reroll-defense-die'],
}

function rerollingIn(asks: readonly AskView[]): Rerolling {
  if (asks.some(({ what }) => REROLLS.attack.includes(what))) return 'attack'
  return asks.some(({ what }) => REROLLS.defense.includes(what)) ? 'defense' : null
}

function Side({ ship, part }: { ship: number; part: 'attacker' | 'defender' }) {
  const { view, say, language } = useTable()
  const it = ship < THING ? view.ships[ship] : undefined
  return (
    <p className="mat-attack-side" data-part={part}>
      {it !== undefined && <ShipIcon ship={it} />}
      <span>
        <small>{say(`attack.${part}`)}</small>
        <b>{it === undefined ? nameOfObject(view, ship, language) : nameOfShip(view, ship, language)}</b>
      </span>
    </p>
  )
}

const SPENT = ['focus', 'calculate', 'evade', 'force', 'lock'] as const

/** Who may modify now, and with what. */
function Window({ attack }: { attack: Attack }) {
  const { view, me, playing, options, ask, choosing, speaker, say } = useTable()
  const own = attack.modifying === me && playing
  const spendable =
    own && ask?.what.startsWith('modify-') === true ? options.map((option, at) => ({ option, at })) : []
  return (
    <div className="xw-attack-window">
      <p>{say(own ? 'attack.you-modify' : 'attack.foe-modifies')}</p>
      <div className="xw-attack-deeds">
        {spendable.map(({ option, at }) => {
          const spent = SPENT.find((sign) => sign === option.do)
          return (
            <button key={at} type="button" className="option" {...standingFor(choosing, at)}>
              {spent !== undefined && <TokenIcon sign={spent} />}
              {speaker.option(view, option)}
            </button>
          )
        })}
      </div>
    </div>
  )
}
