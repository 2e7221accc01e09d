/** What an adjective or a participle agrees with, told by its place in the parsed sentence. */
import type { AgreementControl } from '../../domain/copy/review/error-explanation.ts'
import type { Language } from '../data/language.ts'
import { participleForm } from '../morphology/conjugation.ts'
import { spanText, type VerbSubject } from '../parsing/subject-group.ts'
import type { ExpectedWord, WordInContext } from './expected-word.ts'

export interface AgreementCase {
  readonly word: ExpectedWord
  readonly expected: string
  readonly written: string
  readonly concerns: 'gender' | 'number'
  readonly language: Language
}

/** «les chats» of «les petits chats gris». */
function nounOf({ parsed, group, at }: WordInContext): string | null {
  if (!parsed || !group || group.head === at) return null
  const determiner = parsed.words[group.start]
  const noun = spanText(parsed.words, group.head, group.head)
  if (determiner === undefined || group.determiner === null) return noun
  const first = spanText(parsed.words, group.start, group.start)
  return first.endsWith("'") ? first + noun : `${first} ${noun}`
}

export function controlOf(word: ExpectedWord): AgreementControl | null {
  const { auxiliary, group, at, tag } = word
  const isAlone = group === null || group.head === at
  if (auxiliary?.verb === 'être' && isAlone) return subjectControl(auxiliary.subject)
  const noun = nounOf(word)
  if (group !== null && noun !== null && /^(?:A|VK)/u.test(tag)) {
    return { controller: noun, gender: group.gender, number: group.number, relation: 'beside' }
  }
  return isAlone && /^(?:A|VK)/u.test(tag) ? apartControl(word) : null
}

export function subjectControl(subject: VerbSubject | null): AgreementControl | null {
  if (subject === null || /^(?:on|ce|c'|qui|ce qui|je|tu|nous|vous)$/u.test(subject.text))
    return null
  return {
    controller: subject.core,
    gender: subject.gender,
    number: subject.number,
    relation: 'attribute',
  }
}

/** «Fatiguée, la petite fille s'endort»: the subject of the clause. */
function apartControl({
  parsed,
  at,
  pause,
  first,
  readings,
}: ExpectedWord): AgreementControl | null {
  const closed = parsed?.words[at]?.after.includes(',')
  if (!parsed || !(first || pause) || !closed) return null
  const numbers = new Set(readings.map(({ number }) => number))
  const [subject] = [...parsed.subjects.values()].filter(({ number }) => numbers.has(number))
  const control = subject ? subjectControl(subject) : null
  return control && { ...control, relation: 'apart' }
}

/** The masculine singular of an adjective or a participle; null for other words. */
export function plainForm({ readings, core }: ExpectedWord, language: Language): string | null {
  for (const { nature, lemma, verb } of readings) {
    if (verb?.kind === 'participle') {
      return participleForm(lemma, 'm', 's', language.lexicon)
    }
    if (nature === 'adjectif') return lemma
  }
  return core.length > 0 ? null : core
}

/** What agreement adds to the masculine singular: «e» of «verte». */
export function markOf(
  plain: string,
  expected: string,
  concerns: AgreementCase['concerns'],
): string | null {
  if (concerns === 'number') return /[sx]$/u.exec(expected)?.[0] ?? null
  return expected.replace(/s$/u, '') === `${plain}e` ? 'e' : null
}
