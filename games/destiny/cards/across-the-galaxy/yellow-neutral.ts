/** Across the Galaxy: yellow neutral cards. */

import { factsOf } from '../../facts/index.ts'
import type { Me } from '../../rules/abilities.ts'
import { action, always, effect, special, type Texts, when } from '../../rules/abilities.ts'
import { switchBattlefield, unusedBattlefields } from '../../rules/actions/claim.ts'
import { costOnCard } from '../../rules/actions/play-cost.ts'
import { canResolve, resolveDie } from '../../rules/actions/resolve-dice.ts'
import {
  cardsOfType,
  charactersOf,
  chooseCard,
  chooseDie,
  chooseId,
  diceIn,
  isShowing,
} from '../../rules/choose.ts'
import { discardFromPlay } from '../../rules/defeat.ts'
import { canRemove, removeDice } from '../../rules/dice.ts'
import { gainResources, spend } from '../../rules/resources.ts'
import { findDie, type State } from '../../state.ts'
import { ownDice, rerollOne } from '../deeds.ts'
import { activateSome, countCharacters, dealIndirect, spotsSubtype } from '../more-words.ts'
import { MODIFIES_VEHICLE, modsOn } from '../pool-words.ts'
import { isTitled } from '../spotting.ts'
import { damageACharacter, hostOf, isColor, onlyOn, removeADie, resolveMany, spotTo } from '../words.ts'

/** Its dice that can be resolved as indirect damage for 1 more. */
const flames = (s: State, me: Me) =>
  ownDice(s, me).filter(
    (die) => isShowing(die, 'melee') && canResolve(s, me.seat, die, { symbol: 'indirect' }),
  )

