/** A second opinion on the annotation of a sentence: what the tagger reads in its plain text (GRA-14). */
import type { Nature } from '../../domain/grammar/nature.ts'
import type { Language } from '../data/language.ts'
import { tagText } from '../parsing/tag-sentence.ts'
import type { Sentence } from '../sentence.ts'

/** First letters of the tags of each nature. */
const TAGS: Readonly<Partial<Record<Nature, RegExp>>> = {
  nom: /^[NL]/u,
  verbe: /^[VHE]/u,
  adjectif: /^(?:A|VK)/u,
  déterminant: /^D/u,
  pronom: /^[SOZQ]/u,
  adverbe: /^R/u,
  préposition: /^P/u,
  conjonction: /^C/u,
}

/** Whether both say the same nature of each word. Where they differ, a teacher might as well. */
export function isTaggedAlike({ text, tokens }: Sentence, language: Language): boolean {
  const words = tagText(text, language)
  return (
    words.length === tokens.length &&
    tokens.every((token, index) => {
      const word = words[index]
      const same = word?.lower === token.text.toLocaleLowerCase('fr')
      return same && (TAGS[token.nature]?.test(word.tag) ?? false)
    })
  )
}
