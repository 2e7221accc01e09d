/** What the words around a place of a parsed sentence tell where the tagger took another reading. */
import type { Language } from '../data/language.ts'
import type { Analysis } from '../morphology/features.ts'
import { auxiliaryBefore, type ParsedSentence } from '../parsing/parse-text.ts'
import type { VerbSubject } from '../parsing/subject-group.ts'

export interface Place {
  readonly parsed: ParsedSentence
  readonly at: number
}

const PRONOUN_SUBJECTS: ReadonlyMap<string, readonly [person: 1 | 2 | 3, number: 's' | 'p']> =
  new Map([
    ['je', [1, 's']],
    ["j'", [1, 's']],
    ['tu', [2, 's']],
    ['nous', [1, 'p']],
    ['vous', [2, 'p']],
  ])

/** «je n'avais»: the pronoun tells the person even where the tagger took another. */
export function pronounBefore({ parsed, at }: Place): VerbSubject | null {
  const { words } = parsed
  if (!/^[VHE]\d/u.test(words[at]?.tag ?? '')) return null
  let before = at - 1
  while (/^(?:RN|O)$/u.test(words[before]?.tag ?? '')) before -= 1
  const pronoun = words[before]
  const known = pronoun?.tag.startsWith('S') ? PRONOUN_SUBJECTS.get(pronoun.lower) : undefined
  if (pronoun === undefined || known === undefined) return null
  const [person, number] = known
  const text = pronoun.lower === "j'" ? 'je' : pronoun.lower
  return { text, core: text, person, number, gender: null, relation: 'pronoun' }
}

/** «envoyées» of «deux cartes postales envoyées»: a noun stands before, with no determiner between. */
function isBehind({ parsed: { words }, at }: Place): boolean {
  const [before, farther] = [words[at - 1], words[at - 2]]
  const isApart = /\S/u.test(before?.after ?? '')
  const isNoun = (tag: string | undefined): boolean => /^N/u.test(tag ?? '')
  const isEpithet = /^A/u.test(before?.tag ?? '') && isNoun(farther?.tag)
  return !isApart && (isNoun(before?.tag) || isEpithet)
}

/** «n'est jamais arrivée», «les spectateurs, assis au premier rang»: neither a noun nor a verb without a subject; null elsewhere. */
export function participleAt(
  { parsed, at }: Place,
  language: Language,
): readonly Analysis[] | null {
  const word = parsed.words[at]
  if (word === undefined || word.first) return null
  const all = language.lexicon.analyse(word.lower)
  const participles = all.filter(({ verb }) => verb?.kind === 'participle')
  if (participles.length === 0) return null
  const isAfterEtre =
    word.tag.startsWith('N') &&
    parsed.words[at - 1]?.tag.startsWith('D') !== true &&
    auxiliaryBefore(parsed, at)?.verb === 'être'
  const isBehindNoun = word.tag.startsWith('N') && isBehind({ parsed, at })
  const isOrder = all.some(({ verb }) => verb?.kind === 'finite' && verb.tense === 'impératif')
  const isAlone =
    /^V[12]/u.test(word.tag) &&
    !isOrder &&
    parsed.subjects.get(at) === undefined &&
    pronounBefore({ parsed, at }) === null
  return isAfterEtre || isBehindNoun || isAlone ? participles : null
}

/** «murs» of «les murs repeints»: the last noun that schools teach, else the last word. */
export function headNoun(core: string, { nouns, lexicon }: Language): string {
  const words = core.split(/[\s']/u)
  const isNoun = (form: string): boolean =>
    nouns.has(form) || lexicon.analyse(form).some(({ lemma }) => nouns.has(lemma))
  return words.findLast(isNoun) ?? words.at(-1) ?? ''
}
