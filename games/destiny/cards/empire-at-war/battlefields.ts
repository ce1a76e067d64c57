/** Empire at War: battlefields. */
import { always, claim, type Texts, when } from '../../rules/abilities.ts'
import { takeControl } from '../../rules/actions/claim.ts'
import { chooseOpponent, diceIn } from '../../rules/choose.ts'
import { dieValue } from '../../rules/dice.ts'
import { gainResources } from '../../rules/resources.ts'
import { findCard } from '../../state.ts'
import { halfOf, healSome, isModifier } from '../deeds.ts'
import { hasSubtype, removeADie, rerollSome, resolveOne } from '../words.ts'

const isVehicle = (kind: number): boolean => hasSubtype(kind, 'vehicle')

export const EMPIRE_BATTLEFIELDS: Texts = {
  // B'Omarr Monastery
  '03153': {
    text: {
      en: 'Claim – Resolve one of your dice that shows a plus as if it showed none.',
      de: 'Beanspruchen – Handle einen deiner Würfel mit Plus so ab, als zeigte er keins.',
    },
    short: {
      en: 'Claim – Resolve one of your dice with a plus as if it had none.',
      de: 'Beanspruchen – Handle einen deiner Plus-Würfel ohne Plus ab.',
    },
    abilities: [
      claim(function* (t, me) {
        yield* resolveOne(t, me, isModifier, { unmodified: true })
      }),
    ],
  },
  // Fort Anaxes
  '03154': {
    text: {
      en: 'While you control this battlefield, each of your characters has Guardian.',
      de: 'Solange du dieses Schlachtfeld kontrollierst, hat jeder deiner Charaktere Beschützer.',
    },
    short: {
      en: 'While you control this, each of your characters has Guardian.',
      de: 'Kontrollierst du es, hat jeder deiner Charaktere Beschützer.',
    },
    abilities: [
      always({
        gives: (_s, me, { type, controller }) =>
          type === 'character' && controller === me.seat ? ['guardian'] : [],
      }),
    ],
  },
  // Garel Spaceport
  '03155': {
    text: {
      en: 'Claim – Remove one of your dice to gain half its value in resources, rounded up.',
      de: 'Beanspruchen – Entferne einen deiner Würfel, um seinen halben Wert, aufgerundet, an Ressourcen zu erhalten.',
    },
    short: {
      en: 'Claim – Remove a die of yours: gain half its value, rounded up.',
      de: 'Beanspruchen – Entferne einen Würfel: halber Wert als Ressourcen.',
    },
    abilities: [
      claim(function* (t, me) {
        const values = new Map(diceIn(t.state, me, 'yours').map((die) => [die.id, dieValue(t.state, die)]))
        const die = yield* removeADie(t, me, 'yours')
        if (die !== null) gainResources(t, me.seat, halfOf(values.get(die.id) ?? 0))
      }),
    ],
  },
  // Imperial Academy
  '03156': {
    text: {
      en: 'While you control this battlefield: once you have activated a support, you may reroll its die.',
      de: 'Solange du dieses Schlachtfeld kontrollierst: Nachdem du eine Unterstützung aktiviert hast, darfst du ihren Würfel neu werfen.',
    },
    short: {
      en: 'While you control this: after you activate a support, you may reroll its die.',
      de: 'Kontrollierst du es: Wirf nach dem Aktivieren Unterstützungswürfel neu.',
    },
    abilities: [
      when('after activate', {
        of: 'yours',
        if: (s, _me, { card }) => findCard(s, card)?.type === 'support',
        *run(t, me, { card }) {
          const dice = diceIn(t.state, me, 'yours').filter((die) => die.card === card)
          yield* rerollSome(t, me, dice, { min: 0, max: 1 })
        },
      }),
    ],
  },
  // Medical Center
  '03158': {
    text: {
      en: 'Claim – Heal 1 damage each from up to 2 different characters. An opponent takes control of this battlefield.',
      de: 'Beanspruchen – Heile je 1 Schaden von bis zu 2 verschiedenen Charakteren. Ein Gegner übernimmt die Kontrolle über dieses Schlachtfeld.',
    },
    short: {
      en: 'Claim – Up to 2 characters heal 1 each. A foe gains control of this.',
      de: 'Beanspruchen – Heile je 1 von bis zu 2. Ein Gegner kontrolliert es.',
    },
    abilities: [
      claim(function* (t, me) {
        yield* healSome(t, me, 2, 1)
        if (t.state.battlefield === me.card && t.state.controller === me.seat)
          yield* takeControl(t, yield* chooseOpponent(t, me))
      }),
    ],
  },
  // Weapons Factory Alpha
  '03160': {
    text: {
      en: 'While you control this battlefield, the first vehicle you play each round costs 1 less.',
      de: 'Solange du dieses Schlachtfeld kontrollierst, kostet das erste Fahrzeug, das du in einer Runde spielst, 1 weniger.',
    },
    short: {
      en: 'While you control this, your first vehicle each round costs 1 less.',
      de: 'Kontrollierst du es, kostet dein erstes Fahrzeug je Runde 1 weniger.',
    },
    abilities: [
      always({
        cost: (s, me, { seat, kind }) =>
          seat === me.seat && isVehicle(kind) && !s.players[seat].played.some(isVehicle) ? -1 : 0,
      }),
    ],
  },
}
