/** Whether a text holds a given word: a lemma in any of its forms, an inflected or invariable word as it is. */
import type { Nature } from '../../../domain/grammar/nature.ts'
import type { Sentence, Token } from '../../sentence.ts'
import type { GivenWord } from './interpretation.ts'
import { containsWord } from './text-normalisation.ts'

interface RequestedLemma {
  readonly lemma: string
  readonly nature: Nature
  /** «se laver». */
  readonly reflexive?: boolean
}

/** The lemma that the word was given as: an infinitive, a singular noun, a masculine adjective; null for any other form, and where only the form given will do. */
export function requestedLemma({
  asGiven,
  interpretations: [interpretation],
}: GivenWord): RequestedLemma | null {
  if (asGiven === true) return null
  switch (interpretation?.kind) {
    case 'infinitive':
      // «connaitre» is the lemma «connaître» in the spelling of 1990, which its forms would not keep.
      return interpretation.form === interpretation.lemma
        ? { lemma: interpretation.lemma, nature: 'verbe', reflexive: interpretation.reflexive }
        : null
    case 'adjective':
      return interpretation.form === interpretation.lemma
        ? { lemma: interpretation.lemma, nature: 'adjectif' }
        : null
    case 'noun': {
      const { noun, form, determiner, adjective } = interpretation
      const alone = determiner === null && adjective === null
      // «ours polaire» stays as it is: no tool that counts words finds it in «ours polaires».
      const bare = alone && !form.includes(' ') && noun.fixedNumber === null && form === noun.lemma
      return bare ? { lemma: noun.lemma, nature: 'nom' } : null
    }
    default:
      return null
  }
}

/** The auxiliary of «a mangé» is not the verb «avoir». */
function isAuxiliary(token: Token, next: readonly Token[]): boolean {
  const participle = next.find(({ nature }) => nature === 'verbe')
  return (
    /^(avoir|être)$/u.test(token.lemma ?? '') &&
    participle !== undefined &&
    participle.group === token.group &&
    participle.tense === token.tense
  )
}

const REFLEXIVE = /^(se|s'|me|m'|te|t'|nous|vous)$/iu

/** «se laver» is not «laver»: a pronoun stands before the verb. */
function isReflexive(before: readonly Token[], group: number): boolean {
  return before
    .slice(-3)
    .some(
      (token) => token.nature === 'pronom' && token.group === group && REFLEXIVE.test(token.text),
    )
}

const POSSESSIVE = /^(?:m|t|s)(?:on|a|es)$|^(?:notre|votre|leur)s?$|^[nv]os$/iu

/** Tokens that may stand inside a locution: «elle n'a pas très faim». */
const MAX_BETWEEN = 3

/** «donner sa langue au chat», «être têtu» in any form, whoever's tongue it is; no token when it is not there. */
function locutionTokens(locution: string, tokens: readonly Token[]): readonly Token[] {
  const [verb, ...rest] = locution.split(/(?<=')|\s/u)
  const says = (token: Token | undefined, word: string): boolean =>
    token !== undefined &&
    (token.text.toLocaleLowerCase('fr') === word ||
      (token.nature === 'adjectif' && token.lemma === word) ||
      (POSSESSIVE.test(word) && POSSESSIVE.test(token.text)))
  for (const [at, token] of tokens.entries()) {
    if (token.lemma !== verb || token.nature !== 'verbe') continue
    for (let gap = 1; gap <= MAX_BETWEEN; gap += 1) {
      const found = tokens.slice(at + gap, at + gap + rest.length)
      if (rest.every((word, index) => says(found[index], word))) return [token, ...found]
    }
  }
  return []
}

/** «ne … pas»: its parts, in their order; null for any other word. */
export function partsApart(text: string): readonly string[] | null {
  const parts = text.toLocaleLowerCase('fr').split(/\s*(?:…|\.{3})\s*/u)
  return parts.length > 1 && parts.every((part) => part !== '') ? parts : null
}

function apartTokens(parts: readonly string[], tokens: readonly Token[]): readonly Token[] {
  const found: Token[] = []
  for (const token of tokens) {
    const wanted = parts[found.length]
    const text = token.text.toLocaleLowerCase('fr')
    if (text === wanted || (wanted === 'ne' && text === "n'")) found.push(token)
  }
  return found.length === parts.length ? found : []
}

function tokensOfWord(word: GivenWord, tokens: readonly Token[]): readonly Token[] {
  const apart = partsApart(word.text)
  if (apart !== null) return apartTokens(apart, tokens)
  const wanted = word.text.toLocaleLowerCase('fr')
  const spelled = tokens.filter(({ text }) => text.toLocaleLowerCase('fr') === wanted)
  const lemma = requestedLemma(word)
  if (spelled.length > 0 || lemma === null) return spelled
  if (lemma.nature === 'verbe' && lemma.lemma.includes(' '))
    return locutionTokens(lemma.lemma, tokens)
  return tokens.filter(
    (token, at) =>
      token.lemma === lemma.lemma &&
      token.nature === lemma.nature &&
      !isAuxiliary(token, tokens.slice(at + 1)) &&
      (!lemma.reflexive || isReflexive(tokens.slice(0, at), token.group)),
  )
}

/** The tokens that answer a given word: those that spell it, else the forms of its lemma. */
export function tokensCovering(word: GivenWord, tokens: readonly Token[]): readonly Token[] {
  const found = tokensOfWord(word, tokens)
  return word.hasCapital === true ? found.filter(({ text }) => /^\p{Lu}/u.test(text)) : found
}

export function coversWord({ text, tokens }: Sentence, word: GivenWord): boolean {
  const isWritten = word.hasCapital !== true && containsWord(text, word.text)
  return isWritten || tokensCovering(word, tokens).length > 0
}

/** Whether it does so only in another form of the lemma. */
export function coversOnlyInflected({ text }: Sentence, word: GivenWord): boolean {
  return !containsWord(text, word.text)
}
