/** Pilots of the TIE/ln fighter. */

import { printed } from '../../facts/printed.ts'
import { always, type CardText, instead, modify, when } from '../../rules/abilities.ts'
import { performAction } from '../../rules/actions.ts'
import { cardOf } from '../../rules/cards.ts'
import { loseCharge } from '../../rules/charges.ts'
import { dealDamageCard } from '../../rules/damage.ts'
import { countFace, removeDie } from '../../rules/dice.ts'
import { lockable } from '../../rules/locks.ts'
import { isAtRange, isInArc, isShip, shipsWhere } from '../../rules/range.ts'
import { gainToken, isDamaged } from '../../rules/tokens.ts'
import { mayLockOne } from '../formation.ts'
import { removesGreen } from '../token-words.ts'
import {
  amAttacker,
  amDefender,
  canPerform,
  chooseShip,
  chooseToken,
  enemiesAt,
  friendsAt,
  frozen,
  fully,
  haveInArc,
  isEnemy,
  isFriend,
  isOfType,
  mayRollMore,
  mine,
  perform,
  rerollOfFriend,
} from '../words.ts'

/** One more die in a primary attack with a friend of that name at the side, wing to wing. */
function wingman(...names: readonly string[]) {
  return always({
    attackDice: (s, me, attack) =>
      amAttacker(me, attack) &&
      attack.weapon.primary &&
      friendsAt(s, me, 0, 1).some(
        (ship) =>
          names.includes(cardOf(ship.cards[0]).name.en) &&
          (haveInArc(s, me, 'left', ship.id) || haveInArc(s, me, 'right', ship.id)),
      )
        ? 1
        : 0,
  })
}

const idenVersio: CardText = {
  text: {
    en: 'Before a friendly TIE/ln fighter at range 0-1 would suffer damage, you may spend 1 charge to prevent all of that damage.',
    de: 'Bevor ein befreundeter TIE/ln-Jäger in Reichweite 0–1 Schaden erleiden würde, darfst du 1 Ladung ausgeben, um diesen Schaden ganz zu verhindern.',
  },
  abilities: [
    instead('suffers-damage', {
      of: 'friendly',
      range: [0, 1],
      if: (s, _me, { ship }) => isOfType(s.ships[ship], 'tielnfighter'),
      may: true,
      cost: { charges: 1 },
      run(_t, _me, event) {
        return { ...event, prevented: true }
      },
    }),
  ],
}

const nightBeast: CardText = {
  text: {
    en: 'After you fully execute a blue maneuver, you may perform a focus action.',
    de: 'Nachdem du ein blaues Manöver vollständig ausgeführt hast, darfst du eine Fokussierungs-Aktion durchführen.',
  },
  abilities: [
    when('maneuver-executed', {
      if: fully(({ difficulty }) => difficulty === 'blue'),
      possible: canPerform(['focus']),
      run: perform(['focus']),
    }),
  ],
}

const valenRudor: CardText = {
  text: {
    en: 'After a friendly ship at range 0-1 defends, you may perform an action.',
    de: 'Nachdem ein befreundetes Schiff in Reichweite 0–1 verteidigt hat, darfst du eine Aktion durchführen.',
  },
  abilities: [when('defended', { of: 'friendly', range: [0, 1], possible: canPerform(), run: perform() })],
}

const wampa: CardText = {
  text: {
    en: 'While you attack, you may spend 1 charge to roll 1 additional attack die. After you defend, lose 1 charge.',
    de: 'Während du angreifst, darfst du 1 Ladung ausgeben, um 1 zusätzlichen Angriffswürfel zu werfen. Nachdem du verteidigt hast, verliere 1 Ladung.',
  },
  abilities: [
    ...mayRollMore({ as: 'attacker', cost: { charges: 1 } }),
    when('defended', {
      run(t, me) {
        loseCharge(t, me.ship, me.slot)
      },
    }),
  ],
}

export const gideonHask: CardText = {
  text: {
    en: 'While you attack a damaged defender, roll 1 additional attack die.',
    de: 'Während du einen beschädigten Verteidiger angreifst, wirf 1 zusätzlichen Angriffswürfel.',
  },
  abilities: [
    always({
      attackDice: (s, me, attack) =>
        amAttacker(me, attack) && isShip(attack.defender) && isDamaged(s.ships[attack.defender]) ? 1 : 0,
    }),
  ],
}

