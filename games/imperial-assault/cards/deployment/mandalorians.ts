/** Those who wear Mandalorian armour. */
import { surgesFrom } from '../../facts/index.ts'
import { ability, action, always, CARD, type Me, may, when } from '../../rules/abilities.ts'
import { attack } from '../../rules/attack/attack.ts'
import { recover, sufferStrain } from '../../rules/damage.ts'
import { isLaid, lay } from '../../rules/effects.ts'
import { isAdjacentTo } from '../../rules/ground.ts'
import { gainPoints, push } from '../../rules/moving.ts'
import type { FigureId, State } from '../../state.ts'
import { written } from '../card.ts'
import { chooseEffect, chooseFigure } from '../choices.ts'
import { isFriend, isSmall, seenEnemiesWithin } from '../figures.ts'

const inWhipRange = (s: State, me: Me): FigureId[] =>
  seenEnemiesWithin(s, me, 3).filter((figure) => isSmall(s, figure))
const mandalorianWhip = ability(
  'mandalorian-whip',
  action({
    attacks: true,
    if: (s, me) => inWhipRange(s, me).length > 0,
    *run(t, me) {
      const chosen = yield* chooseFigure(t, me, inWhipRange(t.state, me))
      if (chosen === null) return
      const beside = (covered: readonly number[]): boolean =>
        covered.some((space) => isAdjacentTo(t.state, me.figure, space))
      yield* push(t, me.seat, chosen, 3, CARD, beside)
      yield* attack(t, me.figure, CARD, { only: chosen })
    },
  }),
)

const responsive = ability(
  'responsive',
  may('activation-start', {
    of: 'mine',
    *run(t, me) {
      const isHurt = t.state.figures[me.figure].damage > 0
      const effect = isHurt ? yield* chooseEffect(t, me, 'point', 'recover') : 'point'
      if (effect === 'recover') recover(t, me.figure, 1)
      else yield* gainPoints(t, me.figure, 1, CARD)
    },
  }),
)

/** Once a round for each figure. */
const noticed = ability('battle-presence#noticed', always({}))
const battlePresence = ability(
  'battle-presence',
  when('exited', {
    if: (s, me, { figure, spaces, voluntary }) =>
      voluntary &&
      !isFriend(s, me, figure) &&
      !isLaid(s, noticed, figure) &&
      spaces.some((space) => isAdjacentTo(s, me.figure, space)),
    *run(t, me, { figure }) {
      lay(t.state, noticed, me.seat, { figure, until: 'round' })
      yield* sufferStrain(t, figure, 1, me.figure)
    },
  }),
)

const HARDER = surgesFrom(['+2 damage'])
const TOUGHER = surgesFrom(['recover 2'])
const harder = ability('battle-discipline#harder', always({ surges: () => HARDER }))
const tougher = ability('battle-discipline#tougher', always({ surges: () => TOUGHER }))

/** One of three for each of his attacks. */
const battleDiscipline = ability(
  'battle-discipline',
  when('attack-declared', {
    of: 'attacker',
    *run(t, me, { attack: a }) {
      const effect = yield* chooseEffect(
        t,
        me,
        'discipline-accuracy',
        'discipline-damage',
        'discipline-recover',
      )
      if (effect === 'discipline-accuracy') a.accuracy += 2
      else
        lay(t.state, effect === 'discipline-damage' ? harder : tougher, me.seat, {
          figure: me.figure,
          until: 'attack',
        })
    },
  }),
)

export const MANDALORIANS = [
  written('boba-fett', battlePresence, battleDiscipline),
  written('shyla-varad', mandalorianWhip, responsive),
]
