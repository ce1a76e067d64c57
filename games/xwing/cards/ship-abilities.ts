/** Ship abilities: the same for all pilots of a ship type (rulebook: "Schiffsfähigkeit"). */
import type { Flow } from '@dejarik/kernel'
import { findUpgrade } from '../facts/index.ts'
import {
  action,
  always,
  atStartOf,
  type CardText,
  duringSystemPhase,
  type Me,
  modify,
  type SystemAbility,
  when,
} from '../rules/abilities.ts'
import { raise } from '../rules/ability-queue.ts'
import { chooseBoost } from '../rules/actions/boost.ts'
import { actionsFor, type Granted, performAction } from '../rules/actions.ts'
import { isGranted } from '../rules/ask-cards.ts'
import { rerollSome } from '../rules/attack/spend-tokens.ts'
import { isTurret } from '../rules/attack/weapons.ts'
import { dealDamageCard, expose } from '../rules/damage.ts'
import { changeDice, countFace, isHitOrCrit, rerollable, rollOne } from '../rules/dice.ts'
import type { StandardAction } from '../rules/events.ts'
import { hasLock, lockedBy } from '../rules/locks.ts'
import { obstacleKind } from '../rules/obstacles.ts'
import { isAtRange, isInArc, rangeTo, shipsWhere } from '../rules/range.ts'
import { gainToken, has, isCriticallyDamaged, isStressed, removeToken, spendToken } from '../rules/tokens.ts'
import type { Maneuver, State, T } from '../state.ts'
import { cardOf } from './catalogue.ts'
import { inTurretArc } from './formation.ts'
import { printed } from './printed.ts'
import {
  amAttacker,
  amDefender,
  amInArc,
  changeOwn,
  friendsAt,
  fully,
  gain,
  isFree,
  isFriend,
  mine,
  perform,
  performed,
  rerollOwn,
  revealed,
} from './words.ts'

/** "During the System Phase, you may perform a … action." */
function systemAction(among: readonly StandardAction[], granted: Granted = {}): SystemAbility {
  return duringSystemPhase({
    when: (s, me) => actionsFor(s, mine(s, me), { among, ...granted }).length > 0,
    *run(t, me) {
      return (yield* performAction(t, me.ship, { among, ...granted })) !== null
    },
  }) as SystemAbility
}

/** Only the front and the rear arc for the turret. */
const frontOrRear = always({
  mayPoint: (_s, me, ship, arc) => ship.id !== me.ship || arc === 'front' || arc === 'rear',
})

/** Weapons of a slot use the turret's arc instead of the front arc. */
function throughTurret(slot: 'missile' | 'cannon') {
  return always({
    weapon: (s, me, ship, weapon) => {
      if (ship.id !== me.ship || weapon.primary || weapon.arc !== 'front') return weapon
      const { id } = cardOf(mine(s, me).cards[weapon.slot])
      const isOne = findUpgrade(id.split('#')[0])?.slots.includes(slot) === true
      return isOne ? { ...weapon, arc: 'single-turret' } : weapon
    },
  })
}

function* boostWithAilerons(t: T, me: Me, may: boolean): Flow {
  if (yield* chooseBoost(t, me.ship, { may })) yield* raise(t, { event: 'ailerons-used', ship: me.ship })
}

function speedIn(min: number, max: number) {
  return ({ speed }: Maneuver): boolean => speed >= min && speed <= max
}

const redBoostOrRoll: Granted = { colour: 'red' }