export const empireTieLn: { readonly [id: string]: CardText } = {
  'backstabber-battleofyavin': {
    text: {
      en: 'While you make a primary attack, roll 1 additional attack die if a friendly Darth Vader or “Mauler” Mithel is in your left or right arc at range 0-1.',
      de: 'Während du mit einer Primärwaffe angreifst, wirf 1 zusätzlichen Angriffswürfel, falls ein befreundeter Darth Vader oder „Mauler“ Mithel in deinem linken oder rechten Winkel in Reichweite 0–1 ist.',
    },
    abilities: [wingman('Darth Vader', '“Mauler” Mithel')],
  },
  'maulermithel-battleofyavin': {
    text: {
      en: 'While you make a primary attack, roll 1 additional attack die if a friendly Darth Vader or “Backstabber” is in your left or right arc at range 0-1.',
      de: 'Während du mit einer Primärwaffe angreifst, wirf 1 zusätzlichen Angriffswürfel, falls ein befreundeter Darth Vader oder „Backstabber“ in deinem linken oder rechten Winkel in Reichweite 0–1 ist.',
    },
    abilities: [wingman('Darth Vader', '“Backstabber”')],
  },
  'darkcurse-battleofyavin': {
    text: {
      en: 'While you defend, the attack dice cannot be modified.',
      de: 'Während du verteidigst, können die Angriffswürfel nicht modifiziert werden.',
    },
    abilities: [always(frozen('attack', (_s, me, attack) => amDefender(me, attack)))],
  },
  delmeeko: {
    text: {
      en: 'While a friendly ship at range 0-2 defends against a damaged attacker, it may reroll 1 defense die.',
      de: 'Während ein befreundetes Schiff in Reichweite 0–2 gegen einen beschädigten Angreifer verteidigt, darf es 1 Verteidigungswürfel neu werfen.',
    },
    abilities: [
      rerollOfFriend(
        'defense',
        1,
        (s, me, attack, friend) =>
          isAtRange(s, me.ship, friend.id, 0, 2) &&
          isShip(attack.attacker) &&
          isDamaged(s.ships[attack.attacker]),
      ),
    ],
  },
  gideonhask: gideonHask,
  howlrunner: {
    text: {
      en: 'While a friendly ship at range 0-1 makes a primary attack, it may reroll 1 attack die.',
      de: 'Während ein befreundetes Schiff in Reichweite 0–1 mit einer Primärwaffe angreift, darf es 1 Angriffswürfel neu werfen.',
    },
    abilities: [
      rerollOfFriend(
        'attack',
        1,
        (s, me, attack, friend) => attack.weapon.primary && isAtRange(s, me.ship, friend.id, 0, 1),
      ),
    ],
  },
  idenversio: idenVersio,
  'idenversio-swz105': idenVersio,
  isbjingoist: {
    text: {
      en: 'Before you engage, you may choose 1 enemy ship in your front arc at range 0-1. It gains 1 deplete or strain token, as you like, unless it removes 1 green token.',
      de: 'Bevor du kämpfst, darfst du 1 feindliches Schiff in deinem Frontwinkel in Reichweite 0–1 wählen. Es erhält nach deiner Wahl 1 Erschöpfungs- oder Anstrengungsmarker, außer es entfernt 1 grünen Marker.',
    },
    abilities: [
      when('engages', {
        *run(t, me) {
          const chosen = yield* chooseShip(t, me, enemiesAt(t.state, me, 0, 1, 'front'))
          if (chosen === null || (yield* removesGreen(t, me, chosen))) return
          const token = yield* chooseToken(t, me, ['deplete', 'strain'])
          if (token !== null) yield* gainToken(t, chosen.id, token, 1, me.ship)
        },
      }),
    ],
  },
  'lieutenanthebsly-battleoverendor': {
    text: {
      en: 'After you defend, you may perform a red boost action, even while stressed.',
      de: 'Nachdem du verteidigt hast, darfst du eine rote Schub-Aktion durchführen, auch während du gestresst bist.',
    },
    abilities: [when('defended', { run: perform(['boost'], { colour: 'red', whileStressed: true }) })],
  },
  'majormianda-battleoverendor': {
    text: {
      en: 'During the End Phase, you may choose up to 2 friendly small ships at range 0-2. You and they may each perform a red barrel roll or red boost action.',
      de: 'Während der Endphase darfst du bis zu 2 befreundete kleine Schiffe in Reichweite 0–2 wählen. Du und sie dürft je eine rote Fassrollen- oder rote Schub-Aktion durchführen.',
    },
    abilities: [
      when('end-phase', {
        *run(t, me) {
          const acting = [mine(t.state, me)]
          for (let i = 0; i < 2; i++) {
            const others = friendsAt(t.state, me, 0, 2).filter(
              (ship) => printed(ship).size === 'small' && !acting.includes(ship),
            )
            const chosen = yield* chooseShip(t, me, others)
            if (chosen === null) break
            acting.push(chosen)
          }
          for (const { id } of acting)
            yield* performAction(t, id, { among: ['barrel-roll', 'boost'], colour: 'red' })
        },
      }),
    ],
  },
  maulermithel: {
    text: {
      en: 'While you attack at attack range 1, roll 1 additional attack die.',
      de: 'Während du bei Angriffsreichweite 1 angreifst, wirf 1 zusätzlichen Angriffswürfel.',
    },
    abilities: [
      always({ attackDice: (_s, me, attack) => (amAttacker(me, attack) && attack.range === 1 ? 1 : 0) }),
    ],
  },
  moffgideon: {
    text: {
      en: 'While an enemy ship at range 1-3 defends, before the attack dice are rolled, you may spend 1 charge and choose a friendly ship at range 0-1 of the defender. The defense dice cannot be modified during this attack, and the chosen ship gains 1 strain token.',
      de: 'Während ein feindliches Schiff in Reichweite 1–3 verteidigt, darfst du, bevor Angriffswürfel geworfen werden, 1 Ladung ausgeben und ein befreundetes Schiff in Reichweite 0–1 des Verteidigers wählen. Die Verteidigungswürfel können während dieses Angriffs nicht modifiziert werden, und das gewählte Schiff erhält 1 Anstrengungsmarker.',
    },
    abilities: [
      when('rolls-attack-dice', {
        of: 'any',
        if: (s, me) =>
          s.attack !== null &&
          isShip(s.attack.defender) &&
          isEnemy(s, me, s.attack.defender) &&
          isAtRange(s, me.ship, s.attack.defender, 1, 3),
        *run(t, me) {
          const s = t.state
          const { attack } = s
          if (attack === null) return
          const near = shipsWhere(
            s,
            (ship) => isFriend(s, me, ship.id) && isAtRange(s, ship.id, attack.defender, 0, 1),
          )
          const chosen = yield* chooseShip(t, me, near, { cost: { charges: 1 } })
          if (chosen === null) return
          attack.used.push('moff gideon')
          yield* gainToken(t, chosen.id, 'strain', 1, me.ship)
        },
      }),
      always(frozen('defense', (_s, _me, attack) => attack.used.includes('moff gideon'))),
    ],
  },
  nightbeast: nightBeast,
  'nightbeast-swz105': nightBeast,
  scourgeskutu: {
    text: {
      en: 'While you attack a defender in your bullseye arc, roll 1 additional attack die.',
      de: 'Während du einen Verteidiger in deinem zentralen Winkel angreifst, wirf 1 zusätzlichen Angriffswürfel.',
    },
    abilities: [
      always({
        attackDice: (s, me, attack) =>
          amAttacker(me, attack) && isInArc(s, me.ship, 'bullseye', attack.defender) ? 1 : 0,
      }),
    ],
  },
  'scythe6-battleoverendor': {
    text: {
      en: 'While you attack at attack range 1-2, roll 1 additional attack die.',
      de: 'Während du bei Angriffsreichweite 1–2 angreifst, wirf 1 zusätzlichen Angriffswürfel.',
    },
    abilities: [
      always({
        attackDice: (_s, me, attack) =>
          amAttacker(me, attack) && (attack.range === 1 || attack.range === 2) ? 1 : 0,
      }),
    ],
  },
  seynmarana: {
    text: {
      en: 'While you attack a ship, you may spend 1 crit result to deal it 1 facedown damage card; then cancel your remaining results.',
      de: 'Während du ein Schiff angreifst, darfst du 1 kritischen Treffer ausgeben, um ihm 1 verdeckte Schadenskarte zuzuteilen; negiere dann deine übrigen Ergebnisse.',
    },
    abilities: [
      modify({
        dice: 'attack',
        as: 'attacker',
        if: (_s, _me, attack) => isShip(attack.defender) && countFace(attack.attackDice, 'crit') > 0,
        *run(t, me, attack) {
          removeDie(t, 'attack', 'crit')
          yield* dealDamageCard(t, attack.defender, false, { by: me.ship, attack: true })
          attack.attackDice = []
        },
      }),
    ],
  },
  valenrudor: valenRudor,
  'valenrudor-swz105': valenRudor,
  wampa,
  'wampa-battleofyavin': wampa,
  yricaquell: {
    text: {
      en: 'After you fully execute a maneuver, you may acquire a lock on an enemy ship in your bullseye arc.',
      de: 'Nachdem du ein Manöver vollständig ausgeführt hast, darfst du ein feindliches Schiff in deinem zentralen Winkel als Ziel erfassen.',
    },
    abilities: [
      when('maneuver-executed', {
        if: fully(),
        *run(t, me) {
          const s = t.state
          const targets = lockable(
            s,
            mine(s, me),
            (target) => isShip(target) && isEnemy(s, me, target) && haveInArc(s, me, 'bullseye', target),
          )
          yield* mayLockOne(t, me, mine(s, me), targets)
        },
      }),
    ],
  },
}
