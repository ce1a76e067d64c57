import { Button } from '../../../ui/Button.tsx'
import { SymbolSign } from '../dice/SymbolSign.tsx'
import { useTable } from '../TableContext.tsx'

/** The one way to discard a card for a reroll: then the cards of the hand are marked for it. Only with dice to reroll. */
export function RerollButton({ brief = false }: { brief?: boolean }) {
  const { view, me, options, rerolling, setRerolling, say } = useTable()
  const can = options.some(({ do: verb }) => verb === 'reroll')
  const hasDice = view.dice.some(({ pool }) => pool === me)
  const label = say(rerolling ? 'reroll.which' : 'reroll.do')
  return (
    <Button
      className={brief ? 'sd-reroll sd-reroll-brief' : 'sd-reroll'}
      size="small"
      icon={brief ? <SymbolSign symbol="focus" size="1.2em" /> : undefined}
      aria-label={brief ? label : undefined}
      disabled={!can || !hasDice}
      aria-pressed={rerolling}
      title={hasDice ? `${label}. ${say('then.reroll')}` : say('reroll.no-dice')}
      onClick={() => setRerolling(!rerolling)}
    >
      {brief ? undefined : label}
    </Button>
  )
}
