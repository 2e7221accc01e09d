/** Tokens of a dictation before analysis: the elided word apart, with what the punctuation before them implies. */
import { type TextWord, wordsOf } from '../../domain/copy/text/text-words.ts'
import type { Language } from '../data/language.ts'
import type { Analysis } from '../morphology/features.ts'
import { CLOSED_CLASS_WORDS } from '../realisation/closed-class-words.ts'

const ELIDED = /^((?:[ldjmtsnc]|qu|jusqu|lorsqu|puisqu)')(?=.)/iu

export interface DictationToken extends TextWord {
  readonly elided: string
  readonly core: string
  /** First of its sentence. */
  readonly first: boolean
  /** Punctuation stands before it. */
  readonly pause: boolean
}

export function tokeniseDictation(text: string): DictationToken[] {
  const normal = text.normalize('NFC')
  const words = wordsOf(normal)
  return words.map((word, index) => {
    const elided = (ELIDED.exec(word.text)?.[1] ?? '').toLocaleLowerCase('fr')
    const before = normal.slice(0, word.start).trimEnd()
    return {
      ...word,
      elided,
      core: word.text.slice(elided.length),
      first: before === '' || /[.!?…»]$/u.test(before),
      pause: /\S/u.test(normal.slice(words[index - 1]?.end ?? 0, word.start)),
    }
  })
}

export function lowerCore(token: DictationToken): string {
  return token.core.toLocaleLowerCase('fr')
}

/** Every analysis out of context; those of a proper noun where the capital shows one. */
export function analyseDictationToken(
  token: DictationToken,
  language: Language,
): readonly Analysis[] {
  const proper = token.core !== lowerCore(token) && !(token.first && token.elided === '')
  const asWritten = language.lexicon.analyse(token.core)
  if (proper && asWritten.length > 0) return asWritten
  const lowered = language.lexicon.analyse(lowerCore(token))
  return lowered.length > 0 ? lowered : asWritten
}

export function isDeterminer(word: string): boolean {
  return CLOSED_CLASS_WORDS.get(word) === 'déterminant'
}
