import { BASE_ATTACK, type CardId, designOfCard } from '@dejarik/deckbuilding'
import { Attack, Cross } from '../../../symbols/index.ts'
import { hovering } from '../../../table/hovering.ts'
import { Button } from '../../../ui/Button.tsx'
import { decisionsOf, gather, NO_ASSEMBLY } from '../attack/assembly.ts'
import { forecast } from '../attack/forecast.ts'
import { useTable } from '../TableContext.tsx'
import { Outlook } from './Outlook.tsx'
import './tray.css'

/** The attack being put together, and those that only wait to be resolved. */
export function AttackTray() {
  const { view, me, assembly, options, commits } = useTable()
  if (assembly.attackers.length > 0 || assembly.target !== null) return <Assembling />
  const pending = options.flatMap((move, option) =>
    move.do === 'resolve' ? [{ option, target: move.to }] : [],
  )
  const armed = [...view.sides[me].units, ...view.sides[me].ships].filter(
    ({ card, attack, rowAttack }) => commits.has(card) && attack + rowAttack > 0,
  )
  return (
    <>
      {pending.map((one) => (
        <Pending key={one.option} {...one} />
      ))}
      {armed.length > 1 && <GatherAll cards={armed.map(({ card }) => card)} />}
    </>
  )
}

function Assembling() {
  const { view, me, assembly, choosing, say, assemble } = useTable()
  const { attackers, target } = assembly
  const ready = target !== null && attackers.length > 0
  const send = (resolve: boolean): void => {
    choosing.answerAll(decisionsOf(assembly, resolve))
    assemble(NO_ASSEMBLY)
  }
  return (
    <fieldset className="db-tray" aria-label={say('attack.title')}>
      <span className="db-tray-what" role="status">
        <Title target={target} />
        {ready ? (
          <Outlook blow={forecast(view, me, target, attackers)} />
        ) : (
          say(attackers.length === 0 ? 'attack.chooseAttackers' : 'attack.chooseTarget')
        )}
      </span>
      {ready && (
        <span className="db-tray-deeds">
          <Button kind="main" size="small" onClick={() => send(true)}>
            {say('do.attack')}
          </Button>
          <Button size="small" onClick={() => send(false)}>
            {say('do.commitOnly')}
          </Button>
        </span>
      )}
      <Button
        kind="quiet"
        size="small"
        className="db-tray-clear"
        icon={<Cross />}
        aria-label={say('do.clear')}
        title={say('do.clear')}
        onClick={() => assemble(NO_ASSEMBLY)}
      />
    </fieldset>
  )
}

/** What is attacked, and with how much while nothing is. */
function Title({ target }: { target: number | null }) {
  const { view, me, assembly, language, say } = useTable()
  const base = view.sides[1 - me].base
  const name =
    target === null
      ? null
      : target !== BASE_ATTACK
        ? designOfCard(target).name[language]
        : base === null
          ? say('attack.onShips')
          : designOfCard(base.card).name[language]
  const gathered = [...view.sides[me].units, ...view.sides[me].ships].filter(({ card }) =>
    assembly.attackers.includes(card),
  )
  const sum = gathered.reduce((total, { attack }) => total + attack, 0)
  return (
    <span className="db-tray-title">
      <Attack size="1.05em" />
      {name ?? say('attack.gathered', { sum })}
    </span>
  )
}

function Pending({ option, target }: { option: number; target: number }) {
  const { view, me, choosing, say } = useTable()
  return (
    <fieldset className="db-tray" aria-label={say('attack.title')}>
      <span className="db-tray-what">
        <Title target={target} />
        <Outlook blow={forecast(view, me, target, [])} />
      </span>
      <span className="db-tray-deeds">
        <Button
          size="small"
          data-lit={choosing.hovered === option}
          {...hovering(choosing, option)}
          // What it comes to is written above it.
          onClick={() => choosing.answer(option)}
        >
          {say('do.resolve')}
        </Button>
      </span>
    </fieldset>
  )
}

/** Everybody who can still do harm; who should not attack is clicked away again. */
function GatherAll({ cards }: { cards: readonly CardId[] }) {
  const { commits, say, assemble } = useTable()
  const all = (): void => {
    let assembly = NO_ASSEMBLY
    for (const card of cards) assembly = gather(assembly, card, commits)
    assemble(assembly)
  }
  return (
    <span className="db-tray-deeds">
      <Button size="small" icon={<Attack size="1em" />} onClick={all}>
        {say('do.gatherAll')}
      </Button>
    </span>
  )
}
