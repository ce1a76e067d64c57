import { SYMBOL_NAMES } from '@dejarik/destiny/facts'
import type { Seat } from '@dejarik/kernel'
import { SymbolSign } from '../dice/SymbolSign.tsx'
import { useTable } from '../TableContext.tsx'
import { PoolDie } from './PoolDie.tsx'
import { groupsOf, type SymbolGroup } from './pool.ts'
import './pool.css'

/** A player's dice pool as a tray, sorted by symbol with totals. */
export function Pool({ seat }: { seat: Seat }) {
  const { view, me, say } = useTable()
  const dice = view.dice.filter(({ pool }) => pool === seat)
  const whose = seat === me ? 'own' : 'foe'
  return (
    <section
      className="sd-pool"
      data-whose={whose}
      data-empty={dice.length === 0}
      aria-label={say(`pool.${whose}`)}
    >
      {dice.length === 0 ? (
        <p className="sd-pool-empty">{say(`pool.empty-${whose}`)}</p>
      ) : (
        groupsOf(dice).map((group) => <Group key={group.symbol} group={group} />)
      )}
    </section>
  )
}

function Group({ group: { symbol, dice, sum, more } }: { group: SymbolGroup }) {
  const { language } = useTable()
  const counts = symbol !== 'special' && symbol !== 'blank'
  return (
    <div className="sd-pool-group" data-symbol={symbol}>
      <span className="sd-pool-sum number" title={SYMBOL_NAMES[symbol][language]}>
        <SymbolSign symbol={symbol} size="1em" label={SYMBOL_NAMES[symbol][language]} />
        {counts && sum}
        {counts && more > 0 && <small>+{more}</small>}
      </span>
      <span className="sd-pool-dice">
        {dice.map((die) => (
          <PoolDie key={die.id} die={die} />
        ))}
      </span>
    </div>
  )
}
