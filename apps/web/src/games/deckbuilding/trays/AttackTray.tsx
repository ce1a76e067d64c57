import { BASE_ATTACK, designOfCard, type Move } from '@dejarik/deckbuilding'
import { Attack } from '../../../symbols/index.ts'
import { Button } from '../../../ui/Button.tsx'
import { decisionsOf, gather, NO_ASSEMBLY } from '../attack/assembly.ts'
import { type Forecast, forecast } from '../attack/forecast.ts'
import { type BoardTable, useTable } from '../TableContext.tsx'
import { Outlook } from './Outlook.tsx'
import './tray.css'

/** The attack being put together, and those that only wait to be resolved. */
export function AttackTray() {
  const table = useTable()
  const { assembly, options, commits } = table
  const pending = options.flatMap((option, i) => ((option as Move).do === 'resolve' ? [{ option: i, target: (option as Move).to }] : []))
  if (assembly.attackers.length > 0 || assembly.target !== null) return <Assembling />
  if (pending.length > 0) return pending.map((one) => <Pending key={one.option} {...one} />)
  return commits.size > 1 ? <GatherAll /> : null
}

function Assembling() {
  const table = useTable()
  const { view, me, assembly, choosing, say, assemble } = table
  const { attackers, target } = assembly
  const blow = target === null ? null : forecast(view, me, target, attackers)
  const send = (resolve: boolean): void => {
    choosing.answerAll(decisionsOf(assembly, resolve))
    assemble(NO_ASSEMBLY)
  }
  return (
    <div className="db-tray" role="group" aria-label={say('attack.title')}>
      <span className="db-tray-what" role="status">
        <Attack size="1.1em" />
        {blow === null || attackers.length === 0 ? (
          <>
            {attackers.length > 0 && <b>{sumOf(table)}</b>}
            {say(attackers.length === 0 ? 'attack.chooseAttackers' : 'attack.chooseTarget')}
          </>
        ) : (
          <>
            <TargetName table={table} target={target} /> <Outlook blow={blow} />
          </>
        )}
      </span>
      {blow !== null && attackers.length > 0 && (
        <>
          <Button kind="main" size="small" onClick={() => send(true)}>
            {say('do.attack')}
          </Button>
          <Button size="small" onClick={() => send(false)}>
            {say('do.commitOnly')}
          </Button>
        </>
      )}
      <Button kind="quiet" size="small" onClick={() => assemble(NO_ASSEMBLY)}>
        {say('do.clear')}
      </Button>
    </div>
  )
}

/** Attack gathered so far, against a base and against the row where these differ. */
function sumOf({ view, me, assembly }: BoardTable): string {
  const cards = [...view.sides[me].units, ...view.sides[me].ships].filter(({ card }) => assembly.attackers.includes(card))
  const base = cards.reduce((sum, card) => sum + card.attack, 0)
  const row = cards.reduce((sum, card) => sum + card.rowAttack, 0)
  return base === row ? String(base) : `${base} (${row})`
}

function TargetName({ table, target }: { table: BoardTable; target: number | null }) {
  const { view, me, language, say } = table
  if (target === null) return null
  if (target !== BASE_ATTACK) return <b>{designOfCard(target).name[language]}</b>
  const base = view.sides[1 - me].base
  return <b>{base === null ? say('attack.onShips') : designOfCard(base.card).name[language]}</b>
}

function Pending({ option, target }: { option: number; target: number }) {
  const table = useTable()
  const { view, me, choosing, say } = table
  const blow: Forecast = forecast(view, me, target, [])
  return (
    <div className="db-tray" role="group" aria-label={say('attack.title')}>
      <span className="db-tray-what">
        <Attack size="1.1em" />
        <TargetName table={table} target={target} /> <Outlook blow={blow} />
      </span>
      <Button
        size="small"
        data-lit={choosing.hovered === option}
        onPointerEnter={() => choosing.hover(option)}
        onPointerLeave={() => choosing.hover(null)}
        onFocus={() => choosing.hover(option)}
        // What it comes to is written beside it.
        onClick={() => choosing.answer(option)}
      >
        {say('do.resolve')}
      </Button>
    </div>
  )
}

/** Everybody who can still attack; who should not is clicked away again. */
function GatherAll() {
  const { commits, say, assemble } = useTable()
  const all = (): void => {
    let assembly = NO_ASSEMBLY
    for (const card of commits.keys()) {
      const next = gather(assembly, card, commits)
      if (next.attackers.length > assembly.attackers.length) assembly = next
    }
    assemble(assembly)
  }
  return (
    <Button size="small" icon={<Attack size="1em" />} onClick={all}>
      {say('do.gatherAll')}
    </Button>
  )
}
