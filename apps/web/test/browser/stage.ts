/** The built client, served by the real server, in the system's Chromium. */
import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core'

const root = fileURLToPath(new URL('../../../..', import.meta.url))

/**
 * The first two load two pages of the browser's own with every window, for an address field that nobody sees: that
 * takes as long as a table. The others are Playwright's, since of two such lists only the last one holds.
 */
const UNUSED = [
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
]

const FLAGS = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  `--disable-features=${UNUSED.join(',')}`,
]

/** What a visitor has set before coming; all else is as on a first visit. */
export interface Visitor {
  readonly settings?: { readonly [name: string]: unknown }
  readonly wish?: { readonly [name: string]: unknown }
  /** Matches on the shelf, by their key. */
  readonly kept?: { readonly [key: string]: unknown }
  readonly size?: { readonly width: number; readonly height: number }
  /** Comes with a finger instead of a mouse. */
  readonly touch?: boolean
  /** Whether the browser may keep the client for when there is no network: then every visit fetches all of it. */
  readonly keepsClient?: boolean
}

/** A phone, and the quickest screen: here every pixel is painted by the processor. */
export const PHONE = { width: 360, height: 740 }
/** Where the log beside it leaves the board little room, and its height as little. */
export const MIDDLE = { width: 1024, height: 768 }
/** The smallest screen with room for the players' names. */
export const TABLET = { width: 768, height: 740 }

/** A server with its data, and a browser. */
interface House {
  readonly address: string
  readonly browser: Browser
  readonly data: string
  server: ChildProcess
}

async function build(executablePath: string): Promise<House> {
  const data = mkdtempSync(join(tmpdir(), 'dejarik-web-'))
  const [server, address] = await serve(data)
  const browser = await chromium.launch({ executablePath, args: FLAGS, handleSIGTERM: false })
  return { address, browser, data, server }
}

/**
 * Where most files of tests come to, one after the other: to start a server and a browser takes as long as many a test.
 * Nobody finds anything of those before, since what the server keeps belongs to a visitor or lies behind a link.
 */
let inn: Promise<House> | undefined

async function commonHouse(executablePath: string): Promise<House> {
  inn ??= build(executablePath).then((house) => {
    // The browser goes with the process; it says so only if it is asked to end.
    process.once('exit', () => {
      house.server.kill()
      rmSync(house.data, { recursive: true, force: true })
    })
    process.once('SIGTERM', () => process.exit())
    return house
  })
  return inn
}

export class Stage {
  readonly #house: House
  readonly #isOwn: boolean
  readonly #visits: BrowserContext[] = []
  #page: Page | undefined

  private constructor(house: House, isOwn: boolean) {
    this.#house = house
    this.#isOwn = isOwn
  }

  /**
   * `keepsClient`: visitors may come whose browser keeps the client, which the quick one without windows can't. Such a
   * stage has a house of its own, whose server may end.
   */
  static async open({ keepsClient = false } = {}): Promise<Stage> {
    if (!existsSync(join(root, 'apps/web/dist/index.html')))
      throw new Error('The client is not built: run `npm run build` first.')
    const { CHROMIUM, CHROMIUM_SHELL } = process.env
    const executablePath = keepsClient ? CHROMIUM : CHROMIUM_SHELL || CHROMIUM
    if (!executablePath) throw new Error('No Chromium found: install one, or set CHROMIUM to its path.')
    return new Stage(await (keepsClient ? build : commonHouse)(executablePath), keepsClient)
  }

  get address(): string {
    return this.#house.address
  }

