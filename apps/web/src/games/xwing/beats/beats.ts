/** From the log of a decision to what is seen of it: attacks die by die, losses, flights, actions, points. */
import type { LogEntry } from '@dejarik/kernel'
import type { DiceKind, Face, View } from '@dejarik/xwing'
import type { Beat } from '../../../table/contract.ts'
import { arcIn, facesIn, kindIn, numberIn, signIn, wordIn } from './read.ts'
import type { AttackBeat, AttackScene, AttackShow, Loss, NoteShow, Shows, Worn } from './shows.ts'

/** How long each is held at 1×, in ms. */
const HOLD = {
  /** Of a bot; who declared it himself has just seen it. */
  declare: 800,
  declareOwn: 250,
  /** The tumble, and a look at what has fallen. */
  roll: 1150,
  change: 700,
  result: 900,
  strike: 120,
  damage: 900,
  card: 1700,
  defeat: 1000,
  flight: 760,
  note: 600,
  points: 800,
}

export function beats(before: View, _after: View, entries: readonly LogEntry[]): readonly Beat<Shows>[] {
  const telling = new Telling(before)
  for (const entry of entries) telling.hear(entry)
  return telling.told(entries)
}

type Mutable<T> = { -readonly [K in keyof T]: T[K] }

class Telling {
  readonly #view: View
  readonly #beats: Mutable<Beat<Shows>>[] = []
  /** Heard, but not yet told by a beat. */
  #heard: LogEntry[] = []
  #scene: AttackScene | null
  #by: AttackShow['by'] = null
  #paid: AttackShow['paid'] = null
  readonly #worn = new Map<number, Mutable<Worn>>()

  constructor(view: View) {
    this.#view = view
    this.#scene = sceneOf(view)
  }

  /** All beats; what none of them tells goes with the last. */
  told(entries: readonly LogEntry[]): readonly Beat<Shows>[] {
    const last = this.#beats.at(-1)
    if (last !== undefined) last.entries = [...last.entries, ...entries.slice(-1)]
    return this.#beats
  }

