/**
 * What a client and the server say to each other over one WebSocket, as JSON texts.
 *
 * `request.ts` what a client may send, checked by schema · `message.ts` what the server sends, looked at by
 * `read-message.ts` · `difference.ts`, `following.ts` how a table is kept up to date by what has changed ·
 * `trouble.ts` why a request was refused, in both languages · `limits.ts` how much of what is allowed · `names.ts` how guests may be called.
 *
 * Every request carries an `id` and is answered by exactly one `done` or `error` with the same `id`. What a
 * request changes is told to everybody at the table, the sender included, before its `done`.
 */
export * from './difference.ts'
export * from './following.ts'
export * from './limits.ts'
export * from './message.ts'
export * from './names.ts'
export * from './read-message.ts'
export * from './request.ts'
export * from './trouble.ts'
