import type { Deck } from '@dejarik/destiny/build'
import { type CardFacts, findCard, SYMBOL_NAMES } from '@dejarik/destiny/facts'
import { activationOdds, COUNTED_SYMBOLS, type Count, DAMAGE, rowsOf } from '@dejarik/destiny/odds'
import { useMemo, useState } from 'react'
import { Select } from '../../../../build/pool/Select.tsx'
import { SymbolSign } from '../../dice/SymbolSign.tsx'
import { cardsOfType } from '../edit.ts'
import { useBuilder } from '../useBuilder.ts'
import { ChancePlot } from './ChancePlot.tsx'
import { useNumbers } from './useNumbers.ts'

const COUNTS: readonly Count[] = ['damage', ...COUNTED_SYMBOLS]
const RESOURCES = [0, 1, 2, 3]
/** sd.upgrade-card.7: a card holds three. */
const MOST_UPGRADES = 3

/** What the dice of a character show when it is activated, with upgrades of the deck if one likes. */
export function ActivationOdds({ deck }: { deck: Deck }) {
  const { say, language } = useBuilder()
  const { percent, number } = useNumbers(language)
  const [chosen, setChosen] = useState(0)
  const [resources, setResources] = useState(0)
  const [wished, setWished] = useState<readonly string[]>([])
  const [plotted, setPlotted] = useState<Count | null>(null)
  const upgrades = cardsOfType(deck, 'upgrade')
    .map(({ card }) => card)
    .filter(({ die }) => die !== null)
  const attached = wished.filter((id) => upgrades.some((card) => card.id === id))
  const team = deck.characters.filter(({ card }) => findCard(card)?.type === 'character')
  const member = team[chosen] ?? team[0]
  const key = attached.join()
  const rows = useMemo(() => {
    if (member === undefined) return []
    const ids = key === '' ? [] : key.split(',')
    const odds = activationOdds({ card: member.card, dice: member.dice, upgrades: ids, resources })
    const shown = rowsOf(odds, COUNTS)
    // With one kind of damage the sum says the same once more.
    const kinds = shown.filter(({ count }) => DAMAGE.some((one) => one === count))
    return shown.filter(({ count }) => count !== 'damage' || kinds.length > 1)
  }, [member, key, resources])
  if (member === undefined) return <p className="build-plain">{say('odds.no-character')}</p>
  const nameOf = (count: Count) =>
    count === 'damage' || count === 'value' ? say('odds.damage') : SYMBOL_NAMES[count][language]
  const plot = rows.find(({ count }) => count === plotted) ?? rows[0]
  return (
    <div className="sb-odds">
      <p className="build-plain">{say('odds.activation-text')}</p>
      <div className="build-filters">
        <Select
          wide
          label={say('odds.character')}
          value={String(Math.max(0, team.indexOf(member)))}
          choices={team.map(({ card, dice }, i) => ({
            value: String(i),
            label: `${findCard(card)?.name[language]} (${say('team.dice', { dice })})`,
          }))}
          onChange={(place) => setChosen(Number(place))}
        />
        <Select
          label={say('odds.resources')}
          value={String(resources)}
          choices={RESOURCES.map((n) => ({ value: String(n), label: String(n) }))}
          onChange={(n) => setResources(Number(n))}
        />
      </div>
      <Upgrades upgrades={upgrades} attached={attached} onChange={setWished} />
      <table className="sb-counts">
        <thead>
          <tr>
            <th scope="col">{say('odds.count')}</th>
            <th scope="col">{say('odds.column-some')}</th>
            <th scope="col">{say('odds.column-average')}</th>
            <th scope="col">{say('odds.column-most')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ count, some, average, most }) => (
            <tr key={count} data-plotted={count === plot?.count}>
              <th scope="row">
                <button
                  type="button"
                  aria-pressed={count === plot?.count}
                  title={say('odds.show', { what: nameOf(count) })}
                  onClick={() => setPlotted(count)}
                >
                  {count !== 'damage' && count !== 'value' && <SymbolSign symbol={count} size="1.1em" />}
                  {nameOf(count)}
                </button>
              </th>
              <td className="number">{percent(some)}</td>
              <td className="number">{number(average)}</td>
              <td className="number">{most}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {plot !== undefined && (
        <>
          <p className="build-plain">{say('odds.activation-plot', { what: nameOf(plot.count) })}</p>
          <ChancePlot title={say('odds.activation-plot', { what: nameOf(plot.count) })} bars={plot.bars} />
        </>
      )}
    </div>
  )
}

interface UpgradesProps {
  readonly upgrades: readonly CardFacts[]
  readonly attached: readonly string[]
  onChange(attached: readonly string[]): void
}

/** Upgrades of the deck whose dice are rolled along. */
function Upgrades({ upgrades, attached, onChange }: UpgradesProps) {
  const { say, language } = useBuilder()
  if (upgrades.length === 0) return <p className="build-plain">{say('odds.no-upgrades')}</p>
  return (
    <fieldset className="sb-toggles">
      <legend className="unseen">{say('odds.upgrades')}</legend>
      <div>
        <span className="sb-toggles-label" aria-hidden="true">
          {say('odds.upgrades')}
        </span>
        {upgrades.map(({ id, name }) => {
          const on = attached.includes(id)
          return (
            <button
              key={id}
              type="button"
              className="sb-toggle"
              aria-pressed={on}
              disabled={!on && attached.length >= MOST_UPGRADES}
              onClick={() => onChange(on ? attached.filter((other) => other !== id) : [...attached, id])}
            >
              {name[language]}
            </button>
          )
        })}
      </div>
    </fieldset>
  )
}