  hear(entry: LogEntry): void {
    this.#heard.push(entry)
    switch (entry.what) {
      case 'attack':
        this.#declare(entry)
        break
      case 'roll-dice':
        this.#roll(entry)
        break
      case 'reroll':
      case 'change-dice':
      case 'add-die':
      case 'cancel':
        this.#change(entry)
        break
      case 'hit':
      case 'miss':
        this.#result(entry)
        break
      case 'lose-shield':
        this.#loses(entry, 'shield')
        break
      case 'damage-card':
      case 'damage-card-facedown':
        this.#loses(entry, 'hull')
        break
      case 'destroyed':
      case 'fled':
        this.#beat(
          { show: 'defeat', ship: numberIn(entry, 'ship'), fled: entry.what === 'fled' },
          { hold: HOLD.defeat },
        )
        break
      case 'maneuver':
      case 'move':
        this.#beat({ show: 'flight', ship: numberIn(entry, 'ship') }, { hold: HOLD.flight, after: true })
        break
      case 'score':
        this.#beat(
          {
            show: 'points',
            seat: numberIn(entry, 'seat', 0),
            points: numberIn(entry, 'points', 0),
            total: numberIn(entry, 'total', 0),
            ship: numberIn(entry, 'ship'),
          },
          { hold: HOLD.points },
        )
        break
      case 'spend':
      case 'spend-force':
      case 'spend-charge':
        this.#spend(entry)
        break
      case 'ability':
        this.#ability(entry)
        break
      default:
        this.#note(entry)
        break
    }
  }

  #beat(shows: Bare, { hold, ...more }: Pick<Beat, 'hold' | 'after'>): void {
    const worn = [...this.#worn.values()].map((one) => ({ ...one }))
    this.#beats.push({ shows: { ...shows, worn }, entries: this.#heard, hold, ...more })
    this.#heard = []
  }

  #attack(beat: AttackBeat, hold: number, more: Partial<AttackShow> = {}): void {
    if (this.#scene === null) return
    this.#beat(
      {
        show: 'attack',
        beat,
        scene: this.#scene,
        tumbles: null,
        changed: null,
        paid: this.#paid,
        by: this.#by,
        sum: null,
        ...more,
      },
      { hold },
    )
    this.#paid = null
    this.#by = null
  }

  #declare(entry: LogEntry): void {
    const attacker = numberIn(entry, 'ship')
    this.#scene = {
      attacker,
      defender: numberIn(entry, 'target'),
      range: numberIn(entry, 'range', 0),
      obstructed: entry.args.obstructed === 'yes',
      arc: arcIn(entry),
      attackDice: [],
      defenseDice: null,
      struck: [],
    }
    const isOwn = this.#view.ships[attacker]?.seat === this.#view.seat
    this.#attack('declare', isOwn ? HOLD.declareOwn : HOLD.declare)
  }

  #roll(entry: LogEntry): void {
    if (this.#scene === null) return
    const kind = kindIn(entry)
    this.#setPool(kind, facesIn(entry, 'faces'))
    this.#attack(`roll-${kind}`, HOLD.roll, { tumbles: kind })
  }

  #change(entry: LogEntry): void {
    if (this.#scene === null) return
    const kind = kindIn(entry)
    const was = poolOf(this.#scene, kind)
    const faces =
      entry.what === 'reroll'
        ? facesIn(entry, 'faces')
        : entry.args.pool !== undefined
          ? facesIn(entry, 'pool')
          : without(was, wordIn(entry, 'face'))
    this.#setPool(kind, faces)
    const places = faces.flatMap((face, at) => (was[at] === face && entry.what !== 'reroll' ? [] : [at]))
    this.#attack(`modify-${kind}`, entry.what === 'reroll' ? HOLD.roll : HOLD.change, {
      tumbles: entry.what === 'reroll' ? kind : null,
      changed: { kind, places },
    })
  }

  /** The other way round than they were struck out: each evade takes a hit, then crits. */
  #result(entry: LogEntry): void {
    if (this.#scene === null) return
    if (entry.args.attack !== undefined) {
      this.#setPool('attack', facesIn(entry, 'attack'))
      this.#setPool('defense', facesIn(entry, 'defense'))
    }
    const dice = this.#scene.attackDice
    const left = { hit: numberIn(entry, 'hits', 0), crit: numberIn(entry, 'crits', 0) }
    const came = { ...left }
    const struck = dice.flatMap((face, at) => {
      if (face !== 'hit' && face !== 'crit') return []
      return came[face]-- > 0 ? [] : [at]
    })
    const hits = dice.filter((face) => face === 'hit' || face === 'crit').length
    const evades = (this.#scene.defenseDice ?? []).filter((face) => face === 'evade').length
    this.#scene = { ...this.#scene, struck }
    this.#attack('result', HOLD.result + struck.length * HOLD.strike, {
      sum: { hits, evades, left: left.hit + left.crit },
    })
  }

  #loses(entry: LogEntry, part: Loss['part']): void {
    const id = numberIn(entry, 'ship')
    const ship = this.#view.ships[id]
    if (ship === undefined) return
    const worn = this.#worn.get(id) ?? {
      ship: id,
      shields: ship.shields,
      cards: ship.faceup.length + ship.facedown,
    }
    this.#worn.set(id, worn)
    const was = part === 'shield' ? worn.shields : ship.hull - worn.cards
    if (part === 'shield') worn.shields = Math.max(0, worn.shields - 1)
    else worn.cards++
    const loss: Loss = { part, from: Math.max(0, was), to: Math.max(0, was - 1) }
    const card = entry.what === 'damage-card' ? numberIn(entry, 'card') : -1
    // Who is destroyed already has nothing more to lose.
    const losses = loss.from === loss.to ? [] : [loss]
    if (card < 0 && (losses.length === 0 || this.#addToLast(id, loss))) return
    this.#beat(
      { show: 'loss', ship: id, scene: this.#scene, losses, card },
      { hold: card < 0 ? HOLD.damage : HOLD.card },
    )
  }

  /** Several of one kind are one loss: “shield 2 → 0”. */
  #addToLast(ship: number, loss: Loss): boolean {
    const last = this.#beats.at(-1)
    if (last === undefined || last.shows.show !== 'loss' || last.shows.ship !== ship || last.shows.card >= 0)
      return false
    const { losses } = last.shows
    const same = losses.find(({ part }) => part === loss.part)
    last.shows = {
      ...last.shows,
      worn: [...this.#worn.values()].map((one) => ({ ...one })),
      losses:
        same === undefined
          ? [...losses, loss]
          : losses.map((one) => (one === same ? { ...one, to: loss.to } : one)),
    }
    last.entries = [...last.entries, ...this.#heard]
    this.#heard = []
    return true
  }

  #spend(entry: LogEntry): void {
    const sign =
      entry.what === 'spend-force' ? 'force' : entry.what === 'spend-charge' ? 'charge' : signIn(entry)
    if (this.#scene !== null && sign !== null) this.#paid = { ship: numberIn(entry, 'ship'), sign }
  }

  /** In an attack it is told with what it changes; else by itself. */
  #ability(entry: LogEntry): void {
    const [ship, card] = [numberIn(entry, 'ship'), numberIn(entry, 'card')]
    if (this.#view.attack !== null || this.#beats.at(-1)?.shows.show === 'attack') this.#by = { ship, card }
    else if (ship >= 0) this.#beat({ ...NOTE, at: ship, card }, { hold: HOLD.note })
  }

  #note(entry: LogEntry): void {
    const note = NOTES[entry.what]?.(entry) ?? null
    if (note === null || note.at < 0) return
    const last = this.#beats.at(-1)
    // What an action brings belongs to it.
    if (
      last !== undefined &&
      last.shows.show === 'note' &&
      last.shows.at === note.at &&
      note.words === null
    ) {
      last.shows = {
        ...last.shows,
        signs: [...last.shows.signs, ...note.signs],
        faces: [...last.shows.faces, ...note.faces],
      }
      last.entries = [...last.entries, ...this.#heard]
      this.#heard = []
      return
    }
    this.#beat(note, { hold: HOLD.note })
  }

  #setPool(kind: DiceKind, faces: readonly Face[]): void {
    if (this.#scene === null) return
    this.#scene = { ...this.#scene, [kind === 'attack' ? 'attackDice' : 'defenseDice']: faces }
  }
}

/** A show before it is said what ships have lost. */
type Bare = Shows extends infer One ? (One extends Shows ? Omit<One, 'worn'> : never) : never

const NOTE: Omit<NoteShow, 'worn' | 'at'> = { show: 'note', signs: [], faces: [], card: -1, words: null }

type Noted = Omit<NoteShow, 'worn'>

/** By entry: what is said beside whom. */
const NOTES: { readonly [what: string]: (entry: LogEntry) => Noted | null } = {
  action: (entry) => ({
    ...beside(entry, 'ship'),
    words: { say: 'action', action: wordIn(entry, 'action') },
  }),
  gain(entry) {
    const sign = signIn(entry)
    return sign === null ? null : { ...beside(entry, 'ship'), signs: [sign] }
  },
  lock: (entry) => ({ ...beside(entry, 'ship'), signs: ['lock'] }),
  bump: (entry) => ({ ...beside(entry, 'ship'), words: { say: 'bump', other: numberIn(entry, 'other') } }),
  obstacle: (entry) => ({
    ...beside(entry, 'ship'),
    words: { say: 'obstacle', target: numberIn(entry, 'target') },
  }),
  roll: (entry) => ({ ...beside(entry, 'ship'), faces: facesIn(entry, 'face') }),
  detonate: (entry) => ({ ...beside(entry, 'target'), words: { say: 'detonates' } }),
  'device-roll': (entry) => ({ ...beside(entry, 'victim'), faces: facesIn(entry, 'faces') }),
  flip: (entry) => ({ ...beside(entry, 'ship'), card: numberIn(entry, 'card') }),
  expose: (entry) => ({ ...beside(entry, 'ship'), card: numberIn(entry, 'card') }),
}

function beside(entry: LogEntry, whom: string): Noted {
  return { ...NOTE, at: numberIn(entry, whom) }
}

/** The attack under way, if there is one. */
export function sceneOf({ attack }: View): AttackScene | null {
  if (attack === null) return null
  const { attacker, defender, range, obstructedBy, arc, attackDice, defenseDice, step } = attack
  const isRolled = step === 'modify-defense-dice' || defenseDice.length > 0
  return {
    attacker,
    defender,
    range,
    obstructed: obstructedBy.length > 0,
    arc,
    attackDice: attackDice.map(({ face }) => face),
    defenseDice: isRolled ? defenseDice.map(({ face }) => face) : null,
    struck: [],
  }
}

function poolOf({ attackDice, defenseDice }: AttackScene, kind: DiceKind): readonly Face[] {
  return kind === 'attack' ? attackDice : (defenseDice ?? [])
}

function without(faces: readonly Face[], gone: string): readonly Face[] {
  let isGone = false
  return faces.filter((face) => {
    if (isGone || face !== gone) return true
    isGone = true
    return false
  })
}
