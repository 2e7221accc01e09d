/** Somebody whom the sentence before told of is «il» or «elle» in the next, where nobody else can be meant. */
import type { Language } from '../data/language.ts'
import type { Tense } from '../morphology/features.ts'
import { type Sentence, type Token, textOfTokens } from '../sentence.ts'
import type { GivenWord } from './request/interpretation.ts'
import { coversWord } from './request/word-coverage.ts'
import { firstSubject, namesSomebody, type SentenceSubject } from './sentence-subject.ts'

/** Two pronouns at most in a row. */
const MOST_IN_A_ROW = 2

const PRONOUNS = { ms: 'il', fs: 'elle', mp: 'ils', fp: 'elles' } as const

/** What may stand between a pronoun and its verb. */
const BEFORE_VERB = /^(?:ne|n'|se|s'|me|m'|te|t'|le|la|les|l'|lui|leur|y|en)$/u

/** Neither speech nor a question: each tells of somebody. */
function isStatement({ text }: Sentence): boolean {
  return !/[«?;]/u.test(text)
}

/** Whether somebody else of that gender and number is in the sentence. */
function hasRival(
  { tokens }: Sentence,
  { from, to, gender, number }: SentenceSubject,
  language: Language,
): boolean {
  return tokens.some(
    (token, at) =>
      (at < from || at > to) &&
      namesSomebody(token, language) &&
      (token.gender === gender || token.gender === null || number === 'p') &&
      token.number === number,
  )
}

/** It opens its sentence, and the verb comes next: «après la répétition, elle …» is another moment. */
function opensItsSentence({ tokens }: Sentence, { from, to }: SentenceSubject): boolean {
  const next = tokens[to + 1]
  return from === 0 && (next?.nature === 'verbe' || BEFORE_VERB.test(next?.text ?? ''))
}

function tensesOf({ tokens }: Sentence): Tense[] {
  return tokens.flatMap(({ tense }) => tense ?? [])
}

/** «Léa court. Elle est née au printemps.»: two times are told of by name. */
function areOfOneTime(one: Sentence, other: Sentence): boolean {
  const told = tensesOf(one)
  return tensesOf(other).some((tense) => told.includes(tense))
}

/** Themes of what a sentence names beside its subject. */
function themesOf(
  { tokens }: Sentence,
  { from, to }: SentenceSubject,
  { nouns }: Language,
): ReadonlySet<string> {
  const others = tokens.filter(({ nature }, at) => nature === 'nom' && (at < from || at > to))
  return new Set(
    others.flatMap(({ lemma }) =>
      (nouns.get(lemma ?? '') ?? []).flatMap(({ themes }) => [...themes, lemma ?? '']),
    ),
  )
}

/** A child does one thing after another; of anybody else «il» says that it is one scene: not «le garçon apprend sa leçon. Il se cache derrière la balançoire.» */
function isOneScene(
  before: Sentence,
  after: Sentence,
  subjects: readonly [SentenceSubject, SentenceSubject],
  language: Language,
): boolean {
  const [last, subject] = subjects
  const isChild = language.names.some(({ name }) => name.toLocaleLowerCase('fr') === subject.phrase)
  const known = themesOf(before, last, language)
  return isChild || [...themesOf(after, subject, language)].some((theme) => known.has(theme))
}

function withPronoun(
  { tokens, forced }: Sentence,
  { from, to, gender, number }: SentenceSubject,
): Sentence {
  const [first, last] = [tokens[from], tokens[to]]
  if (first === undefined || last === undefined) return { tokens, text: '', forced }
  const pronoun = PRONOUNS[`${gender}${number}`]
  const text = pronoun.charAt(0).toLocaleUpperCase('fr') + pronoun.slice(1)
  const token: Token = {
    ...first,
    text,
    ...{ nature: 'pronom', grammarFunction: 'sujet', head: true, lemma: pronoun, tense: null },
    ...{ person: 3, gender, number, after: last.after },
  }
  const all = tokens.toSpliced(from, to - from + 1, token)
  return { tokens: all, text: textOfTokens(all), forced }
}

/** Whether each word that the sentence held is still held, there or elsewhere. */
function keepsWords(
  at: number,
  now: Sentence,
  sentences: readonly Sentence[],
  words: readonly GivenWord[],
): boolean {
  const replaced = sentences.with(at, now)
  return words.every(
    (word) =>
      !sentences.some((sentence) => coversWord(sentence, word)) ||
      replaced.some((sentence) => coversWord(sentence, word)),
  )
}

export function pronominalised(
  sentences: readonly Sentence[],
  words: readonly GivenWord[],
  language: Language,
): readonly Sentence[] {
  const subjects = sentences.map((sentence) => firstSubject(sentence, language))
  let inARow = 0
  return sentences.reduce<readonly Sentence[]>((told, sentence, at) => {
    const before = sentences[at - 1]
    const [last, subject] = [subjects[at - 1], subjects[at]]
    const isAgain =
      before !== undefined &&
      subject !== undefined &&
      subject !== null &&
      last?.phrase === subject.phrase &&
      isStatement(before) &&
      isStatement(sentence) &&
      !hasRival(before, last, language) &&
      areOfOneTime(before, sentence) &&
      opensItsSentence(sentence, subject) &&
      isOneScene(before, sentence, [last, subject], language)
    const next = isAgain && inARow < MOST_IN_A_ROW ? withPronoun(sentence, subject) : null
    if (next === null || !keepsWords(at, next, told, words)) {
      inARow = 0
      return told
    }
    inARow += 1
    return told.with(at, next)
  }, sentences)
}
