import type { Language, MessageArg } from '@dejarik/kernel'
import { Phrasebook } from '@dejarik/text'
import { de } from './de.ts'
import { en } from './en.ts'

export type CampaignKey = keyof typeof en
export type CampaignSay = (key: CampaignKey, args?: { readonly [name: string]: MessageArg }) => string

const books: { readonly [L in Language]: CampaignSay } = { de: bookOf('de'), en: bookOf('en') }

function bookOf(language: Language): CampaignSay {
  const book = new Phrasebook(language, [{ de, en }])
  return (key, args) => book.say({ key, ...(args !== undefined && { args }) })
}

export function campaignWords(language: Language): CampaignSay {
  return books[language]
}
