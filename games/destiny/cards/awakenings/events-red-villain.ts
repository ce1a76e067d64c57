/** Awakenings: events of red villains. */

import { factsOf } from '../../facts/index.ts'
import { effect, type Texts } from '../../rules/abilities.ts'
import { enterPlay } from '../../rules/actions/play-card.ts'
import { charactersOf, chooseId, chooseOpponent, citeOf } from '../../rules/choose.ts'
import { dealDamage } from '../../rules/damage.ts'
import { poolOf, removeDice } from '../../rules/dice.ts'
import { discardCards, look, pickRandom, takeOut } from '../../rules/hand.ts'
import { giveAdditionalAction } from '../../rules/keywords.ts'
import { loseResources } from '../../rules/resources.ts'
import { NONE } from '../../state.ts'
import {
  aCharacter,
  chooseToRemove,
  isColor,
  onlyWithBattlefield,
  opponentRemoves,
  rerollSome,
  spotTo,
  takeTheHit,
} from '../words.ts'

export const EVENTS_RED_VILLAIN: Texts = {
  // Cannon Fodder
  '01068': {
    text: {
      en: 'Deal damage to one of your characters that is not unique: as much as an opponent’s die showing melee or ranged damage has as its value. Then remove that die.',
      de: 'Füge einem deiner Charaktere, der nicht einzigartig ist, so viel Schaden zu, wie ein gegnerischer Würfel, der Nah- oder Fernkampfschaden zeigt, als Wert hat. Dann entferne diesen Würfel.',
    },
    abilities: [
      effect(function* (t, me) {
        yield* takeTheHit(t, me, ({ kind }) => !factsOf(kind).unique)
      }),
    ],
  },
  // Closing the Net
  '01069': {
    text: {
      en: 'An opponent picks one of the dice in his pool, and it is removed. This event may go under your deck rather than to your discard pile.',
      de: 'Ein Gegner bestimmt einen Würfel in seinem Würfelpool, der entfernt wird. Dieses Ereignis darf unter dein Deck statt auf deinen Ablagestapel.',
    },
    abilities: [
      effect(function* (t, me) {
        yield* opponentRemoves(t, me, yield* chooseOpponent(t, me), 1)
        return (yield* t.may(me.seat, 'under-deck', citeOf(t.state, me, 'sd.replacement.1')))
          ? 'deck-bottom'
          : 'discard'
      }),
    ],
  },
  // Endless Ranks
  '01070': {
    text: {
      en: 'One of your red characters that is not unique and has been defeated comes back into play, unharmed.',
      de: 'Einer deiner besiegten roten Charaktere, der nicht einzigartig ist, kommt ohne Schaden wieder ins Spiel.',
    },
    abilities: [
      effect(function* (t, me) {
        const { kinds, players } = t.state
        const fallen = players[me.seat].aside.filter((card) => {
          const { type, unique, color } = factsOf(kinds[card])
          return type === 'character' && !unique && color === 'red'
        })
        const card = yield* chooseId(t, me, 'return-to-play', fallen)
        if (card === null) return
        takeOut(t.state, card)
        yield* enterPlay(t, me.seat, card, NONE)
      }),
    ],
  },
  // Occupation
  '01071': {
    text: {
      en: 'Play only if you control the battlefield. An opponent loses all resources.',
      de: 'Spiele diese Karte nur, falls du das Schlachtfeld kontrollierst. Ein Gegner verliert alle Ressourcen.',
    },
    abilities: [
      onlyWithBattlefield(),
      effect(function* (t, me) {
        const opponent = yield* chooseOpponent(t, me)
        yield* loseResources(t, opponent, t.state.players[opponent].resources, me.seat)
      }),
    ],
  },
  // Probe
  '01072': {
    text: {
      en: 'See 2 cards picked blindly from an opponent’s hand. Those of them that are events are discarded.',
      de: 'Sieh dir 2 zufällig bestimmte Handkarten eines Gegners an. Ereignisse darunter werden abgelegt.',
    },
    abilities: [
      effect(function* (t, me) {
        const opponent = yield* chooseOpponent(t, me)
        const seen = pickRandom(t, opponent, 2)
        look(t, me.seat, seen)
        const { kinds } = t.state
        yield* discardCards(
          t,
          opponent,
          seen.filter((card) => factsOf(kinds[card]).type === 'event'),
        )
      }),
    ],
  },
  // Sweep the Area
  '01073': {
    text: {
      en: 'Reroll as many dice of an opponent as you have red characters that are ready.',
      de: 'Wirf so viele Würfel eines Gegners neu, wie du spielbereite rote Charaktere hast.',
    },
    abilities: [
      effect(function* (t, me) {
        const count = charactersOf(t.state, me.seat).filter(
          ({ kind, ready }) => ready && isColor(kind, 'red'),
        ).length
        const opponent = yield* chooseOpponent(t, me)
        yield* rerollSome(t, me, poolOf(t.state, opponent), { min: count, max: count })
      }),
    ],
  },
  // Tactical Mastery
  '01074': {
    text: {
      en: 'If you spot a red character: 2 additional actions are yours, to be taken or forgone.',
      de: 'Falls du einen roten Charakter sichtest: Du darfst 2 zusätzliche Aktionen durchführen oder darauf verzichten.',
    },
    abilities: [
      spotTo('red', (t, me) => {
        giveAdditionalAction(t, me)
        giveAdditionalAction(t, me)
      }),
    ],
  },
  // The Best Defense...
  '01075': {
    text: {
      en: 'One of your red characters is dealt 3 damage; in return remove no more than 2 dice of an opponent.',
      de: 'Einem deiner roten Charaktere wird 3 Schaden zugefügt; dafür entferne höchstens 2 Würfel eines Gegners.',
    },
    abilities: [
      effect(function* (t, me) {
        const target = yield* aCharacter(t, me, 'damage', 'yours', ({ kind }) => isColor(kind, 'red'))
        if (target === null) return
        const opponent = yield* chooseOpponent(t, me)
        const dice = yield* chooseToRemove(t, me, poolOf(t.state, opponent), { min: 0, max: 2 })
        yield* dealDamage(t, me, target.id, 3)
        yield* removeDice(t, me, dice, 'card')
      }),
    ],
  },
}