export const GALAXY_YELLOW_NEUTRAL: Texts = {
  // Qi'Ra
  '08135': {
    text: {
      en: 'Your deck may hold yellow events of heroes and of villains.',
      de: 'Dein Deck darf gelbe Ereignisse von Helden und von Schurken enthalten.',
    },
    abilities: [],
  },
  // Across The Galaxy
  '08136': {
    text: {
      en: 'Spot a vehicle to exchange the battlefield for another that was brought. If you don’t control the battlefield, you get 1 resource.',
      de: 'Sichte ein Fahrzeug, um das Schlachtfeld gegen ein anderes mitgebrachtes auszutauschen. Kontrollierst du das Schlachtfeld nicht, erhältst du 1 Ressource.',
    },
    abilities: [
      effect(function* (t, me) {
        const s = t.state
        if (spotsSubtype(s, me.seat, 'vehicle')) {
          const other = yield* chooseId(t, me, 'switch-battlefield', unusedBattlefields(s))
          if (other !== null) switchBattlefield(t, other)
        }
        if (s.controller !== me.seat) gainResources(t, me.seat, 1)
      }),
    ],
  },
  // Cash Out
  '08137': {
    text: {
      en: 'Ambush. Resolve any number of your dice showing a resource.',
      de: 'Hinterhalt. Handle beliebig viele deiner Würfel mit Ressourcen ab.',
    },
    keywords: ['ambush'],
    abilities: [
      effect(function* (t, me) {
        yield* resolveMany(t, me, Number.POSITIVE_INFINITY, (die) => isShowing(die, 'resource'))
      }),
    ],
  },
  // Dismantle
  '08138': {
    text: {
      en: 'Spot a yellow character and choose a support in play without mods. Spend as many resources as it costs to discard it.',
      de: 'Sichte einen gelben Charakter und wähle eine Unterstützung im Spiel ohne Mods. Gib so viele Ressourcen aus, wie sie kostet, um sie abzulegen.',
    },
    abilities: [
      spotTo('yellow', function* (t, me) {
        const s = t.state
        const open = cardsOfType(s, 'support', me, 'any').filter(({ id }) => modsOn(s, id).length === 0)
        const support = yield* chooseCard(t, me, 'discard-from-play', open)
        if (support !== null && spend(t, me.seat, costOnCard(support.kind)))
          yield* discardFromPlay(t, me, support.id, 'card')
      }),
    ],
  },
  // Fight Fire With Fire
  '08139': {
    text: {
      en: 'Remove one of your dice showing indirect damage to remove a die.',
      de: 'Entferne einen deiner Würfel mit indirektem Schaden, um einen Würfel zu entfernen.',
    },
    abilities: [
      effect(function* (t, me) {
        const removed = yield* removeADie(t, me, 'yours', (die) => isShowing(die, 'indirect'))
        if (removed !== null) yield* removeADie(t, me)
      }),
    ],
  },
  // Indifferent
  '08140': {
    text: {
      en: 'Spot a neutral character to remove a die.',
      de: 'Sichte einen neutralen Charakter, um einen Würfel zu entfernen.',
    },
    abilities: [
      effect(function* (t, me) {
        const isNeutral = ({ kind }: { readonly kind: number }): boolean =>
          factsOf(kind).affiliation === 'neutral'
        if (charactersOf(t.state, me.seat).some(isNeutral)) yield* removeADie(t, me)
      }),
    ],
  },
  // Quick Thinking
  '08141': {
    text: {
      en: 'Spot any number of yellow characters to resolve as many of your yellow dice, in any order.',
      de: 'Sichte beliebig viele gelbe Charaktere, um ebenso viele deiner gelben Würfel in beliebiger Reihenfolge abzuhandeln.',
    },
    abilities: [
      effect(function* (t, me) {
        const most = countCharacters(t.state, me.seat, ({ kind }) => isColor(kind, 'yellow'))
        yield* resolveMany(t, me, most, ({ kind }) => isColor(kind, 'yellow'))
      }),
    ],
  },
  // Shock Tactic
  '08142': {
    text: {
      en: 'Ambush. Remove a die of an opponent that is not unique, and all copies of it from your opponents’ pools.',
      de: 'Hinterhalt. Entferne einen nicht einzigartigen Würfel eines Gegners und alle Kopien davon aus den Pools deiner Gegner.',
    },
    keywords: ['ambush'],
    abilities: [
      effect(function* (t, me) {
        const s = t.state
        const open = diceIn(s, me, 'opponents').filter(
          (die) => !factsOf(die.kind).unique && canRemove(s, die, me.seat),
        )
        const die = yield* chooseDie(t, me, 'remove', open, { rule: 'sd.remove-die.1' })
        if (die === null) return
        const copies = open.filter(({ kind }) => isTitled(kind, factsOf(die.kind).name.en))
        yield* removeDice(t, me, copies, 'card')
      }),
    ],
  },
  // Double Down
  '08143': {
    text: {
      en: 'Of 2 different cards your deck may hold one copy more.',
      de: 'Von 2 verschiedenen Karten darf dein Deck eine Kopie mehr enthalten.',
    },
    abilities: [],
  },
  // Improvised Defense
  '08144': {
    text: {
      en: 'Once a die has been turned, you may discard this support to remove it.',
      de: 'Nachdem ein Würfel gedreht wurde, darfst du diese Unterstützung ablegen, um ihn zu entfernen.',
    },
    abilities: [
      when('after turned', {
        may: true,
        *run(t, me, event) {
          const die = findDie(t.state, event.die)
          if (!(yield* discardFromPlay(t, me, me.card, 'card')) || die === undefined) return
          yield* removeDice(t, me, [die], 'card')
        },
      }),
    ],
  },
  // Shadow Caster
  '08145': {
    text: {
      en: 'Each side of this die costs 1 less for each mod on this support.',
      de: 'Jede Seite dieses Würfels kostet für jeden Mod an dieser Unterstützung 1 weniger.',
    },
    abilities: [always({ dieCost: (s, me, die) => (die.card === me.card ? -modsOn(s, me.card).length : 0) })],
  },
  // Arc Caster
  '08146': {
    text: {
      en: 'Modify: a vehicle support. Once you have played this upgrade, you may activate that support. Then you may reroll a die.',
      de: 'Modifiziert: eine Fahrzeug-Unterstützung. Nachdem du diese Aufwertung gespielt hast, darfst du diese Unterstützung aktivieren. Dann darfst du einen Würfel neu werfen.',
    },
    short: {
      en: 'Modify a vehicle. When played, activate it; then you may reroll a die.',
      de: 'Für ein Fahrzeug. Beim Spielen aktiviere es; dann wirf einen neu.',
    },
    abilities: [
      MODIFIES_VEHICLE,
      when('after play', {
        of: 'this-by-you',
        *run(t, me) {
          const host = hostOf(t.state, me)
          const activated = yield* activateSome(t, me, 1, ({ id }) => id === host?.id)
          if (activated.length > 0) yield* rerollOne(t, me, 'any', () => true, true)
        },
      }),
    ],
  },
  // Black Sun Blaster Pistol
  '08147': {
    text: {
      en: 'While this upgrade is on a neutral character, it has Redeploy. Special – Deal 2 indirect damage to an opponent. Then deal 1 damage to a character.',
      de: 'Solange diese Aufwertung an einem neutralen Charakter liegt, hat sie Verlegen. Spezial – Füge einem Gegner 2 indirekten Schaden zu. Dann füge einem Charakter 1 Schaden zu.',
    },
    short: {
      en: 'Redeploy on a neutral. Special – 2 indirect damage, then 1 damage.',
      de: 'An Neutralen: Verlegen. Spezial – 2 indirekter Schaden, dann 1 Schaden.',
    },
    abilities: [
      always({
        gives(s, me, { id }) {
          const host = hostOf(s, me)
          const isOne = id === me.card && host !== undefined && factsOf(host.kind).affiliation === 'neutral'
          return isOne ? ['redeploy'] : []
        },
      }),
      special(function* (t, me) {
        yield* dealIndirect(t, me, 2)
        yield* damageACharacter(t, me, 1)
      }),
    ],
  },
  // Flame Projector
  '08148': {
    text: {
      en: 'Only on a yellow character. Action – Resolve this die, while it shows melee damage, as indirect damage, its value 1 higher.',
      de: 'Nur an einem gelben Charakter. Aktion – Handle diesen Würfel, während er Nahkampfschaden zeigt, als indirekten Schaden mit um 1 erhöhtem Wert ab.',
    },
    short: {
      en: 'Yellow only. Action – Resolve its melee damage as indirect, at +1.',
      de: 'Nur Gelbe. Aktion – Handle seinen Nahkampf als indirekten mit +1 ab.',
    },
    abilities: [
      onlyOn('yellow'),
      action({
        if: (s, me) => flames(s, me).length > 0,
        *run(t, me) {
          const [die] = flames(t.state, me)
          if (die !== undefined) yield* resolveDie(t, me, die, { symbol: 'indirect', plus: 1 })
        },
      }),
    ],
  },
}
