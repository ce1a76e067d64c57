/** Awakenings: blue heroes. */

import { factsOf } from '../../facts/index.ts'
import { always, special, type Texts, when } from '../../rules/abilities.ts'
import { chooseWay, upgradesOn } from '../../rules/choose.ts'
import { dealDamage } from '../../rules/damage.ts'
import { changeType } from '../../rules/defeat.ts'
import { drawCards } from '../../rules/hand.ts'
import { giveAdditionalAction } from '../../rules/keywords.ts'
import { ready } from '../../rules/ready.ts'
import { distributeShields, giveShields, removeShields } from '../../rules/shields.ts'
import { findCard } from '../../state.ts'
import { aCharacter, damageACharacter, hasSubtype, onlyOn, shieldACharacter } from '../words.ts'

export const BLUE_HERO: Texts = {
  // Luke Skywalker
  '01035': {
    text: {
      en: 'Once you have activated this character, you draw a card.',
      de: 'Nachdem du diesen Charakter aktiviert hast, ziehst du 1 Karte.',
    },
    abilities: [
      when('after activate', {
        of: 'this',
        run(t, me) {
          drawCards(t, me.seat, 1)
        },
      }),
    ],
  },
  // Padawan
  '01036': {
    text: {
      en: 'As long as no upgrade is attached to this character, attaching a weapon to it costs 1 less.',
      de: 'Solange an diesem Charakter keine Aufwertung angebracht ist, kostet es 1 weniger, eine Waffe an ihm anzubringen.',
    },
    short: {
      en: 'While it has no upgrade, a weapon on it costs 1 less.',
      de: 'Solange er keine Aufwertung hat, kostet eine Waffe an ihm 1 weniger.',
    },
    abilities: [
      always({
        cost: (s, me, { kind, on }) =>
          on === me.card && hasSubtype(kind, 'weapon') && upgradesOn(s, me.card).length === 0 ? -1 : 0,
      }),
    ],
  },
  // Qui-Gon Jinn
  '01037': {
    text: {
      en: 'Before this character gets shields, you may remove 1 shield from him to deal 1 damage to a character.',
      de: 'Bevor dieser Charakter Schilde erhält, darfst du 1 Schild von ihm entfernen, um einem Charakter 1 Schaden zuzufügen.',
    },
    short: {
      en: 'Before he gets shields, you may remove 1 shield to deal 1 damage.',
      de: 'Bevor er Schilde erhält, darfst du 1 Schild für 1 Schaden entfernen.',
    },
    abilities: [
      when('before shields', {
        of: 'this',
        if: (s, me) => (findCard(s, me.card)?.shields ?? 0) > 0,
        *run(t, me) {
          const target = yield* aCharacter(t, me, 'damage-for-shield', 'any', undefined, { optional: true })
          if (target === null) return
          yield* removeShields(t, me, me.card, 1)
          yield* dealDamage(t, me, target.id, 1)
        },
      }),
    ],
  },
  // Rey
  '01038': {
    text: {
      en: 'Once you have played an upgrade on this character, you may take an additional action.',
      de: 'Nachdem du eine Aufwertung an diesem Charakter gespielt hast, darfst du eine zusätzliche Aktion durchführen.',
    },
    short: {
      en: 'After you play an upgrade on Rey, you may take another action.',
      de: 'Hast du eine Aufwertung an Rey gespielt, darfst du noch eine Aktion tun.',
    },
    abilities: [
      when('after play', {
        of: 'yours',
        if: (_s, me, { on, kind }) => on === me.card && factsOf(kind).type === 'upgrade',
        run: giveAdditionalAction,
      }),
    ],
  },
  // Force Protection
  '01039': {
    text: {
      en: 'Only on a blue character. Special – Your characters get 3 shields, which you distribute among them as you like.',
      de: 'Nur an einem blauen Charakter. Spezial – Deine Charaktere erhalten 3 Schilde, die du nach Belieben unter ihnen verteilst.',
    },
    short: {
      en: 'Special – Share out 3 shields among your characters.',
      de: 'Spezial – Verteile 3 Schilde auf deine Charaktere.',
    },
    abilities: [
      onlyOn('blue'),
      special(function* (t, me) {
        yield* distributeShields(t, me, 3)
      }),
    ],
  },
  // Jedi Robes
  '01040': {
    text: {
      en: 'Once you have played this upgrade, the character it is attached to gets 1 shield; in the first round 2 shields.',
      de: 'Nachdem du diese Aufwertung gespielt hast, erhält der Charakter, an dem sie angebracht ist, 1 Schild; in der ersten Runde 2 Schilde.',
    },
    short: {
      en: 'When played: 1 shield for its character, 2 in the first round.',
      de: 'Beim Spielen: 1 Schild für den Träger, in Runde 1 zwei.',
    },
    abilities: [
      when('after play', {
        of: 'this',
        *run(t, me, { on }) {
          yield* giveShields(t, me, on, t.state.round === 1 ? 2 : 1)
        },
      }),
    ],
  },
  // Luke Skywalker's Lightsaber
  '01041': {
    text: {
      en: 'Only on a blue character. Special – Either a character gets 2 shields, or a character is dealt 2 unblockable damage.',
      de: 'Nur an einem blauen Charakter. Spezial – Entweder erhält ein Charakter 2 Schilde, oder einem Charakter werden 2 nicht-blockierbare Schaden zugefügt.',
    },
    short: {
      en: 'Special – 2 shields for a character, or 2 unblockable damage.',
      de: 'Spezial – 2 Schilde oder 2 Schaden ohne Block.',
    },
    abilities: [
      onlyOn('blue'),
      special(function* (t, me) {
        const way = yield* chooseWay(t, me, 'shields-or-damage', ['shields', 'damage'])
        if (way === 'shields') yield* shieldACharacter(t, me, 2)
        else yield* damageACharacter(t, me, 2, { unblockable: true })
      }),
    ],
  },
  // One With The Force
  '01042': {
    text: {
      en: 'Only on a blue character. Before the character it is attached to is defeated, this upgrade turns into a ready support, which it is from then on.',
      de: 'Nur an einem blauen Charakter. Bevor der Charakter, an dem sie angebracht ist, besiegt wird, wird diese Aufwertung zu einer spielbereiten Unterstützung und bleibt es von da an.',
    },
    short: {
      en: 'Before its character falls, it becomes a ready support.',
      de: 'Bevor der Träger fällt, wird sie eine bereite Unterstützung.',
    },
    abilities: [
      onlyOn('blue'),
      when('before defeat', {
        of: 'attached',
        *run(t, me) {
          yield* changeType(t, me, me.card, 'support')
          ready(t, me.card)
        },
      }),
    ],
  },
}
