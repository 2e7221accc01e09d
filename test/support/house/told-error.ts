/** What the product says of an error that a test plants. */
import type { Level } from '../../../src/domain/level.ts'
import { diagnoseError } from '../../../src/french/error-analysis/error-diagnosis.ts'
import { analyseExpectedWords } from '../../../src/french/error-analysis/expected-word.ts'
import { loadLanguage } from '../../../src/server/language-worker/load-language.ts'
import { explanationText } from '../../../src/texts/corrections/error-explanations.ts'

const language = loadLanguage()

const PLANTED = /\{([^|]+)\|([^}]*)\}/u

export interface ToldError {
  readonly code: string
  /** With plain spaces; empty when nothing is said. */
  readonly said: string
}

/** Of «{what is dictated|what is written}» in a sentence: each class with what a child of the level reads. */
export function toldErrors(marked: string, level: Level): readonly ToldError[] {
  const [, right = '', wrong = ''] = PLANTED.exec(marked) ?? []
  const start = marked.indexOf('{')
  const words = analyseExpectedWords(marked.replace(PLANTED, '$1'), language).filter(
    (word) => word.start < start + right.length && word.end > start,
  )
  return diagnoseError(words, wrong, language).map(({ code, explanation }) => ({
    code,
    said: (explanation === null ? '' : explanationText(explanation, level)).replaceAll(
      '\u00a0',
      ' ',
    ),
  }))
}
