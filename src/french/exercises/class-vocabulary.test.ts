import { expect, test } from 'vitest'
import { told } from '../../../test/support/house/annotated-sentence.ts'
import type { Level } from '../../domain/level.ts'
import { loadLanguage } from '../../server/language-worker/load-language.ts'
import { hasClassVocabulary } from './class-vocabulary.ts'

const language = loadLanguage()

test.each([
  ['le/dét/le chat/n/chat=sujet | mange/v/manger=verbe', 'CP', true],
  [
    'le/dét/le détective/n/détective=sujet | est/v/être=verbe | perspicace/adj/perspicace=attribut',
    'CE2',
    false,
  ],
  ['Perceval/n/Perceval=sujet | mange/v/manger=verbe', 'CP', true],
  ['le/dét/le zyx/n/zyx=sujet | mange/v/manger=verbe', 'CM2', false],
  ['le/dét/le chat/n/chat=sujet | avance/v/avancer=verbe | prudemment/adv/prudemment', 'CM1', true],
  [
    'le/dét/le chat/n/chat=sujet | mange/v/manger=verbe | courageusement/adv/courageusement',
    'CM1',
    true,
  ],
  [
    'le/dét/le chat/n/chat=sujet | chasse/v/chasser=verbe | assidûment/adv/assidûment',
    'CM1',
    false,
  ],
] as const)('GRA-16 %s at %s: %s', (written, level: Level, known) => {
  expect(hasClassVocabulary(told(written).tokens, level, language)).toBe(known)
})