export const shipAbilities: { readonly [id: string]: CardText } = {
  adaptiveailerons: {
    text: {
      en: 'Before you reveal your dial, you must boost if you are not stressed.',
      de: 'Bevor du dein Rad aufdeckst, musst du Schub anwenden, falls du nicht gestresst bist.',
    },
    abilities: [
      when('reveals-dial', {
        when: (s, me) => isFree(s, me) || isGranted(s, 'freeAilerons', mine(s, me)),
        *run(t, me) {
          const isFreeToChoose = isGranted(t.state, 'freeAilerons', mine(t.state, me))
          yield* boostWithAilerons(t, me, isFreeToChoose)
        },
      }),
    ],
  },
  controlledailerons: {
    text: {
      en: 'Before you reveal your dial, you may boost if you are not stressed.',
      de: 'Bevor du dein Rad aufdeckst, darfst du Schub anwenden, falls du nicht gestresst bist.',
    },
    abilities: [
      when('reveals-dial', {
        when: isFree,
        *run(t, me) {
          yield* boostWithAilerons(t, me, true)
        },
      }),
    ],
  },
  advanceddroidbrain: {
    text: {
      en: 'After you perform a calculate action, gain 1 calculate token.',
      de: 'Nachdem du eine Berechnungs-Aktion durchgeführt hast, erhalte 1 Berechnungsmarker.',
    },
    abilities: [when('action-performed', { when: performed('calculate'), run: gain('calculate') })],
  },
  advancedtargetingcomputer: {
    text: {
      en: 'While you make a primary attack against a ship you have locked, roll 1 additional attack die and change 1 hit to a crit.',
      de: 'Während du mit einer Primärwaffe ein Schiff angreifst, das du als Ziel erfasst hast, wirf 1 zusätzlichen Angriffswürfel und ändere 1 Treffer in einen kritischen Treffer.',
    },
    abilities: [
      always({
        attackDice: (s, me, attack) =>
          amAttacker(me, attack) && attack.weapon.primary && hasLock(mine(s, me), attack.defender) ? 1 : 0,
      }),
      ...changeOwn('hit', 'crit', 1, {
        as: 'attacker',
        must: true,
        when: (s, me, attack) => attack.weapon.primary && hasLock(mine(s, me), attack.defender),
      }),
    ],
  },
  autothrusters: {
    text: {
      en: 'After you perform an action, you may perform a red barrel roll or red boost action.',
      de: 'Nachdem du eine Aktion durchgeführt hast, darfst du eine rote Fassrollen- oder rote Schub-Aktion durchführen.',
    },
    abilities: [
      when('action-performed', { when: isFree, run: perform(['barrel-roll', 'boost'], redBoostOrRoll) }),
    ],
  },
  bornforthis: {
    text: {
      en: 'While another friendly ship at range 0-2 defends and you are not strained, it may spend your focus and evade tokens as its own; then you gain 1 strain token.',
      de: 'Während ein anderes befreundetes Schiff in Reichweite 0–2 verteidigt und du nicht angestrengt bist, darf es deine Fokus- und Ausweichmarker wie eigene ausgeben; dann erhältst du 1 Anstrengungsmarker.',
    },
    abilities: (['focus', 'evade'] as const).map((token) =>
      modify({
        dice: 'defense',
        as: 'other',
        when: (s, me, attack) =>
          isFriend(s, me, attack.defender) &&
          isAtRange(s, me.ship, attack.defender, 0, 2) &&
          !has(mine(s, me), 'strain') &&
          has(mine(s, me), token) &&
          attack.defenseDice.some(({ face }) => face === 'focus' || (token === 'evade' && face === 'blank')),
        *run(t, me, attack) {
          yield* spendToken(t, me.ship, token)
          if (token === 'focus') changeDice(t, 'defense', 'focus', 'evade')
          else
            changeDice(
              t,
              'defense',
              countFace(attack.defenseDice, 'blank') > 0 ? 'blank' : 'focus',
              'evade',
              1,
            )
          yield* gainToken(t, me.ship, 'strain', 1, me.ship)
        },
      }),
    ),
  },
  chissengineering: {
    text: {
      en: 'After you fully execute a speed 3-5 maneuver, you may perform a lock action. While you attack unstressed, you may spend 1 shield to apply the range bonus of range 1.',
      de: 'Nachdem du ein Manöver mit Geschwindigkeit 3–5 vollständig ausgeführt hast, darfst du eine Zielerfassungs-Aktion durchführen. Während du ungestresst angreifst, darfst du 1 Schild ausgeben, um den Bonus für Reichweite 1 anzuwenden.',
    },
    abilities: [
      when('maneuver-executed', { when: fully(speedIn(3, 5)), run: perform(['lock']) }),
      when('defender-declared', {
        when: (s, me) => !isStressed(mine(s, me)) && s.attack !== null && s.attack.range !== 1,
        may: true,
        cost: { shields: 1 },
        // biome-ignore lint/correctness/useYield: an effect is a flow, also one that asks nobody
        *run(t) {
          t.state.attack?.used.push('chiss-engineering')
        },
      }),
      always({
        attackDice: (_s, me, attack) =>
          amAttacker(me, attack) && attack.used.includes('chiss-engineering') ? 1 : 0,
      }),
    ],
  },
  concordiafaceoff: {
    text: {
      en: 'While you defend at attack range 1 in the front arc of the attacker, change 1 of your results to an evade.',
      de: 'Während du bei Angriffsreichweite 1 im Frontwinkel des Angreifers verteidigst, ändere 1 deiner Ergebnisse in ein Ausweich-Ergebnis.',
    },
    abilities: (['blank', 'focus'] as const).map((face) =>
      modify({
        dice: 'defense',
        as: 'defender',
        must: true,
        when: (s, me, attack) =>
          attack.range === 1 &&
          amInArc(s, me, 'front', attack.attacker) &&
          !attack.used.includes('concordia') &&
          countFace(attack.defenseDice, face) > 0,
        // biome-ignore lint/correctness/useYield: an effect is a flow, also one that asks nobody
        *run(t, _me, attack) {
          attack.used.push('concordia')
          changeDice(t, 'defense', face, 'evade', 1)
        },
      }),
    ),
  },
  deadtorights: {
    text: {
      en: 'While you attack a ship in your bullseye arc, its defense dice cannot be modified with green tokens.',
      de: 'Während du ein Schiff in deinem zentralen Winkel angreifst, können Verteidigungswürfel nicht mit grünen Markern modifiziert werden.',
    },
    abilities: [
      always({
        mayModify: (s, me, attack, dice, _seat, what) =>
          !amAttacker(me, attack) ||
          dice !== 'defense' ||
          !['focus', 'evade', 'calculate'].includes(what) ||
          !isInArc(s, me.ship, 'bullseye', attack.defender),
      }),
    ],
  },
  experimentalscanners: {
    text: {
      en: 'You can acquire locks beyond range 3. You cannot acquire locks at range 1.',
      de: 'Du kannst Ziele jenseits von Reichweite 3 erfassen. Du kannst keine Ziele in Reichweite 1 erfassen.',
    },
    abilities: [
      always({
        lockRange: (_s, me, ship) => (ship.id === me.ship ? [0, 99] : null),
        mayLock: (s, me, ship, target) => ship.id !== me.ship || rangeTo(s, me.ship, target) !== 1,
      }),
    ],
  },
  explosionwithwings: {
    text: {
      en: 'Setup: you are dealt 1 facedown damage card. After you perform a SLAM action, you may expose 1 damage card to remove 1 disarm token.',
      de: 'Spielaufbau: Dir wird 1 verdeckte Schadenskarte zugeteilt. Nachdem du eine SLAM-Aktion durchgeführt hast, darfst du 1 Schadenskarte offenlegen, um 1 Entwaffnet-Marker zu entfernen.',
    },
    abilities: [
      when('setup-ends', {
        *run(t, me) {
          yield* dealDamageCard(t, me.ship, false)
        },
      }),
      when('action-performed', {
        when: (s, me, { action: name }) => name === 'slam' && mine(s, me).damage.some(({ up }) => !up),
        may: true,
        *run(t, me) {
          if (yield* expose(t, me.ship)) removeToken(t, me.ship, 'disarm')
        },
      }),
    ],
  },
  finetunedthrusters: {
    text: {
      en: 'After you fully execute a maneuver, if you are neither depleted nor strained, you may gain 1 deplete or strain token to perform a lock or barrel roll action.',
      de: 'Nachdem du ein Manöver vollständig ausgeführt hast, darfst du, falls du weder erschöpft noch angestrengt bist, 1 Erschöpfungs- oder Anstrengungsmarker erhalten, um eine Zielerfassungs- oder Fassrollen-Aktion durchzuführen.',
    },
    abilities: [
      when('maneuver-executed', {
        when: fully(
          (_m, s, me) => isFree(s, me) && !has(mine(s, me), 'deplete') && !has(mine(s, me), 'strain'),
        ),
        may: true,
        *run(t, me) {
          const options = (['deplete', 'strain'] as const).map((token) => ({ do: 'token', token }))
          const cite = { rule: 'xw.g.tokens.2', about: me.card }
          const { token } = yield* t.choose(mine(t.state, me).seat, 'choose-token', options, cite)
          yield* gainToken(t, me.ship, token, 1, me.ship)
          yield* performAction(t, me.ship, { among: ['lock', 'barrel-roll'] })
        },
      }),
    ],
  },
  finetunedcontrols: {
    text: {
      en: 'After you fully execute a maneuver, you may spend 1 Force to perform a boost or barrel roll action.',
      de: 'Nachdem du ein Manöver vollständig ausgeführt hast, darfst du 1 Macht ausgeben, um eine Schub- oder Fassrollen-Aktion durchzuführen.',
    },
    abilities: [
      when('maneuver-executed', {
        when: fully((_m, s, me) => isFree(s, me)),
        may: true,
        cost: { force: 1 },
        run: perform(['boost', 'barrel-roll']),
      }),
    ],
  },
  fireconvergence: {
    text: {
      en: 'While a friendly ship makes an attack that is no turret attack, if the defender is in your turret arc, you may spend 1 charge. The attacker rerolls up to 2 attack dice.',
      de: 'Während ein befreundetes Schiff angreift, aber nicht mit einem Geschützturm, darfst du, falls der Verteidiger in deinem Turmwinkel ist, 1 Ladung ausgeben. Der Angreifer wirft bis zu 2 Angriffswürfel neu.',
    },
    abilities: [
      modify({
        dice: 'attack',
        as: 'any',
        byRoller: true,
        cost: { charges: 1 },
        when: (s, me, attack) =>
          isFriend(s, me, attack.attacker) &&
          !isTurret(attack.weapon) &&
          inTurretArc(s, mine(s, me), attack.defender) &&
          rerollable(s, 'attack', undefined, attack.attacker).length > 0,
        *run(t, me) {
          yield* rerollSome(t, me, 'attack', { min: 0, max: 2 }, 'xw.g.dice-mod.4')
        },
      }),
    ],
  },
  formedup: {
    text: {
      en: 'At the end of the End Phase, if another friendly TIE/ln fighter is at range 0-1, you may remove 1 stress token.',
      de: 'Am Ende der Endphase darfst du, falls ein anderer befreundeter TIE/ln-Jäger in Reichweite 0–1 ist, 1 Stressmarker entfernen.',
    },
    abilities: [
      when('phase-ends', {
        when: (s, me, { phase }) =>
          phase === 'end' &&
          isStressed(mine(s, me)) &&
          friendsAt(s, me, 0, 1).some((ship) => isSameType(s, me, ship.pilot)),
        may: true,
        // biome-ignore lint/correctness/useYield: an effect is a flow, also one that asks nobody
        *run(t, me) {
          removeToken(t, me.ship, 'stress')
        },
      }),
    ],
  },
  fullthrottle: {
    text: {
      en: 'After you fully execute a speed 3-5 maneuver, you may perform an evade action.',
      de: 'Nachdem du ein Manöver mit Geschwindigkeit 3–5 vollständig ausgeführt hast, darfst du eine Ausweich-Aktion durchführen.',
    },
    abilities: [when('maneuver-executed', { when: fully(speedIn(3, 5)), run: perform(['evade']) })],
  },
  heavyweaponturret: {
    text: {
      en: 'Your turret indicator can point only to your front or rear arc. Your missiles use your turret arc instead of the front arc.',
      de: 'Dein Geschützturm kann nur in den Front- oder Heckwinkel zeigen. Deine Raketen verwenden deinen Turmwinkel statt des Frontwinkels.',
    },
    abilities: [frontOrRear, throughTurret('missile')],
  },
  highstakes: {
    text: {
      en: 'After you perform a red action, you may roll 1 attack die; on a hit or crit remove 1 stress token.',
      de: 'Nachdem du eine rote Aktion durchgeführt hast, darfst du 1 Angriffswürfel werfen; bei Treffer oder kritischem Treffer entferne 1 Stressmarker.',
    },
    abilities: [
      when('action-performed', {
        when: (_s, _me, { colour }) => colour === 'red',
        may: true,
        // biome-ignore lint/correctness/useYield: an effect is a flow, also one that asks nobody
        *run(t, me) {
          if (isHitOrCrit(yield* rollOne(t, me.ship, 'xw.g.ship-ability.1'))) removeToken(t, me.ship, 'stress')
        },
      }),
    ],
  },
  hope: {
    text: {
      en: 'After another friendly ship at range 0-3 is destroyed, you may perform a focus or boost action.',
      de: 'Nachdem ein anderes befreundetes Schiff in Reichweite 0–3 zerstört worden ist, darfst du eine Fokussierungs- oder Schub-Aktion durchführen.',
    },
    abilities: [
      when('destroyed', {
        whose: 'other-friendly',
        range: [0, 3],
        when: isFree,
        run: perform(['focus', 'boost']),
      }),
    ],
  },
  intuitivecontrols: {
    text: {
      en: 'During the System Phase you may perform a purple barrel roll or purple boost action.',
      de: 'Während der Systemphase darfst du eine lila Fassrollen- oder lila Schub-Aktion durchführen.',
    },
    abilities: [systemAction(['barrel-roll', 'boost'], { colour: 'purple' })],
  },
  intuitiveinterface: {
    text: {
      en: 'After you perform an action that a talent, illicit or modification upgrade added to your action bar, you may perform a calculate action.',
      de: 'Nachdem du eine Aktion durchgeführt hast, die eine Talent-, illegale oder Modifikations-Aufwertung deiner Aktionsleiste hinzugefügt hat, darfst du eine Berechnungs-Aktion durchführen.',
    },
    abilities: [
      when('action-performed', {
        when: (s, me, { action: name }) =>
          isFree(s, me) &&
          mine(s, me).cards.some((card) => {
            const { type, id } = cardOf(card)
            const facts = type === 'upgrade' ? findUpgrade(id.split('#')[0]) : undefined
            return (
              facts?.slots.some(
                (slot) => slot === 'talent' || slot === 'illicit' || slot === 'modification',
              ) === true && facts.sides[0].actions.some((icon) => icon.action === name)
            )
          }),
        run: perform(['calculate']),
      }),
    ],
  },
  linkedbattery: {
    text: {
      en: 'While you make a cannon attack, roll 1 additional die.',
      de: 'Während du mit einer Kanone angreifst, wirf 1 zusätzlichen Würfel.',
    },
    abilities: [
      always({
        attackDice: (s, me, attack) => {
          if (!amAttacker(me, attack) || attack.weapon.primary) return 0
          const { id } = cardOf(mine(s, me).cards[attack.weapon.slot])
          return findUpgrade(id.split('#')[0])?.slots.includes('cannon') === true ? 1 : 0
        },
      }),
    ],
  },
  lockedsfoils: {
    text: {
      en: 'After you perform a boost action, gain 1 deplete token.',
      de: 'Nachdem du eine Schub-Aktion durchgeführt hast, erhalte 1 Erschöpfungsmarker.',
    },
    abilities: [when('action-performed', { when: performed('boost'), run: gain('deplete') })],
  },
  microthrusters: {
    text: {
      en: 'You barrel roll with a bank template of speed 1 instead of the straight one.',
      de: 'Für Fassrollen verwendest du statt der Gerade-Schablone eine Drehungs-Schablone der Geschwindigkeit 1.',
    },
    abilities: [always({ rolls: (_s, me, ship) => (ship.id === me.ship ? ['bank 1'] : null) })],
  },
  modifiedfororganics: {
    text: {
      en: 'You are exempt from Standardized. Your speed 2 and 3 banks are one step easier, your speed 3 turns one step harder.',
      de: 'Für dich gilt Standardisiert nicht. Deine Drehungen der Geschwindigkeit 2 und 3 sind eine Stufe leichter, deine Wenden der Geschwindigkeit 3 eine Stufe schwieriger.',
    },
    abilities: [
      always({
        difficulty: (_s, me, ship, { bearing, speed }) => {
          if (ship.id !== me.ship) return 0
          if (bearing === 'bank' && (speed === 2 || speed === 3)) return -1
          return bearing === 'turn' && speed === 3 ? 1 : 0
        },
      }),
    ],
  },
  networkedaim: {
    text: {
      en: 'You cannot spend your locks to reroll attack dice. While you attack, you may reroll as many attack dice as there are friendly locks on the defender.',
      de: 'Du kannst deine Zielerfassungen nicht ausgeben, um Angriffswürfel neu zu werfen. Während du angreifst, darfst du so viele Angriffswürfel neu werfen, wie es befreundete Zielerfassungen auf dem Verteidiger gibt.',
    },
    abilities: [
      always({
        mayModify: (_s, me, attack, dice, _seat, what) =>
          !amAttacker(me, attack) || dice !== 'attack' || what !== 'lock',
      }),
      modify({
        dice: 'attack',
        as: 'attacker',
        when: (s, me, attack) =>
          friendlyLocks(s, me, attack.defender) > 0 && attack.attackDice.some(({ rerolled }) => !rerolled),
        *run(t, me, attack) {
          const max = friendlyLocks(t.state, me, attack.defender)
          yield* rerollSome(t, me, 'attack', { min: 1, max }, 'xw.g.dice-mod.4')
        },
      }),
    ],
  },
  networkedcalculations: {
    text: {
      en: 'While you defend or attack, you may spend 1 calculate token of a friendly ship at range 0-1 to change 1 focus result to an evade or hit.',
      de: 'Während du verteidigst oder angreifst, darfst du 1 Berechnungsmarker eines befreundeten Schiffes in Reichweite 0–1 ausgeben, um 1 Fokus-Ergebnis in ein Ausweich- oder Treffer-Ergebnis zu ändern.',
    },
    abilities: (['attacker', 'defender'] as const).map((as) => {
      const dice = as === 'attacker' ? 'attack' : 'defense'
      return modify({
        dice,
        as,
        when: (s, me, attack) =>
          countFace(dice === 'attack' ? attack.attackDice : attack.defenseDice, 'focus') > 0 &&
          calculatingFriends(s, me).length > 0,
        *run(t, me) {
          const options = calculatingFriends(t.state, me).map((ship) => ({ do: 'ship', ship: ship.id }))
          const cite = { rule: 'xw.g.ability.3', about: me.card }
          const { ship } = yield* t.choose(mine(t.state, me).seat, 'choose-ship', options, cite)
          yield* spendToken(t, ship, 'calculate')
          changeDice(t, dice, 'focus', dice === 'attack' ? 'hit' : 'evade', 1)
        },
      })
    }),
  },
  nimblebomber: {
    text: {
      en: 'If you would drop a device with a straight template, you may use a bank template of the same speed instead.',
      de: 'Wenn du ein Gerät mit einer Gerade-Schablone abwerfen würdest, darfst du stattdessen eine Drehungs-Schablone derselben Geschwindigkeit verwenden.',
    },
    abilities: [
      always({
        drops: (_s, me, ship, _device, ways) =>
          ship.id === me.ship
            ? ways
                .filter(({ how, shape }) => how === 'drop' && shape === 'straight')
                .map((way) => ({ ...way, shape: 'bank' }))
            : [],
      }),
    ],
  },
  notchedstabilizers: {
    text: {
      en: 'While you move, you ignore asteroids.',
      de: 'Während du dich bewegst, ignorierst du Asteroiden.',
    },
    abilities: [
      always({
        ignoresObstacle: (s, me, ship, thing, during) =>
          ship.id === me.ship && during === 'move' && obstacleKind(s.things[thing]) === 'asteroid',
      }),
    ],
  },
  overdriveburners: {
    text: {
      en: 'While you defend, if the speed of your revealed maneuver is 3-5, roll 1 additional defense die.',
      de: 'Während du verteidigst, wirf 1 zusätzlichen Verteidigungswürfel, falls dein aufgedecktes Manöver Geschwindigkeit 3–5 hat.',
    },
    abilities: [
      always({
        defenseDice: (s, me, attack) =>
          amDefender(me, attack) && (revealed(mine(s, me))?.speed ?? 0) >= 3 ? 1 : 0,
      }),
    ],
  },
  pinpointtractorarray: {
    text: {
      en: 'Your turret cannot point to your rear arc. After you fully execute a maneuver, you may gain 1 tractor token to perform a rotate action.',
      de: 'Dein Geschützturm kann nicht in den Heckwinkel zeigen. Nachdem du ein Manöver vollständig ausgeführt hast, darfst du 1 Fangstrahlmarker erhalten, um eine Dreh-Aktion durchzuführen.',
    },
    abilities: [
      always({ mayPoint: (_s, me, ship, arc) => ship.id !== me.ship || arc !== 'rear' }),
      when('maneuver-executed', {
        when: fully((_m, s, me) => isFree(s, me)),
        may: true,
        cost: { gain: { tractor: 1 } },
        run: perform(['rotate-arc']),
      }),
    ],
  },
  platedhull: {
    text: {
      en: 'While you defend and are not critically damaged, change 1 crit to a hit.',
      de: 'Während du verteidigst und nicht kritisch beschädigt bist, ändere 1 kritischen Treffer in einen Treffer.',
    },
    abilities: [
      modify({
        dice: 'attack',
        as: 'defender',
        must: true,
        when: (s, me, attack) =>
          !isCriticallyDamaged(mine(s, me)) && countFace(attack.attackDice, 'crit') > 0,
        // biome-ignore lint/correctness/useYield: an effect is a flow, also one that asks nobody
        *run(t) {
          changeDice(t, 'attack', 'crit', 'hit', 1)
        },
      }),
    ],
  },
  prioritizedweaponssystems: {
    text: {
      en: 'Before you engage, you may gain 1 strain token to remove 1 disarm token.',
      de: 'Bevor du kämpfst, darfst du 1 Anstrengungsmarker erhalten, um 1 Entwaffnet-Marker zu entfernen.',
    },
    abilities: [
      when('engages', {
        when: (s, me) => has(mine(s, me), 'disarm'),
        may: true,
        cost: { gain: { strain: 1 } },
        // biome-ignore lint/correctness/useYield: an effect is a flow, also one that asks nobody
        *run(t, me) {
          removeToken(t, me.ship, 'disarm')
        },
      }),
    ],
  },
  pursuitthrusters: {
    text: {
      en: 'During the System Phase you may perform a boost action.',
      de: 'Während der Systemphase darfst du eine Schub-Aktion durchführen.',
    },
    abilities: [systemAction(['boost'])],
  },
  refinedgyrostabilizers: {
    text: {
      en: 'Your turret can point only to your front or rear arc. After you perform an action, you may perform a red boost or red rotate action.',
      de: 'Dein Geschützturm kann nur in den Front- oder Heckwinkel zeigen. Nachdem du eine Aktion durchgeführt hast, darfst du eine rote Schub- oder rote Dreh-Aktion durchführen.',
    },
    abilities: [
      frontOrRear,
      when('action-performed', { when: isFree, run: perform(['boost', 'rotate-arc'], { colour: 'red' }) }),
    ],
  },
  rotatingcannons: {
    text: {
      en: 'Your turret can point only to your front or rear arc. Your cannons use your turret arc instead of the front arc.',
      de: 'Dein Geschützturm kann nur in den Front- oder Heckwinkel zeigen. Deine Kanonen verwenden deinen Turmwinkel statt des Frontwinkels.',
    },
    abilities: [frontOrRear, throughTurret('cannon')],
  },
  sensitivecontrols: {
    text: {
      en: 'During the System Phase you may perform a red barrel roll or red boost action.',
      de: 'Während der Systemphase darfst du eine rote Fassrollen- oder rote Schub-Aktion durchführen.',
    },
    abilities: [systemAction(['barrel-roll', 'boost'], { colour: 'red' })],
  },
  sensorblindspot: {
    text: {
      en: 'While you make a primary attack at attack range 0-1, the range bonus does not apply and you roll 1 fewer attack die.',
      de: 'Während du mit einer Primärwaffe bei Angriffsreichweite 0–1 angreifst, entfällt der Reichweitenbonus und du wirfst 1 Angriffswürfel weniger.',
    },
    abilities: [
      always({
        rangeBonus: (_s, me, attack, side) =>
          !(side === 'attacker' && amAttacker(me, attack) && attack.weapon.primary && attack.range <= 1),
        attackDice: (_s, me, attack) =>
          amAttacker(me, attack) && attack.weapon.primary && attack.range <= 1 ? -1 : 0,
      }),
    ],
  },
  solo: {
    text: {
      en: 'While you defend or attack, if no other friendly ship is at range 0-1, you may spend 1 charge to reroll 1 of your dice.',
      de: 'Während du verteidigst oder angreifst, darfst du, falls kein anderes befreundetes Schiff in Reichweite 0–1 ist, 1 Ladung ausgeben, um 1 deiner Würfel neu zu werfen.',
    },
    abilities: rerollOwn(1, {
      as: 'both',
      cost: { charges: 1 },
      when: (s, me) => friendsAt(s, me, 0, 1).length === 0,
    }),
  },
  spacetugtractorarray: {
    text: {
      en: 'Action: choose a ship in your front arc at range 1. It gains 1 tractor token, or 2 if it is in your bullseye arc at range 1.',
      de: 'Aktion: Wähle ein Schiff in deinem Frontwinkel in Reichweite 1. Es erhält 1 Fangstrahlmarker, oder 2, falls es in deinem zentralen Winkel in Reichweite 1 ist.',
    },
    abilities: [
      action({
        *run(t, me) {
          const s = t.state
          const inFront = shipsWhere(
            s,
            (ship) => isAtRange(s, me.ship, ship.id, 1, 1) && isInArc(s, me.ship, 'front', ship.id),
          )
          if (inFront.length === 0) return false
          const options = inFront.map((ship) => ({ do: 'ship', ship: ship.id }))
          const cite = { rule: 'xw.a.faq-activation.11', about: me.card }
          const { ship } = yield* t.choose(mine(s, me).seat, 'choose-ship', options, cite)
          yield* gainToken(t, ship, 'tractor', isInArc(s, me.ship, 'bullseye', ship) ? 2 : 1, me.ship)
          return true
        },
      }),
    ],
  },
  stygiumarray: {
    text: {
      en: 'After you decloak, you may perform an evade action. At the start of the End Phase you may spend 1 evade token to gain 1 cloak token.',
      de: 'Nachdem du dich enttarnt hast, darfst du eine Ausweich-Aktion durchführen. Zu Beginn der Endphase darfst du 1 Ausweichmarker ausgeben, um 1 Tarnungsmarker zu erhalten.',
    },
    abilities: [
      when('decloaked', { when: isFree, run: perform(['evade']) }),
      atStartOf('end', {
        when: (s, me) => !has(mine(s, me), 'cloak'),
        may: true,
        cost: { spend: { evade: 1 } },
        run: gain('cloak'),
      }),
    ],
  },
  twinionengines: {
    text: {
      en: 'You ignore the ship restriction "TIE" of upgrades.',
      de: 'Du ignorierst die Schiffsbeschränkung „TIE“ auf Aufwertungen.',
    },
    abilities: [],
  },
  vectoredcannons: {
    text: {
      en: 'During the System Phase you may perform a red boost or red rotate action. Your turret can point only to your front or rear arc.',
      de: 'Während der Systemphase darfst du eine rote Schub- oder rote Dreh-Aktion durchführen. Dein Geschützturm kann nur in den Front- oder Heckwinkel zeigen.',
    },
    abilities: [systemAction(['boost', 'rotate-arc'], { colour: 'red' }), frontOrRear],
  },
  vectoredthrusters: {
    text: {
      en: 'After you perform an action, you may perform a red boost action.',
      de: 'Nachdem du eine Aktion durchgeführt hast, darfst du eine rote Schub-Aktion durchführen.',
    },
    abilities: [when('action-performed', { when: isFree, run: perform(['boost'], { colour: 'red' }) })],
  },
  versatileframe: {
    text: {
      en: 'You can equip 1 torpedo or missile. While your revealed maneuver is blue, your action bar has a white boost.',
      de: 'Du kannst 1 Torpedo oder 1 Rakete ausrüsten. Solange dein aufgedecktes Manöver blau ist, enthält deine Aktionsleiste einen weißen Schub.',
    },
    abilities: [
      always({
        bar: (s, me, ship) =>
          ship.id === me.ship && revealed(mine(s, me))?.difficulty === 'blue'
            ? [{ action: 'boost', difficulty: 'white', linked: [] }]
            : [],
      }),
    ],
  },
  weaponhardpoint: {
    text: {
      en: 'You can equip 1 cannon, torpedo or missile.',
      de: 'Du kannst 1 Kanone, 1 Torpedo oder 1 Rakete ausrüsten.',
    },
    abilities: [],
  },
}

function isSameType(s: State, me: Me, pilot: number): boolean {
  return typeOf(s.ships[me.ship].pilot) === typeOf(pilot)
}

function friendlyLocks(s: State, me: Me, target: number): number {
  return lockedBy(s, target).filter((ship) => ship.seat === mine(s, me).seat).length
}

function calculatingFriends(s: State, me: Me): ReturnType<typeof friendsAt> {
  return friendsAt(s, me, 0, 1).filter((ship) => has(ship, 'calculate'))
}

function typeOf(pilot: number): string {
  return printed({ pilot }).type.id
}
