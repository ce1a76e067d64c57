import type { AskView } from '@dejarik/kernel'
import { type Attack, type AttackStep, THING } from '@dejarik/xwing'
import { cardOf } from '@dejarik/xwing/preview'
import { useMemo } from 'react'
import { nameOfObject, nameOfShip } from '../names.ts'
import { ShipIcon } from '../squads/ShipIcon.tsx'
import { useTable } from '../TableContext.tsx'
import { AttackOdds } from './AttackOdds.tsx'
import { oddsAfter } from './odds-after.ts'
import { oddsNow, type Rerolling } from './odds-now.ts'
import './attack.css'

const SETTLED: readonly AttackStep[] = ['neutralize-results', 'deal-damage', 'aftermath']

/** An attack as a sequence: who against whom, whose window it is, what may be spent, the odds. */
export function AttackPanel({ attack, declared }: { attack: Attack; declared: boolean }) {
  const { view, state, asks, options, choosing, say, language } = useTable()
  const rerolling = rerollingIn(asks)
  const option = options[choosing.hovered ?? choosing.armed ?? -1]
  // By the answer that is pointed at, else as things stand.
  const odds = useMemo(
    () =>
      (declared && option !== undefined ? oddsAfter(view, state, option) : null) ??
      oddsNow(view, state, attack, rerolling),
    [view, state, attack, rerolling, declared, option],
  )
  const { attacker, defender, weapon, range, obstructedBy, step } = attack
  const settled = SETTLED.includes(step)
  return (
    <section className="xw-attack" aria-label={say('attack.title')}>
      <header className="mat-dock-head">
        <h2>{say(declared ? 'attack.title' : 'attack.preview')}</h2>
        <span>{declared ? say(`step.${step}`) : ''}</span>
      </header>
      <div className="xw-attack-sides">
        <Side ship={attacker} part="attacker" />
        <p className="xw-attack-facts">
          {weapon.primary || attacker >= THING
            ? say('attack.primary')
            : cardOf(view.ships[attacker].cards[weapon.slot]).name[language]}
          <span className="number">{say('attack.range', { range })}</span>
          {obstructedBy.length > 0 && (
            <span className="xw-attack-obstructed">{say('attack.obstructed')}</span>
          )}
        </p>
        <Side ship={defender} part="defender" />
      </div>
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

/** Who may modify now; what with, the prompt lists. */
function Window({ attack }: { attack: Attack }) {
  const { me, playing, say } = useTable()
  const own = attack.modifying === me && playing
  return <p className="xw-attack-window">{say(own ? 'attack.you-modify' : 'attack.foe-modifies')}</p>
}
