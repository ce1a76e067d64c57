import { cardOf } from '@dejarik/imperial-assault/campaign'
import { HitPoints } from '../../../symbols/index.ts'
import { MeleeSign, RangedSign } from '../cards/signs.tsx'
import { FigureIcon } from '../figures/FigureGlyph.tsx'
import { nameOfFigure } from '../names.ts'
import { useTable } from '../TableContext.tsx'

export interface AttackSidesProps {
  readonly attacker: number
  readonly target: number
  readonly object: number
  /** What a hero attacks with, where that is known. */
  readonly weapon: number | null
  readonly isRanged: boolean
}

/** Who attacks whom. */
export function AttackSides(of: AttackSidesProps) {
  return (
    <header className="ia-attack-sides">
      <Side of={of} part="attacker" />
      {of.isRanged ? <RangedSign size="1.3em" /> : <MeleeSign size="1.3em" />}
      <Side of={of} part="defender" />
    </header>
  )
}

function Side({ of, part }: { of: AttackSidesProps; part: 'attacker' | 'defender' }) {
  const { view, me, mission, language } = useTable()
  const figure = part === 'attacker' ? of.attacker : of.target
  const one = view.figures[figure]
  const token = view.tokens[of.object]
  return (
    <p data-part={part}>
      {one !== undefined && <FigureIcon kind={one.kind} whose={one.seat === me ? 'own' : 'foe'} />}
      <span>
        {one === undefined ? (
          <b>{token === undefined ? '' : mission?.tokenKinds[token.kind].name[language]}</b>
        ) : (
          <b>{nameOfFigure(view, figure, language)}</b>
        )}
        <small>{part === 'attacker' ? <Weapon weapon={of.weapon} /> : <Left target={of.target} />}</small>
      </span>
    </p>
  )
}

/** What a hero attacks with. */
function Weapon({ weapon }: { weapon: number | null }) {
  const { view, language } = useTable()
  const held = view.held[weapon ?? -1]
  return held === undefined || held.card < 0 ? null : cardOf(held.card).facts.name[language]
}

/** What is left of who is attacked. */
function Left({ target }: { target: number }) {
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
