/** Awakenings: events of yellow heroes. */

import { factsOf } from '../../facts/index.ts'
import { effect, type Texts } from '../../rules/abilities.ts'
import { endActionPhase } from '../../rules/action-phase.ts'
import { switchBattlefield, unusedBattlefields } from '../../rules/actions/claim.ts'
import { chooseId, chooseOpponent, chooseWay, citeOf, isShowing } from '../../rules/choose.ts'
import { dealDamage, moveDamage } from '../../rules/damage.ts'
import { isCharacterDie } from '../../rules/dice.ts'
import { discardChosen, discardTop, drawCards, moveCard } from '../../rules/hand.ts'
import { gainResources } from '../../rules/resources.ts'
import { seatsIn } from '../../rules/winning.ts'
import { aCharacter, isColor, opponentRemoves, removeADie, resolveShowing, spotTo } from '../words.ts'

export const EVENTS_YELLOW_HERO: Texts = {
  // Don't Get Cocky
  '01127': {
    text: { en: 'All players draw 2 cards each.', de: 'Alle Spieler ziehen je 2 Karten.' },
    abilities: [
      effect((t) => {
        for (const seat of seatsIn(t.state)) drawCards(t, seat, 2)
      }),
    ],
  },
  // Draw Attention
  '01128': {
    text: {
      en: 'Shift no more than 2 damage between two of your characters, from one to the other; shields make no difference.',
      de: 'Verschiebe bis zu 2 Schaden von einem deiner Charaktere auf einen anderen; Schilde spielen keine Rolle.',
    },
    abilities: [
      effect(function* (t, me) {
        const from = yield* aCharacter(t, me, 'move-damage-from', 'yours', ({ damage }) => damage > 0)
        if (from === null) return
        const to = yield* aCharacter(t, me, 'move-damage-to', 'yours', ({ id }) => id !== from.id)
        if (to === null) return
        const range = { min: 0, max: Math.min(2, from.damage) }
        const cite = citeOf(t.state, me, 'sd.move.6')
        yield* moveDamage(
          t,
          me,
          from.id,
          to.id,
          yield* t.chooseNumber(me.seat, 'how-much-damage', range, cite),
        )
      }),
    ],
  },
  // Hyperspace Jump
  '01129': {
    text: {
      en: 'The action phase is over. If you like, exchange the battlefield for one that was brought and is not in use; whoever controls it keeps control. This event is set aside, not discarded.',
      de: 'Die Aktionsphase endet. Wenn du willst, tausche das Schlachtfeld gegen ein mitgebrachtes, das nicht verwendet wird; wer es kontrolliert, bleibt gleich. Dieses Ereignis wird beiseitegelegt, nicht abgelegt.',
    },
    abilities: [
      effect(function* (t, me) {
        endActionPhase(t)
        const other = yield* chooseId(t, me, 'switch-battlefield', unusedBattlefields(t.state), {
          optional: true,
        })
        if (other !== null) switchBattlefield(t, other)
        return 'aside' as const
      }),
    ],
  },
  // Let The Wookiee Win
  '01130': {
    text: {
      en: 'An opponent picks: one of his exhausted characters is dealt 2 damage, or he removes 2 of his dice. He may pick what he can’t fully do.',
      de: 'Ein Gegner bestimmt: Einem seiner erschöpften Charaktere wird 2 Schaden zugefügt, oder er entfernt 2 seiner Würfel. Er darf auch wählen, was er nicht ganz erfüllen kann.',
    },
    abilities: [
      effect(function* (t, me) {
        const opponent = yield* chooseOpponent(t, me)
        const ways = ['damage', 'dice'] as const
        const way = yield* chooseWay(t, me, 'wookiee', ways, { by: opponent, rule: 'sd.choose-options.2' })
        if (way === 'dice') return yield* opponentRemoves(t, me, opponent, 2)
        const isExhausted = ({ controller, ready }: { controller: number; ready: boolean }): boolean =>
          controller === opponent && !ready
        const target = yield* aCharacter(t, me, 'damage', 'opponents', isExhausted, { by: opponent })
        if (target !== null) yield* dealDamage(t, me, target.id, 2)
      }),
    ],
  },
  // Negotiate
  '01131': {
    text: {
      en: 'Remove a character die of yours; in return an opponent picks 2 of his dice, which are removed.',
      de: 'Entferne einen deiner Charakterwürfel; dafür bestimmt ein Gegner 2 seiner Würfel, die entfernt werden.',
    },
    abilities: [
      effect(function* (t, me) {
        const die = yield* removeADie(t, me, 'yours', (one) => isCharacterDie(t.state, one))
        if (die !== null) yield* opponentRemoves(t, me, yield* chooseOpponent(t, me), 2)
      }),
    ],
  },
  // Scavenge
  '01132': {
    text: {
      en: 'The 3 topmost cards of your deck are discarded. If there were 3, you may take a support or upgrade out of your discard pile into your hand.',
      de: 'Die 3 obersten Karten deines Decks werden abgelegt. Waren es 3, darfst du eine Unterstützung oder Aufwertung aus deinem Ablagestapel auf die Hand nehmen.',
    },
    abilities: [
      effect(function* (t, me) {
        if (discardTop(t, me.seat, 3).length < 3) return
        const { kinds, players } = t.state
        const found = players[me.seat].discard.filter((card) =>
          ['support', 'upgrade'].includes(factsOf(kinds[card]).type),
        )
        const card = yield* chooseId(t, me, 'take-to-hand', found, { optional: true })
        if (card !== null) moveCard(t, card, 'hand')
      }),
    ],
  },
  // Shoot First
  '01133': {
    text: {
      en: 'Ambush. Resolve a yellow die of yours that shows ranged damage. Then a die of an opponent that shows ranged damage is removed.',
      de: 'Hinterhalt. Handle einen deiner gelben Würfel ab, der Fernkampfschaden zeigt. Dann wird ein Würfel eines Gegners entfernt, der Fernkampfschaden zeigt.',
    },
    keywords: ['ambush'],
    abilities: [
      effect(function* (t, me) {
        const shot = yield* resolveShowing(t, me, ['ranged'], ({ kind }) => isColor(kind, 'yellow'))
        if (shot !== null) yield* removeADie(t, me, 'opponents', (die) => isShowing(die, 'ranged'))
      }),
    ],
  },
  // Smuggling
  '01134': {
    text: {
      en: 'If you spot a yellow character: discard one of your hand cards, and gain 1 resource for it.',
      de: 'Falls du einen gelben Charakter sichtest: Lege eine deiner Handkarten ab und erhalte dafür 1 Ressource.',
    },
    abilities: [
      spotTo('yellow', function* (t, me) {
        if ((yield* discardChosen(t, me, me.seat, 1)).length > 0) gainResources(t, me.seat, 1)
      }),
    ],
  },
}
