/** Across the Galaxy: neutral cards. */
import type { Flow } from '@dejarik/kernel'
import { type Affiliation, factsOf } from '../../facts/index.ts'
import { action, effect, type Me, only, special, type Texts, when } from '../../rules/abilities.ts'
import { charactersOf, chooseId, chooseOpponent, citeOf } from '../../rules/choose.ts'
import { dieValue, rollIntoPool } from '../../rules/dice.ts'
import { distributeDamage } from '../../rules/distribute.ts'
import { reveal } from '../../rules/hand.ts'
import { giveAdditionalAction } from '../../rules/keywords.ts'
import { gainResources, loseResources } from '../../rules/resources.ts'
import { NONE, type T } from '../../state.ts'
import { hasSubtype, removeADie } from '../words.ts'

/** "You may reveal a villain (hero) card from your hand to …": whether he did. */
function* mayReveal(t: T, me: Me, affiliation: Exclude<Affiliation, 'neutral'>): Flow<boolean> {
  const { kinds, players } = t.state
  const open = players[me.seat].hand.filter((card) => factsOf(kinds[card]).affiliation === affiliation)
  const card = yield* chooseId(t, me, `reveal-${affiliation}`, open, { optional: true })
  if (card !== null) reveal(t, [card])
  return card !== null
}

export const GALAXY_NEUTRAL: Texts = {
  // At Odds
  '08108': {
    text: {
      en: 'Remove a die whose value is odd. This event may go under your deck rather than to your discard pile.',
      de: 'Entferne einen Würfel, dessen Wert ungerade ist. Dieses Ereignis darf unter dein Deck statt auf deinen Ablagestapel.',
    },
    abilities: [
      effect(function* (t, me) {
        yield* removeADie(t, me, 'any', (die) => dieValue(t.state, die) % 2 === 1)
        const under = yield* t.may(me.seat, 'under-deck', citeOf(t.state, me, 'sd.replacement.1'))
        return under ? 'deck-bottom' : 'discard'
      }),
    ],
  },
  // Han Solo, Independent Hotshot
  '08134': {
    text: {
      en: 'Special – Deal 2 indirect damage to an opponent. You may show a hand card of a villain: he loses 1 resource. You may show one of a hero: you get 1 resource.',
      de: 'Spezial – Füge einem Gegner 2 indirekten Schaden zu. Du darfst eine Schurkenkarte deiner Hand zeigen: Er verliert 1 Ressource. Du darfst eine Heldenkarte zeigen: Du erhältst 1 Ressource.',
    },
    short: {
      en: 'Special – 2 indirect damage. Show a villain: foe −1 resource; a hero: you +1.',
      de: 'Spezial – 2 indirekter Schaden. Schurke zeigen: Gegner −1, Held: du +1.',
    },
    abilities: [
      special(function* (t, me) {
        const opponent = yield* chooseOpponent(t, me)
        yield* distributeDamage(t, me, opponent, 2, { kind: 'indirect' })
        if (yield* mayReveal(t, me, 'villain')) yield* loseResources(t, opponent, 1, me.seat)
        if (yield* mayReveal(t, me, 'hero')) gainResources(t, me.seat, 1)
      }),
    ],
  },
  // Dorsal Turret
  '08131': {
    text: {
      en: 'Modify: a vehicle support. Once you have played this upgrade, you may roll its die into your pool.',
      de: 'Modifiziert: eine Fahrzeug-Unterstützung. Nachdem du diese Aufwertung gespielt hast, darfst du ihren Würfel in deinen Pool werfen.',
    },
    short: {
      en: 'Modify a vehicle. When played, you may roll its die.',
      de: 'Für ein Fahrzeug. Beim Spielen darfst du den Würfel werfen.',
    },
    abilities: [
      only({ modify: (_s, card) => hasSubtype(card.kind, 'vehicle') }),
      when('after play', {
        of: 'this',
        may: true,
        possible: (s, me) => s.dice.some((die) => die.card === me.card && die.pool === NONE),
        *run(t, me) {
          const dice = t.state.dice.filter((die) => die.card === me.card && die.pool === NONE)
          yield* rollIntoPool(t, me.seat, dice)
        },
      }),
    ],
  },
  // Theed Royal Palace
  '08159': {
    text: {
      en: 'Power Action – If your hand is empty, you get 1 resource. Spot a neutral character to take an additional action.',
      de: 'Mächtige Aktion – Ist deine Hand leer, erhältst du 1 Ressource. Sichte einen neutralen Charakter, um eine zusätzliche Aktion durchzuführen.',
    },
    short: {
      en: 'Power Action – With an empty hand: 1 resource. Neutral: another action.',
      de: 'Mächtige Aktion – Hand leer: 1 Ressource. Neutral: noch eine Aktion.',
    },
    abilities: [
      action({
        limit: 'round',
        run(t, me) {
          const s = t.state
          if (s.players[me.seat].hand.length === 0) gainResources(t, me.seat, 1)
          if (charactersOf(s, me.seat).some(({ kind }) => factsOf(kind).affiliation === 'neutral'))
            giveAdditionalAction(t, me)
        },
      }),
    ],
  },
}
