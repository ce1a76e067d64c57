/** Names in messages, by kind and id. */
import type { Language, Words } from '@dejarik/kernel'
import { AFFILIATION_NAMES } from './affiliation.ts'
import { ATTRIBUTE_NAMES } from './attribute.ts'
import { BOX_NAMES } from './box.ts'
import type { DeploymentFacts } from './deployment-card.ts'
import { DIE_NAMES } from './die.ts'
import { oneOf } from './figure-name.ts'
import { ITEM_TRAIT_NAMES } from './item-trait.ts'
import { KEYWORD_NAMES } from './keyword.ts'
import {
  findAgenda,
  findAgendaSet,
  findClassCard,
  findCommand,
  findCompanion,
  findCondition,
  findDeployment,
  findForm,
  findHero,
  findImperialClass,
  findImperialClassCard,
  findItem,
  findReward,
  findSupply,
  findUpgrade,
} from './lookup.ts'
import { TRAIT_NAMES } from './trait.ts'

/** Whole names: elite cards share theirs with regular ones, and heroes may have two cards. */
export function deploymentTitle(card: DeploymentFacts): Words {
  return titled(card, card.name)
}

/** The same of one figure: „Sturmtruppler (Elite)“ of the „Sturmtruppen (Elite)“. */
export function figureTitle(card: DeploymentFacts): Words {
  return titled(card, oneOf(card.name))
}

function titled({ subtitle, elite, unique }: DeploymentFacts, name: Words): Words {
  if (subtitle !== null) return { en: `${name.en} (${subtitle.en})`, de: `${name.de} (${subtitle.de})` }
  return elite && !unique ? { en: `${name.en} (Elite)`, de: `${name.de} (Elite)` } : name
}

/** The name of an ability as code writes it: `Squad Training` is `squad-training`. */
export function slugOf(name: string): string {
  return name
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/gu, '-')
    .replaceAll(/^-|-$/gu, '')
}

const KINDS: { readonly [kind: string]: (id: string) => Words | undefined } = {
  deployment: (id) => {
    const card = findDeployment(id)
    return card === undefined ? undefined : deploymentTitle(card)
  },
  upgrade: (id) => findUpgrade(id)?.name,
  command: (id) => findCommand(id)?.name,
  hero: (id) => findHero(id)?.name,
  'class-card': (id) => findClassCard(id)?.name,
  item: (id) => findItem(id)?.name,
  supply: (id) => findSupply(id)?.name,
  reward: (id) => findReward(id)?.name,
  condition: (id) => findCondition(id)?.name,
  'imperial-class': (id) => findImperialClass(id)?.name,
  'imperial-class-card': (id) => findImperialClassCard(id)?.name,
  'agenda-set': (id) => findAgendaSet(id)?.name,
  agenda: (id) => findAgenda(id)?.name,
  companion: (id) => findCompanion(id)?.name,
  form: (id) => findForm(id)?.name,
  affiliation: (id) => own(AFFILIATION_NAMES, id),
  trait: (id) => own(TRAIT_NAMES, id),
  'item-trait': (id) => own(ITEM_TRAIT_NAMES, id),
  keyword: (id) => own(KEYWORD_NAMES, id),
  attribute: (id) => own(ATTRIBUTE_NAMES, id),
  die: (id) => own(DIE_NAMES, id),
  box: (id) => own(BOX_NAMES, id),
}

function own(names: { readonly [id: string]: Words }, id: string): Words | undefined {
  return Object.hasOwn(names, id) ? names[id] : undefined
}

/** The name of `deployment:stormtrooper-elite`, `command:urgency`, `trait:trooper` … if there is such a thing. */
export function factName(id: string, language: Language): string | undefined {
  const colon = id.indexOf(':')
  const kind = id.slice(0, Math.max(colon, 0))
  return Object.hasOwn(KINDS, kind) ? KINDS[kind](id.slice(colon + 1))?.[language] : undefined
}
