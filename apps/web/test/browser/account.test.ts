/** An account on two devices, by a passkey and by a code: what one has is there, too. */
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { complaintsOf, Stage, TABLET } from './stage.ts'

let stage: Stage
beforeAll(async () => {
  stage = await Stage.open()
})
afterAll(() => stage.close())

/** A device that keeps passkeys and asks its owner nothing. */
async function withPasskeys(page: Page) {
  const session = await page.context().newCDPSession(page)
  await session.send('WebAuthn.enable')
  const { authenticatorId } = await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  return {
    keys: async () => (await session.send('WebAuthn.getCredentials', { authenticatorId })).credentials,
    take: (
      credential: Awaited<ReturnType<typeof session.send<'WebAuthn.getCredentials'>>>['credentials'][number],
    ) => session.send('WebAuthn.addCredential', { authenticatorId, credential }),
  }
}

test('an account by passkey: matches, decks and settings are on the second device, and on a third by a code', async () => {
  const wish = { opponent: 'friend', seat: 0, clock: 'none', options: { bases: 2 } }
  const deck = { 'dejarik.deck.falcon': { name: 'Falcon' } }
  const first = await stage.visit({
    settings: { language: 'en', name: 'Leia' },
    wish,
    kept: deck,
    size: TABLET,
  })
  const leia = await first.newPage()
  const complaints = complaintsOf(leia)
  const device = await withPasskeys(leia)
  await leia.goto('/')
  await leia.click('.start')
  await leia.waitForSelector('.copy-field')
  await leia.goto('/account')
  await leia.click('text=Create an account with a passkey')
  await leia.waitForSelector('.account-codes')
  const codes = (await leia.inputValue('.account-codes textarea')).split('\n')
  expect(codes).toHaveLength(8)
  expect(await leia.innerText('.account')).toContain('this one')
  const [key] = await device.keys()

  // The same passkey on another device, as its maker carries it there.
  const second = await stage.visit({ settings: { language: 'de', name: 'Gast' }, size: TABLET })
  const tablet = await second.newPage()
  await (await withPasskeys(tablet)).take(key)
  await tablet.goto('/account')
  await tablet.click('text=Mit Passkey anmelden')
  // The settings came along: it speaks English now.
  await tablet.waitForSelector('h2:has-text("Leia")')
  await tablet.waitForSelector('text=Add another device')
  const here = await tablet.evaluate(() => localStorage.getItem('dejarik.deck.falcon'))
  expect(JSON.parse(here ?? '{}')).toEqual({ name: 'Falcon' })
  await tablet.goto('/')
  await tablet.click('.continue .button-main')
  await tablet.waitForSelector('text=Cancel the table')

  await tablet.goto('/account')
  await tablet.click('text=Add another device')
  const code = await tablet.innerText('.account-number')
  const third = await stage.visit({ settings: { language: 'en', name: 'Guest' }, size: TABLET })
  const phone = await third.newPage()
  // Lots are the same in every page here: its secret comes from the server, as it would for a guest who has played.
  await phone.goto('/lobby')
  await phone.waitForSelector('.lobby-list')
  await phone.goto('/account')
  await phone.fill('.account-code input', code)
  await phone.click('.account-code button')
  await phone.waitForSelector('h2:has-text("Leia")')
  expect(await phone.locator('.account-list').first().locator('li').count()).toBe(3)

  expect(complaints).toEqual([])
  await phone.click('text=Sign out everywhere else')
  await phone.waitForFunction(() => document.querySelectorAll('.account-list:first-of-type li').length > 0)
  await leia.reload()
  await leia.waitForSelector('text=You are a guest')
  for (const visit of [first, second, third]) await visit.close()
})
