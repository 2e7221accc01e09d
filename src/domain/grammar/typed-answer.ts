/** What a child types of a conjugated verb or of a chain of agreement (GRA-17). */
import type { ChainWord, ConjugatedWord } from './exercise.ts'

/** Longer than any form of a verb with its auxiliary. */
export const MAX_TYPED_LENGTH = 40

/** Spaces, capitals and the kind of apostrophe are no part of a form. */
function plain(text: string): string {
  return text
    .normalize('NFC')
    .replace(/[\u2019\u2018\u02bc]/gu, "'")
    .trim()
    .replace(/\s+/gu, ' ')
    .toLocaleLowerCase('fr')
}

export function isRightTyped(typed: string, word: ConjugatedWord | ChainWord): boolean {
  const others = 'also' in word ? word.also : []
  return [word.text, ...others].some((form) => plain(form) === plain(typed))
}

/** Which part of a wrong form is wrong; `both` where neither can be told apart. */
export type WrongPart = 'radical' | 'ending' | 'both'

/** Of a form that is wrong: whether its radical stands, or its ending. */
export function wrongPart(typed: string, { radical, ending }: ConjugatedWord): WrongPart {
  const given = plain(typed)
  if (radical !== '' && given.startsWith(plain(radical))) return 'ending'
  return ending !== '' && radical !== '' && given.endsWith(plain(ending)) ? 'radical' : 'both'
}
