// The browser that the tests drive is the machine's own Chromium or Chrome. Debian also has one without windows, which
// opens a page in three quarters of the time; but it crashes now and then while a service worker is replaced.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import process from 'node:process'
import { fail, progress } from './setup.js'

const { env, platform } = process

/** @returns {string | undefined} the path of a Chromium, if there is one */
export function findChromium() {
  if (env.CHROMIUM) return env.CHROMIUM
  const onPath = ['chromium', 'chromium-browser', 'google-chrome'].flatMap(placesOnPath)
  return [...onPath, ...usualPlaces()].find((path) => existsSync(path))
}

/** @returns {string | undefined} the path of a Chromium without windows, if there is one */
export function findShell() {
  return env.CHROMIUM_SHELL || placesOnPath('chromium-headless-shell').find((path) => existsSync(path))
}

/** @param {string} name */
function placesOnPath(name) {
  return (env.PATH ?? '').split(delimiter).map((folder) => join(folder, name))
}

function usualPlaces() {
  if (platform === 'darwin') {
    return ['Google Chrome', 'Chromium'].map((app) => `/Applications/${app}.app/Contents/MacOS/${app}`)
  }
  if (platform !== 'win32') return []
  return [env.PROGRAMFILES, env['PROGRAMFILES(X86)'], env.LOCALAPPDATA].flatMap((folder) =>
    folder
      ? [
          join(folder, 'Google/Chrome/Application/chrome.exe'),
          join(folder, 'Chromium/Application/chrome.exe'),
        ]
      : [],
  )
}

/** Finds a Chromium or, as root on Debian, installs one. Without a browser the tests do not run at all. */
export function ensureChromium() {
  return (
    findChromium() ??
    installOnDebian() ??
    fail(
      'The browser tests need Chromium or Google Chrome. Please install one of them, ' +
        'or set CHROMIUM to the path of the browser that you have.',
    )
  )
}

function installOnDebian() {
  if (process.getuid?.() !== 0 || !existsSync('/etc/debian_version')) return undefined
  progress('Installing Chromium …')
  const options = { env: { ...env, DEBIAN_FRONTEND: 'noninteractive' } }
  spawnSync('apt-get', ['update', '-qq'], options)
  for (const name of ['chromium', 'chromium-headless-shell']) {
    const install = spawnSync('apt-get', ['install', '-y', '-qq', name], { ...options, encoding: 'utf8' })
    if (install.status !== 0) progress(install.stderr)
  }
  return findChromium()
}
