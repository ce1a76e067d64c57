import { describe, expect, test } from 'vitest'
import { declined, isPlural } from '../src/german/declension.ts'
import { Phrasebook } from '../src/index.ts'

describe('names in the case that a sentence wants', () => {
  test.each([
    ['Imperialer Offizier', 'Imperialen Offizier', 'Imperialem Offizier'],
    [
      'Imperialer Offizier 2 (Spieler 1)',
      'Imperialen Offizier 2 (Spieler 1)',
      'Imperialem Offizier 2 (Spieler 1)',
    ],
    ['Gezielter Schuss', 'Gezielten Schuss', 'Gezieltem Schuss'],
    ['Verlängerter Schaft', 'Verlängerten Schaft', 'Verlängertem Schaft'],
    ['Antikes Lichtschwert', 'Antikes Lichtschwert', 'Antikem Lichtschwert'],
    ['Gamorreanische Wache 1', 'Gamorreanische Wache 1', 'Gamorreanischer Wache 1'],
    ['Rote Garde', 'Rote Garde', 'Roter Garde'],
    ['Trandoshanische Jäger', 'Trandoshanische Jäger', 'Trandoshanischen Jägern'],
    ['Pilot der Akademie 3', 'Piloten der Akademie 3', 'Piloten der Akademie 3'],
    ['Suchdroide', 'Suchdroiden', 'Suchdroiden'],
    ['Rodianischer Revolverheld', 'Rodianischen Revolverhelden', 'Rodianischem Revolverhelden'],
    ['Gefangener', 'Gefangenen', 'Gefangenem'],
    ['Überlebender der Zeta-Staffel', 'Überlebenden der Zeta-Staffel', 'Überlebendem der Zeta-Staffel'],
    ['Übersteuerte Modulatoren', 'Übersteuerte Modulatoren', 'Übersteuerten Modulatoren'],
    ['Verbesserte Schilde', 'Verbesserte Schilde', 'Verbesserten Schilden'],
    ['Rebellen-Saboteure', 'Rebellen-Saboteure', 'Rebellen-Saboteuren'],
    ['Sturmtruppen', 'Sturmtruppen', 'Sturmtruppen'],
    ['Der Großinquisitor', 'den Großinquisitor', 'dem Großinquisitor'],
    ['Der alte Teroch', 'den alten Teroch', 'dem alten Teroch'],
    ['Das Imperium', 'das Imperium', 'dem Imperium'],
    ['Die Rebellen', 'die Rebellen', 'den Rebellen'],
  ])('%s: %s, %s', (name, accusative, dative) => {
    expect([declined(name, 'accusative'), declined(name, 'dative')]).toEqual([accusative, dative])
  })

  test.each([
    'Luke Skywalker',
    'Agent Blaise',
    'Schneller als der Tod',
    'Schwer zu fassen',
    'Der Preis für dein Versagen',
    'Jäger der Separatisten',
    'Extreme Manöver',
    'Millennium Falke',
    'Sklave I',
  ])('%s stays', (name) => {
    expect([declined(name, 'accusative'), declined(name, 'dative')]).toEqual([name, name])
  })

  test('one and several', () => {
    expect(
      ['Sturmtruppen', 'Gamorreanische Wachen', 'Die Rebellen', 'Trandoshanische Jäger'].filter(isPlural),
    ).toHaveLength(4)
    expect(
      ['Sturmtruppler 1', 'Gamorreanische Wache', 'Das Imperium', 'Jäger der Separatisten'].filter(isPlural),
    ).toEqual([])
  })
})

describe('a sentence asks for a form', () => {
  const names: { readonly [id: string]: { readonly de: string; readonly en: string } } = {
    officer: { de: 'Imperialer Offizier', en: 'Imperial Officer' },
    inquisitor: { de: 'Der Großinquisitor', en: 'The Grand Inquisitor' },
    troopers: { de: 'Sturmtruppen', en: 'Stormtroopers' },
    hubris: { de: 'Extreme Aktion', en: 'Extreme Aktion' },
    evade: { de: 'Ausweichmarker', en: 'evade' },
  }
  const texts = {
    de: {
      attack: '{who} {who_number, select, plural {greifen} other {greift}} {target_accusative} an.',
      option: '{target_accusative} angreifen',
      from: 'Angriff von {who_dative}',
    },
    en: { attack: '{who} attacks {target_accusative}.', gain: 'gains {token_article} {token} token' },
  }
  const nameOf = (id: string, language: 'de' | 'en') => names[id][language]
  const german = new Phrasebook('de', [texts], nameOf)
  const english = new Phrasebook('en', [texts], nameOf)
  const name = (id: string) => ({ name: id })

  test('the case, and the number of the verb', () => {
    expect(german.say({ key: 'attack', args: { who: name('troopers'), target: name('officer') } })).toBe(
      'Sturmtruppen greifen Imperialen Offizier an.',
    )
    const both = [name('officer'), name('troopers')]
    expect(german.say({ key: 'attack', args: { who: both, target: name('inquisitor') } })).toBe(
      'Imperialer Offizier und Sturmtruppen greifen den Großinquisitor an.',
    )
    expect(german.say({ key: 'from', args: { who: both } })).toBe(
      'Angriff von Imperialem Offizier und Sturmtruppen',
    )
  })

  test('a name in another case is still a chip', () => {
    expect(german.parts({ key: 'option', args: { target: name('inquisitor') } })).toEqual([
      { name: 'target', id: 'inquisitor', text: 'Den Großinquisitor' },
      ' angreifen',
    ])
  })

  test('a name that comes as plain text is changed too, one that was not translated is not', () => {
    expect(german.say({ key: 'from', args: { who: 'Roter Gardist' } })).toBe('Angriff von Rotem Gardisten')
    expect(german.say({ key: 'from', args: { who: name('hubris') } })).toBe('Angriff von Extreme Aktion')
  })

  test('English has the article instead', () => {
    expect(english.say({ key: 'gain', args: { token: name('evade') } })).toBe('gains an evade token')
    expect(english.say({ key: 'attack', args: { who: 'Vader', target: name('officer') } })).toBe(
      'Vader attacks Imperial Officer.',
    )
  })
})