  async visit(visitor: Visitor = {}): Promise<BrowserContext> {
    const context = await this.#house.browser.newContext({
      baseURL: this.address,
      viewport: visitor.size ?? MIDDLE,
      hasTouch: visitor.touch ?? false,
      serviceWorkers: visitor.keepsClient ? 'allow' : 'block',
    })
    this.#visits.push(context)
    await context.addInitScript(castLots)
    await context.addInitScript((presets) => {
      for (const [key, value] of Object.entries(presets))
        if (localStorage.getItem(key) === null) localStorage.setItem(key, value)
    }, shelfOf(visitor))
    return context
  }

  /**
   * The page of one visitor after the other, each of whom finds it as empty as the first. Only for those who come with
   * a mouse and for themselves; but a visit of one's own takes longer than a table.
   */
  async page(visitor: Visitor = {}): Promise<Page> {
    this.#page ??= await (await this.visit()).newPage()
    const page = this.#page
    await page.setViewportSize(visitor.size ?? MIDDLE)
    // Here no client runs that could still write something down.
    await page.goto('/icon.svg')
    await page.evaluate((shelf) => {
      localStorage.clear()
      for (const [key, value] of Object.entries(shelf)) localStorage.setItem(key, value)
    }, shelfOf(visitor))
    await page.mouse.move(-1, -1)
    return page
  }

  /** Another build of the client takes the place of the one before, and with it another server. */
  async deploy(web: string): Promise<void> {
    await this.endServer()
    const port = new URL(this.address).port
    this.#house.server = (await serve(this.#house.data, { PORT: port, DEJARIK_WEB: web }))[0]
  }

  /** From now on there is nobody at the other end. */
  async endServer(): Promise<void> {
    const { server } = this.#house
    if (!this.#isOwn) throw new Error('Others come to this server, too: open the stage with `keepsClient`.')
    if (server.exitCode !== null) return
    const ended = new Promise((resolve) => server.once('exit', resolve))
    server.kill()
    await ended
  }

  async close(): Promise<void> {
    for (const visit of this.#visits) await visit.close()
    if (!this.#isOwn) return
    await this.#house.browser.close()
    await this.endServer()
    rmSync(this.#house.data, { recursive: true, force: true })
  }
}

/** What the browser has kept for a visitor, by key. */
function shelfOf({ settings, wish, kept }: Visitor): { readonly [key: string]: string } {
  const shelf = {
    // Two clicks do everything, however much hangs on it; who wants to see that one is enough says so.
    'dejarik.settings': { motion: false, speed: 'instant', clicks: 'two', ...settings },
    'dejarik.wish.deckbuilding': wish,
    ...kept,
  }
  const held = Object.entries(shelf).filter(([, value]) => value !== undefined)
  return Object.fromEntries(held.map(([key, value]) => [key, JSON.stringify(value)]))
}

/**
 * Within the page chance comes from a fixed seed, so that a match against the bot is the same match every time.
 * Online it is the server's, which nobody can fix.
 */
function castLots(): void {
  let state = 1977
  crypto.getRandomValues = <A extends ArrayBufferView | null>(list: A): A => {
    if (list === null) return list
    const bytes = new Uint8Array(list.buffer, list.byteOffset, list.byteLength)
    for (let i = 0; i < bytes.length; i++) {
      state = (Math.imul(state, 1664525) + 1013904223) >>> 0
      bytes[i] = state >>> 24
    }
    return list
  }
}

function serve(data: string, more: NodeJS.ProcessEnv = {}): Promise<[ChildProcess, string]> {
  const server = spawn(
    process.execPath,
    ['--disable-warning=ExperimentalWarning', 'apps/server/src/main.ts'],
    {
      cwd: root,
      env: {
        ...process.env,
        PORT: '0',
        HOST: '127.0.0.1',
        DEJARIK_DATA: data,
        DEJARIK_MESSAGES: '1000',
        ...more,
      },
    },
  )
  return new Promise((resolve, reject) => {
    let said = ''
    const hear = (chunk: Buffer) => {
      said += chunk
      const address = /http:\/\/\S+/.exec(said)?.[0]
      if (address !== undefined) resolve([server, address])
    }
    server.stdout.on('data', hear)
    server.stderr.on('data', (chunk: Buffer) => {
      said += chunk
    })
    server.once('exit', (code) => reject(new Error(`the server ended with ${code}: ${said}`)))
  })
}

/** Collects what a page complains about; a test that ends with complaints has failed. */
export function complaintsOf(page: Page): string[] {
  const complaints: string[] = []
  page.on('pageerror', (error) => complaints.push(error.message))
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text())
  })
  return complaints
}
