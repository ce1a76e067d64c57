/** Rebel Alliance: the crew of the Ghost in its ships (VCX-100, attack shuttle, Sheathipede, TIE, Gauntlet). */
import { always, atStartOf, type CardText, when } from '../../rules/abilities.ts'
import { hasModified } from '../../rules/attack/modify-dice.ts'
import { countOf, gainToken, isStressed } from '../../rules/tokens.ts'
import { maySetDial, settings } from '../dial-words.ts'
import { changeUpTo } from '../dice-words.ts'
import { inFiringArc } from '../formation.ts'
import type { Texts } from '../texts.ts'
import {
  amDefender,
  canPerform,
  enemiesAt,
  isFriend,
  mayRollMore,
  mine,
  perform,
  revealed,
} from '../words.ts'

export const chopper: CardText = {
  text: {
    en: 'At the start of the Engagement Phase each enemy ship at range 0 gains 2 jam tokens.',
    de: 'Zu Beginn der Kampfphase erhält jedes feindliche Schiff in Reichweite 0 2 Störsignalmarker.',
  },
  abilities: [
    atStartOf('engagement', {
      if: (s, me) => enemiesAt(s, me, 0, 0).length > 0,
      *run(t, me) {
        for (const { id } of enemiesAt(t.state, me, 0, 0)) yield* gainToken(t, id, 'jam', 2, me.ship)
      },
    }),
  ],
}

const ezraBridger: CardText = {
  text: {
    en: 'While you defend or attack, if you are stressed, you may spend 1 Force to change up to 2 of your focus results to evades or hits.',
    de: 'Während du verteidigst oder angreifst, darfst du, falls du gestresst bist, 1 Macht ausgeben, um bis zu 2 deiner Fokus-Ergebnisse in Ausweich- oder Treffer-Ergebnisse zu ändern.',
  },
  abilities: changeUpTo('focus', 'good', 2, {
    as: 'both',
    cost: { force: 1 },
    if: (s, me) => isStressed(mine(s, me)),
  }),
}

const heraSyndulla: CardText = {
  text: {
    en: 'After you reveal a red or blue maneuver, you may set your dial to another maneuver of the same difficulty.',
    de: 'Nachdem du ein rotes oder blaues Manöver aufgedeckt hast, darfst du dein Rad auf ein anderes Manöver derselben Schwierigkeit einstellen.',
  },
  abilities: [
    when('dial-revealed', {
      if: (s, me) => {
        const now = revealed(mine(s, me))
        return (
          (now?.difficulty === 'red' || now?.difficulty === 'blue') &&
          settings(mine(s, me), ({ difficulty }) => difficulty === now.difficulty).length > 0
        )
      },
      *run(t, me) {
        const now = revealed(mine(t.state, me))
        if (now !== null)
          yield* maySetDial(t, me, mine(t.state, me), ({ difficulty }) => difficulty === now.difficulty)
      },
    }),
  ],
}

const sabineWren: CardText = {
  text: {
    en: 'Before you activate, you may perform a barrel roll or boost action.',
    de: 'Bevor du aktiviert wirst, darfst du eine Fassrollen- oder Schub-Aktion durchführen.',
  },
  abilities: [
    when('activates', {
      possible: canPerform(['barrel-roll', 'boost']),
      run: perform(['barrel-roll', 'boost']),
    }),
  ],
}

const zebOrrelios: CardText = {
  text: {
    en: 'While you defend, crits are neutralized before hits.',
    de: 'Während du verteidigst, werden kritische Treffer vor Treffern neutralisiert.',
  },
  abilities: [always({ neutralizesCritsFirst: (_s, me, attack) => amDefender(me, attack) })],
}

const KANAN = 'kanan'

export const rebelGhost: Texts = {
  chopper,
  'chopper-gauntletfighter': chopper,
  ezrabridger: ezraBridger,
  'ezrabridger-gauntletfighter': ezraBridger,
  'ezrabridger-sheathipedeclassshuttle': ezraBridger,
  'ezrabridger-tielnfighter': ezraBridger,
  herasyndulla: heraSyndulla,
  'herasyndulla-vcx100lightfreighter': heraSyndulla,
  sabinewren: sabineWren,
  'sabinewren-tielnfighter': sabineWren,
  zeborrelios: zebOrrelios,
  'zeborrelios-sheathipedeclassshuttle': zebOrrelios,
  'zeborrelios-tielnfighter': zebOrrelios,
  alexsandrkallus: {
    text: {
      en: 'While you defend, if the attacker has modified attack dice, you may roll 1 additional defense die.',
      de: 'Während du verteidigst, darfst du, falls der Angreifer Angriffswürfel modifiziert hat, 1 zusätzlichen Verteidigungswürfel werfen.',
    },
    abilities: mayRollMore({
      as: 'defender',
      if: (_s, _me, attack) => hasModified(attack, attack.attacker, 'attack'),
    }),
  },
  kananjarrus: {
    text: {
      en: 'While a friendly ship in your firing arc defends, you may spend 1 Force. The attacker then rolls 1 fewer attack die.',
      de: 'Während ein befreundetes Schiff in deinem Feuerwinkel verteidigt, darfst du 1 Macht ausgeben. Der Angreifer wirft dann 1 Angriffswürfel weniger.',
    },
    abilities: [
      when('rolls-attack-dice', {
        of: 'enemy',
        if: (s, me) =>
          s.attack !== null &&
          isFriend(s, me, s.attack.defender) &&
          inFiringArc(s, mine(s, me), s.attack.defender),
        may: true,
        cost: { force: 1 },
        run(t, me) {
          t.state.attack?.used.push(`${KANAN} ${me.ship}`)
        },
      }),
      always({ attackDice: (_s, me, { used }) => (used.includes(`${KANAN} ${me.ship}`) ? -1 : 0) }),
    ],
  },
  ap5: {
    text: {
      en: 'While you coordinate a ship with exactly 1 stress token, it can perform actions.',
      de: 'Während du ein Schiff mit genau 1 Stressmarker koordinierst, kann es Aktionen durchführen.',
    },
    abilities: [
      always({
        coordinatesStressed: (_s, me, ship, other) => ship.id === me.ship && countOf(other, 'stress') === 1,
      }),
    ],
  },
  'fennrau-sheathipedeclassshuttle': {
    text: {
      en: 'Before an enemy ship in your firing arc engages, if you are not stressed, you may gain 1 stress token. That ship then cannot spend tokens to modify dice while it attacks in this phase.',
      de: 'Bevor ein feindliches Schiff in deinem Feuerwinkel kämpft, darfst du, falls du nicht gestresst bist, 1 Stressmarker erhalten. Jenes Schiff kann dann in dieser Phase keine Marker ausgeben, um Würfel zu modifizieren, während es angreift.',
    },
    abilities: [
      when('engages', {
        of: 'enemy',
        if: (s, me, { ship }) => !isStressed(mine(s, me)) && inFiringArc(s, mine(s, me), ship),
        may: true,
        cost: { gain: { stress: 1 } },
        run(t, _me, { ship }) {
          t.state.ships[ship].lasting.push({ key: 'spends-no-tokens', value: 1, until: 'engagement' })
        },
      }),
    ],
  },
}
