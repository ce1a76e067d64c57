import { always, atStartOf, type Me, when } from '../../rules/abilities.ts'
import { areFriends } from '../../rules/friends.ts'
import { isAtRange, shipsWhere } from '../../rules/range.ts'
import { has, isDamaged, isStressed, removeToken } from '../../rules/tokens.ts'
import type { Ship, State } from '../../state.ts'
import { friendlyAt, inFiringArc, passToken } from '../formation.ts'
import type { Texts } from '../texts.ts'
import {
  canPerform,
  chooseShip,
  gain,
  isFriend,
  mayRollMore,
  mine,
  perform,
  performed,
  rerollOfFriend,
} from '../words.ts'

/** Ships of any side in a firing arc of mine. */
function inMyArcs(s: State, me: Me): Ship[] {
  return shipsWhere(s, (ship) => inFiringArc(s, mine(s, me), ship.id))
}

function friendsInMyArcs(s: State, me: Me): Ship[] {
  return inMyArcs(s, me).filter(({ id }) => isFriend(s, me, id))
}

export const rebelUWings: Texts = {
  janors: {
    text: {
      en: 'While a friendly ship in your firing arc makes a primary attack, if you are not stressed, you may gain 1 stress token. It may then roll 1 additional attack die.',
      de: 'Während ein befreundetes Schiff in deinem Feuerwinkel mit einer Primärwaffe angreift, darfst du, falls du nicht gestresst bist, 1 Stressmarker erhalten. Jenes Schiff darf dann 1 zusätzlichen Angriffswürfel werfen.',
    },
    abilities: mayRollMore({
      as: 'attacker',
      of: 'other-friendly',
      cost: { gain: { stress: 1 } },
      if: (s, me, { attacker, weapon }) =>
        weapon.primary && !isStressed(mine(s, me)) && inFiringArc(s, mine(s, me), attacker),
    }),
  },
  kylekatarn: {
    text: {
      en: 'At the start of the Engagement Phase you may transfer 1 of your focus tokens to a friendly ship in your firing arc.',
      de: 'Zu Beginn der Kampfphase darfst du 1 deiner Fokusmarker auf ein befreundetes Schiff in deinem Feuerwinkel übertragen.',
    },
    abilities: [
      atStartOf('engagement', {
        if: (s, me) => has(mine(s, me), 'focus'),
        run: passToken('focus', friendsInMyArcs),
      }),
    ],
  },
  roarkgarnet: {
    text: {
      en: 'At the start of the Engagement Phase you may choose a ship in your firing arc. It engages at initiative 7 in this phase.',
      de: 'Zu Beginn der Kampfphase darfst du ein Schiff in deinem Feuerwinkel wählen. Es kämpft in dieser Phase bei Initiative 7.',
    },
    abilities: [
      atStartOf('engagement', {
        *run(t, me) {
          const chosen = yield* chooseShip(t, me, inMyArcs(t.state, me))
          chosen?.initiatives.push({ value: 7, until: 'engagement', by: me.card })
        },
      }),
    ],
  },
  benthictwotubes: {
    text: {
      en: 'After you perform a focus action, you may transfer 1 of your focus tokens to a friendly ship at range 1-2.',
      de: 'Nachdem du eine Fokussierungs-Aktion durchgeführt hast, darfst du 1 deiner Fokusmarker auf ein befreundetes Schiff in Reichweite 1–2 übertragen.',
    },
    abilities: [
      when('action-performed', {
        if: performed('focus'),
        run: passToken('focus', (s, me) => friendlyAt(s, me, 1, 2)),
      }),
    ],
  },
  bodhirook: {
    text: {
      en: 'Friendly ships can acquire locks on objects at range 0-3 of any friendly ship.',
      de: 'Befreundete Schiffe können Objekte als Ziel erfassen, die in Reichweite 0–3 eines beliebigen befreundeten Schiffes sind.',
    },
    abilities: [
      always({
        lockEyes: (s, me, ship) =>
          isFriend(s, me, ship.id)
            ? shipsWhere(s, (other) => areFriends(s, me.ship, other.id)).map(({ id }) => id)
            : [],
      }),
    ],
  },
  cassianandor: {
    text: {
      en: 'At the start of the Activation Phase you may choose a friendly ship at range 1-3. It removes 1 stress token.',
      de: 'Zu Beginn der Aktivierungsphase darfst du ein befreundetes Schiff in Reichweite 1–3 wählen. Es entfernt 1 Stressmarker.',
    },
    abilities: [
      atStartOf('activation', {
        *run(t, me) {
          const stressed = friendlyAt(t.state, me, 1, 3).filter(isStressed)
          const chosen = yield* chooseShip(t, me, stressed)
          if (chosen !== null) removeToken(t, chosen.id, 'stress')
        },
      }),
    ],
  },
  hefftobber: {
    text: {
      en: 'After an enemy ship executes a maneuver, if it is at range 0, you may perform an action.',
      de: 'Nachdem ein feindliches Schiff ein Manöver ausgeführt hat, darfst du, falls es in Reichweite 0 ist, eine Aktion durchführen.',
    },
    abilities: [
      when('maneuver-executed', { of: 'enemy', range: [0, 0], possible: canPerform(), run: perform() }),
    ],
  },
  k2so: {
    text: {
      en: 'After you gain a stress token, gain 1 calculate token.',
      de: 'Nachdem du einen Stressmarker erhalten hast, erhalte 1 Berechnungsmarker.',
    },
    abilities: [
      when('token-gained', { if: (_s, _me, { token }) => token === 'stress', run: gain('calculate') }),
    ],
  },
  magvayarro: {
    text: {
      en: 'While a friendly ship at range 0-2 defends, the attacker cannot reroll more than 1 attack die.',
      de: 'Während ein befreundetes Schiff in Reichweite 0–2 verteidigt, kann der Angreifer nicht mehr als 1 Angriffswürfel neu werfen.',
    },
    abilities: [
      always({
        mostRerolls: (s, me, { defender }) =>
          isFriend(s, me, defender) && isAtRange(s, me.ship, defender, 0, 2) ? 1 : Number.POSITIVE_INFINITY,
      }),
    ],
  },
  sawgerrera: {
    text: {
      en: 'While a damaged friendly ship at range 0-3 attacks, it may reroll 1 attack die.',
      de: 'Während ein beschädigtes befreundetes Schiff in Reichweite 0–3 angreift, darf es 1 Angriffswürfel neu werfen.',
    },
    abilities: [
      rerollOfFriend(
        'attack',
        1,
        (s, me, _attack, friend) => isDamaged(friend) && isAtRange(s, me.ship, friend.id, 0, 3),
      ),
    ],
  },
}
