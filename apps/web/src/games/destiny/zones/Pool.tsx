import { SYMBOL_NAMES } from '@dejarik/destiny/facts'
import type { Seat } from '@dejarik/kernel'
import { SymbolSign } from '../dice/SymbolSign.tsx'
import { useTable } from '../TableContext.tsx'
import { poolOf } from '../things.ts'
import { PoolDie } from './PoolDie.tsx'
import { groupsOf, type SymbolGroup } from './pool.ts'
import { Sums } from './Sums.tsx'
import './pool.css'

/** With more dice than this, sums that say nothing new make room. */
const MANY = 5

/** A player's dice pool as a tray of fixed height, sorted by symbol with totals. */
export function Pool({ seat }: { seat: Seat }) {
  const { view, me, say } = useTable()
  const dice = view.dice.filter(({ pool }) => pool === seat)
  const whose = seat === me ? 'own' : 'foe'
  return (
    <section
      className="sd-pool"
      data-whose={whose}
      data-pool={poolOf(seat)}
      data-many={dice.length > MANY}
      aria-label={say(`pool.${whose}`)}
    >
      <div className="sd-pool-groups">
        {dice.length === 0 ? (
          <p className="sd-pool-empty">{say(`pool.empty-${whose}`)}</p>
        ) : (
          groupsOf(dice).map((group) => <Group key={group.symbol} group={group} />)
        )}
      </div>
      {seat === me && <Sums />}
    </section>
  )
}

function Group({ group: { symbol, dice, sum, more } }: { group: SymbolGroup }) {
  const { language } = useTable()
  const counts = symbol !== 'special' && symbol !== 'blank'
  return (
    <div className="sd-pool-group" data-symbol={symbol} style={{ '--dice': dice.length }}>
      <span
        className="sd-pool-sum number"
        data-alone={dice.length === 1}
        title={SYMBOL_NAMES[symbol][language]}
      >
        <SymbolSign symbol={symbol} size="1em" label={SYMBOL_NAMES[symbol][language]} />
        {counts && sum + more}
      </span>
      {dice.map((die) => (
        <PoolDie key={die.id} die={die} />
      ))}
    </div>
  )
}
