import { z } from 'zod'
import { BOT_LEVELS, LIMITS } from './limits.ts'
import type { ClockSetting } from './message.ts'
import { isName } from './names.ts'

/** Control characters, and those that turn the direction of the text around them. */
const UNPRINTABLE = /[\p{Cc}\p{Cs}\u200e\u200f\u202a-\u202e\u2066-\u2069]/u

/** One line: white space is evened out, so that a pasted line break is no reason to refuse. */
const line = (max: number) =>
  z
    .string()
    .max(4 * max)
    .transform((text) => text.normalize('NFC').replace(/\s+/g, ' ').trim())
    .pipe(
      z
        .string()
        .min(1)
        .max(max)
        .refine((text) => !UNPRINTABLE.test(text), 'control characters'),
    )

/** 128 random bits or more, as the server hands them out. */
const secret = z.string().regex(/^[\w-]{22,64}$/)
const match = z.string().regex(/^[\w-]{8,32}$/)
/** Chosen by the client; the answer to the request carries it. */
const id = z.int().min(0)
const seat = z.int().min(0).max(15)
/** How many acts the match had when the client looked; see `Sight.version`. */
const version = z.int().min(0)

export const guestName = line(LIMITS.name)
  .transform((name) => name.normalize('NFKC'))
  .refine(isName, 'not a name')

export const clockSetting: z.ZodType<ClockSetting> = z.strictObject({
  /** Seconds that each player has. */
  seconds: z.int().min(LIMITS.clock.min).max(LIMITS.clock.max),
  /** Seconds added each time the decision passes from the player to another. */
  increment: z.int().min(0).max(LIMITS.increment),
})

/** A series has an odd number of matches. */
const best = z.union([z.literal(1), z.literal(3), z.literal(5)])

/** Any JSON value that is no trap: not too deep, and without keys that reach into prototypes. */
const plainData = z.unknown().refine((value) => isPlain(value, LIMITS.optionDepth), 'not plain data')

function isPlain(value: unknown, depth: number): boolean {
  if (value === null || typeof value !== 'object') return true
  if (depth === 0) return false
  return Object.entries(value).every(
    ([key, inner]) => !/^(__proto__|constructor|prototype)$/.test(key) && isPlain(inner, depth - 1),
  )
}

/** One decision: a small integer, or a list of them. */
export const answer = z.union([z.int(), z.array(z.int()).max(LIMITS.answer)])

export const request = z.discriminatedUnion('type', [
  /** Must come first. Without a token the server makes a new guest. */
  z.strictObject({
    type: z.literal('hello'),
    id,
    /** Another number than the server's is answered with `other-protocol`. */
    protocol: z.int(),
    token: secret.optional(),
    name: guestName.optional(),
  }),
  /** Whether anybody is there. */
  z.strictObject({ type: z.literal('ping'), id }),
  z.strictObject({ type: z.literal('rename'), id, name: guestName }),

  /** Follow the list of matches that wait for a player, or stop following it. */
  z.strictObject({ type: z.literal('lobby'), id, on: z.boolean() }),
  /** The matches in which the guest holds a seat. */
  z.strictObject({ type: z.literal('mine'), id }),

  z.strictObject({
    type: z.literal('create'),
    id,
    game: z.string().max(40),
    /** Where players bring their own part (`Game.seatOptions`), only what the whole table agrees on. */
    options: plainData.optional(),
    /** One's own part of the options, where the game has one: a deck, a squad. */
    brings: plainData.optional(),
    seat: z.union([seat, z.literal('any')]),
    clock: clockSetting.nullable(),
    /** Whether the lobby shows it; otherwise only those with the link find it. */
    listed: z.boolean(),
    /** How many matches a series has at the most: the first to win more than half of them wins it. */
    best: best.optional(),
  }),
  /**
   * Looks for an opponent who looks for the same: whoever waits with these options and this clock is joined, else one
   * waits at a table of one's own, until one leaves it or is gone. `done` names the table.
   */
  z.strictObject({
    type: z.literal('seek'),
    id,
    game: z.string().max(40),
    options: plainData.optional(),
    brings: plainData.optional(),
    clock: clockSetting.nullable(),
  }),
  /**
   * Comes to a table: back to one's seat, to a free one (the named one, if named), else as a spectator. Where
   * players bring something, a free seat is given only to who brings it; others may look and come again with it.
   */
  z.strictObject({
    type: z.literal('join'),
    id,
    match,
    seat: seat.optional(),
    brings: plainData.optional(),
    /** Only look, even if a seat is free. */
    watch: z.boolean().optional(),
    /** The secret of a seat, to go on with it on another device. */
    key: secret.optional(),
  }),
  /** The page of the log before its first `before` entries. */
  z.strictObject({ type: z.literal('log'), id, match, before: z.int().min(0) }),
  /** Stops following a table; the seat stays taken. */
  z.strictObject({ type: z.literal('leave'), id, match }),
  /** Before a match with clocks begins, all who sit there say that they are ready. */
  z.strictObject({ type: z.literal('ready'), id, match }),
  /** Gives up one's seat at a table that has not begun; who made the table calls it off. */
  z.strictObject({ type: z.literal('stand up'), id, match }),
  /** Calls off one's own match that nobody has joined. */
  z.strictObject({ type: z.literal('cancel'), id, match }),

  /** The maker of a waiting match gives a free seat to a bot, or all that are free. */
  z.strictObject({
    type: z.literal('seat bots'),
    id,
    match,
    level: z.enum(BOT_LEVELS),
    seat: seat.optional(),
  }),

  z.strictObject({
    type: z.literal('answer'),
    id,
    match,
    version,
    answer,
    /** It was sent before, over a line that broke: if it has arrived, that is its answer. */
    again: z.boolean().optional(),
  }),
  /** Gives up. Where others play on the same side, a bot takes the seat instead. */
  z.strictObject({ type: z.literal('resign'), id, match }),
  /**
   * In a match that has begun and has sides: gives a seat to a bot, or leaves it to anybody with the link. One's own, or of
   * one's own side a bot's or a deserted one.
   */
  z.strictObject({
    type: z.literal('give seat'),
    id,
    match,
    seat,
    to: z.union([z.enum(BOT_LEVELS), z.literal('anybody')]),
  }),
  /** Ends a match without clocks that those who have to decide have deserted. */
  z.strictObject({ type: z.literal('claim'), id, match }),
  /** Takes one's last decision back: at once if nothing was revealed since, else by asking the others. */
  z.strictObject({ type: z.literal('undo'), id, match, version }),
  /** Answers another seat's wish to take back. */
  z.strictObject({ type: z.literal('consent'), id, match, version, accept: z.boolean() }),
  /** Offers or accepts another match; it begins when all seats have said so. With `brings`, with another deck or squad. */
  z.strictObject({ type: z.literal('rematch'), id, match, brings: plainData.optional() }),
  z.strictObject({ type: z.literal('chat'), id, match, text: line(LIMITS.chatLine) }),
])

export type Request = z.infer<typeof request>
export type RequestOf<T extends Request['type']> = Extract<Request, { type: T }>
