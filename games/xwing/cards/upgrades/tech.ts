/** Tech. */
import { always, type CardText, duringSystemPhase, instead, modify, when } from '../../rules/abilities.ts'
import { performAction } from '../../rules/actions.ts'
import { decloak } from '../../rules/decloak.ts'
import { changeDice, countFace } from '../../rules/dice.ts'
import { breakLock, hasLock } from '../../rules/locks.ts'
import { isAtRange } from '../../rules/range.ts'
import { lacksShield, recoverShield } from '../../rules/shields.ts'
import { countOf, gainToken, has, isStressed, removeToken } from '../../rules/tokens.ts'
import { amInArc, chooseToken, enemiesAt, friendsAt, gain, isFriend, mine } from '../words.ts'

export const tech: { readonly [id: string]: CardText } = {
  advancedoptics: {
    text: {
      en: 'While you attack, you may spend 1 focus token to change 1 blank result to a hit.',
      de: 'Während du angreifst, darfst du 1 Fokusmarker ausgeben, um 1 Leer-Ergebnis in einen Treffer zu ändern.',
    },
    abilities: [
      modify({
        dice: 'attack',
        as: 'attacker',
        cost: { spend: { focus: 1 } },
        spends: 'focus',
        if: (_s, _me, attack) => countFace(attack.attackDice, 'blank') > 0,
        run(t) {
          changeDice(t, 'attack', 'blank', 'hit', 1)
        },
      }),
    ],
  },
  automatedtargetpriority: {
    text: {
      en: 'You can choose only a defender at the shortest attack range that is valid for your weapon. After you make an attack that misses, place 1 calculate token on this card. Before you engage, you may remove 1 from this card to gain 1 calculate token.',
      de: 'Du kannst nur einen Verteidiger in der kürzesten für deine Waffe gültigen Angriffsreichweite wählen. Nachdem du einen Angriff durchgeführt hast, der verfehlt hat, lege 1 Berechnungsmarker auf diese Karte. Bevor du kämpfst, darfst du 1 von dieser Karte entfernen, um 1 Berechnungsmarker zu erhalten.',
    },
    abilities: [
      always({ nearestOnly: (_s, me, attacker) => attacker.id === me.ship }),
      when('attacked', {
        if: (_s, _me, { hit }) => !hit,
        run(t, me) {
          mine(t.state, me).charges[me.slot]++
        },
      }),
      when('engages', {
        if: (s, me) => mine(s, me).charges[me.slot] > 0,
        may: true,
        *run(t, me) {
          mine(t.state, me).charges[me.slot]--
          yield* gainToken(t, me.ship, 'calculate', 1, me.ship)
        },
      }),
    ],
  },
  deuteriumpowercells: {
    text: {
      en: 'During the System Phase you may spend 1 charge and gain 1 disarm token to recover 1 shield. Before you would gain a token that is not a lock, if you are not stressed, you may spend 1 charge to gain 1 stress token instead.',
      de: 'Während der Systemphase darfst du 1 Ladung ausgeben und 1 Entwaffnet-Marker erhalten, um 1 Schild wiederherzustellen. Bevor du einen Marker erhalten würdest, der keine Zielerfassung ist, darfst du, falls du nicht gestresst bist, 1 Ladung ausgeben, um stattdessen 1 Stressmarker zu erhalten.',
    },
    abilities: [
      duringSystemPhase({
        cost: { charges: 1, gain: { disarm: 1 } },
        if: (s, me) => lacksShield(s, mine(s, me)),
        *run(t, me) {
          yield* recoverShield(t, me.ship)
          return true
        },
      }),
      instead('gains-token', {
        if: (s, me, { token }) => token !== 'stress' && !isStressed(mine(s, me)),
        may: true,
        cost: { charges: 1 },
        // One token a time: now it is stressed.
        *run(t, me, event) {
          yield* gainToken(t, me.ship, 'stress', 1, me.ship)
          return event.count > 1 ? { ...event, count: event.count - 1 } : null
        },
      }),
    ],
  },
  ferrospherepaint: {
    text: {
      en: 'After an enemy ship locks you, if you are not in its bullseye arc, it gains 1 stress token unless it chooses to break its lock.',
      de: 'Nachdem ein feindliches Schiff dich als Ziel erfasst hat, erhält es, falls du nicht in seinem zentralen Winkel bist, 1 Stressmarker, es sei denn, es hebt seine Zielerfassung auf.',
    },
    abilities: [
      when('lock-acquired', {
        of: 'enemy',
        if: (s, me, { ship, target }) => target === me.ship && !amInArc(s, me, 'bullseye', ship),
        *run(t, me, { ship }) {
          // A lock that a jam token has eaten can't be broken any more (xw.g.jam.12).
          const locks = hasLock(t.state.ships[ship], me.ship)
          const options = [
            ...(locks ? [{ do: 'break-lock' as const, ship, target: me.ship }] : []),
            { do: 'gain-stress' as const, ship, target: -1 },
          ]
          const cite = { rule: 'xw.a.errata-upgrades.13', about: me.card }
          const chosen = yield* t.choose(t.state.ships[ship].seat, 'lock-or-stress', options, cite)
          if (chosen.do === 'break-lock') breakLock(t, ship, me.ship)
          else yield* gainToken(t, ship, 'stress', 1, me.ship)
        },
      }),
    ],
  },
  hyperspacetrackingdata: {
    text: {
      en: 'Setup: Before forces are placed, you may choose a number from 0 to 6 as your initiative during setup. After setup, each friendly ship at range 0-2 gains 1 focus or evade token.',
      de: 'Spielaufbau: Bevor Streitkräfte platziert werden, darfst du eine Zahl von 0 bis 6 als deine Initiative während des Spielaufbaus wählen. Nach dem Spielaufbau erhält jedes befreundete Schiff in Reichweite 0–2 1 Fokus- oder Ausweichmarker.',
    },
    abilities: [
      when('forces-next', {
        may: true,
        *run(t, me) {
          const ship = mine(t.state, me)
          const cite = { rule: 'xw.g.initiative.3', about: me.card }
          const value = yield* t.chooseNumber(ship.seat, 'choose-initiative', { min: 0, max: 6 }, cite)
          ship.initiatives.push({ value, until: 'setup', by: me.card })
        },
      }),
      when('setup-ends', {
        *run(t, me) {
          const ship = mine(t.state, me)
          ship.initiatives = ship.initiatives.filter(({ by }) => by !== me.card)
          for (const friend of [ship, ...friendsAt(t.state, me, 0, 2)]) {
            const token = yield* chooseToken(t, me, ['focus', 'evade'])
            if (token !== null) yield* gainToken(t, friend.id, token, 1, me.ship)
          }
        },
      }),
    ],
  },
  patternanalyzer: {
    text: {
      en: 'While you fully execute a red maneuver, before you check its difficulty, you may perform 1 action.',
      de: 'Während du ein rotes Manöver vollständig ausführst, darfst du, bevor du die Schwierigkeit prüfst, 1 Aktion durchführen.',
    },
    abilities: [
      when('checks-difficulty', {
        if: (_s, _me, { full, maneuver }) => full && maneuver.difficulty === 'red',
        *run(t, me) {
          yield* performAction(t, me.ship)
        },
      }),
    ],
  },
  primedthrusters: {
    text: {
      en: 'While you have at most 2 stress tokens, you can perform barrel roll and boost actions even while stressed.',
      de: 'Solange du höchstens 2 Stressmarker hast, kannst du Fassrollen- und Schub-Aktionen auch durchführen, während du gestresst bist.',
    },
    abilities: [
      always({
        whileStressed: (_s, me, ship, name) =>
          ship.id === me.ship && (name === 'barrel-roll' || name === 'boost') && countOf(ship, 'stress') <= 2,
      }),
    ],
  },
  sensorscramblers: {
    text: {
      en: 'Setup: Gain 1 cloak token. While you are cloaked, other ships cannot lock you. During the End Phase, if you are cloaked and an enemy ship is at range 0-3, you must decloak; if that fails, lose 1 cloak token.',
      de: 'Spielaufbau: Erhalte 1 Tarnungsmarker. Solange du getarnt bist, können andere Schiffe dich nicht als Ziel erfassen. Während der Endphase musst du dich, falls du getarnt bist und ein feindliches Schiff in Reichweite 0–3 ist, enttarnen; misslingt das, verliere 1 Tarnungsmarker.',
    },
    abilities: [
      when('setup-ends', { run: gain('cloak') }),
      always({
        mayLock: (s, me, _ship, target) => target !== me.ship || !has(mine(s, me), 'cloak'),
      }),
      when('end-phase', {
        if: (s, me) => has(mine(s, me), 'cloak') && enemiesAt(s, me, 0, 3).length > 0,
        *run(t, me) {
          if (!(yield* decloak(t, me.ship))) removeToken(t, me.ship, 'cloak')
        },
      }),
    ],
  },
  targetingsynchronizer: {
    text: {
      en: 'A friendly ship at range 1-2 that attacks a target you have locked does not need a lock for it.',
      de: 'Ein befreundetes Schiff in Reichweite 1–2, das ein Ziel angreift, das du als Ziel erfasst hast, braucht dafür keine Zielerfassung.',
    },
    abilities: [
      always({
        waives: (s, me, attacker, defender, required) =>
          required.includes('lock') &&
          isFriend(s, me, attacker.id) &&
          isAtRange(s, me.ship, attacker.id, 1, 2) &&
          hasLock(mine(s, me), defender)
            ? {}
            : null,
      }),
    ],
  },
}
