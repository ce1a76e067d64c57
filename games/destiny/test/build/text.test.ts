import { choosesByWords, mendsEveryRefusal, saysTheSame } from '@dejarik/kernel/play'
import { test } from 'vitest'
import { buildText } from '../../build/index.ts'

test('both languages say the same things', () => saysTheSame(buildText))

test('every refusal says how to mend it', () => mendsEveryRefusal(buildText))

test('what a sentence chooses by is one word', () => choosesByWords(buildText))
