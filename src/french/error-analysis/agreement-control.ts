/** What an adjective or a participle agrees with, told by its place in the parsed sentence. */
import type { AgreementControl } from '../../domain/copy/review/error-explanation.ts'
import type { Language } from '../data/language.ts'
import { participleForm } from '../morphology/conjugation.ts'
import { isFiniteTag } from '../parsing/clause-subject.ts'
import type { ParsedSentence } from '../parsing/parse-text.ts'
import { spanText, type VerbSubject } from '../parsing/subject-group.ts'
import { type ExpectedWord, lowerCaseText, type WordInContext } from './expected-word.ts'
import { joinedNouns } from './parsed-place.ts'

export interface AgreementCase {
  readonly word: ExpectedWord
  readonly expected: string
  readonly written: string
  readonly concerns: 'gender' | 'number'
  readonly language: Language
}

/** «son armure» of «sa lourde armure». */
const BEFORE_VOWEL: Readonly<Record<string, string>> = {
  ma: 'mon ',
  ta: 'ton ',
  sa: 'son ',
  ce: 'cet ',
  le: "l'",
  la: "l'",
}

const CONTRACTED: Readonly<Record<string, string>> = { au: 'le', du: 'le', aux: 'les' }

/** «les chats» of «les petits chats gris». */
function nounOf({ parsed, group, at }: WordInContext): string | null {
  if (!parsed || !group || group.head === at) return null
  const determiner = parsed.words[group.start]
  const noun = spanText(parsed.words, group.head, group.head)
  if (determiner === undefined || group.determiner === null) return noun
  const article = CONTRACTED[determiner.lower]
  if (article !== undefined) return `${article} ${noun}`
  const elided = BEFORE_VOWEL[determiner.lower]
  if (elided !== undefined && /^[aeiouyàâéèêëîïôûœ]/iu.test(noun)) return elided + noun
  // Which h is mute is not told here.
  if (elided !== undefined && /^h/iu.test(noun)) return noun
  const first = spanText(parsed.words, group.start, group.start)
  return first.endsWith("'") ? first + noun : `${first} ${noun}`
}

/** «Zoé» of «Chère Zoé,». */
function greetedBy(word: ExpectedWord): AgreementControl | null {
  const { first, tag, readings, sentence, place } = word
  const name = first && tag.startsWith('A') ? sentence[place + 1] : undefined
  const gender = readings[0]?.gender ?? null
  return name?.tag === 'L'
    ? { controller: name.text, gender, number: 's', relation: 'beside' }
    : null
}

export function controlOf(word: ExpectedWord): AgreementControl | null {
  const { auxiliary, group, at, tag } = word
  const isAlone = group === null || group.head === at
  if (auxiliary?.verb === 'être' && isAlone) {
    return (
      subjectControl(auxiliary.subject) ??
      speakers(word, auxiliary.subject) ??
      infinitiveControl(word)
    )
  }
  const own = aloneControl(word) ?? (isAlone ? greetedBy(word) : null) ?? severalControl(word)
  if (own !== null) return own
  const noun = nounOf(word)
  if (group !== null && noun !== null && /^(?:A|VK)/u.test(tag)) {
    return { controller: noun, gender: group.gender, number: group.number, relation: 'beside' }
  }
  if (!isAlone || !/^(?:A|VK)/u.test(tag)) return null
  return (
    apartControl(word) ?? superlativeControl(word) ?? attributeControl(word) ?? joinedControl(word)
  )
}

const SPEAKERS = /^(?:on|je|tu|nous|vous)$/u

/** «vous êtes contents»: who they are is told by the form that was dictated. */
function speakers(word: ExpectedWord, subject: VerbSubject | null): AgreementControl | null {
  if (subject === null || !SPEAKERS.test(subject.text)) return null
  const [reading] = word.readings
  const [gender, number] = [reading?.gender ?? null, reading?.number]
  return number == null ? null : { controller: subject.text, gender, number, relation: 'speaker' }
}

export function agrees(
  { readings }: Pick<WordInContext, 'readings'>,
  { gender, number }: Pick<AgreementControl, 'gender' | 'number'>,
): boolean {
  return readings.some(
    (one) =>
      (one.number === null || one.number === number) &&
      (one.gender === null || gender === null || one.gender === gender),
  )
}

function groupControl(parsed: ParsedSentence, end: number): AgreementControl | null {
  const group = parsed.groups.find((one) => one.end === end)
  if (group === undefined) return null
  const controller = spanText(parsed.words, group.start, group.head)
  return { controller, gender: group.gender, number: group.number, relation: 'beside' }
}

/** «la saison la plus froide». */
function superlativeControl(word: ExpectedWord): AgreementControl | null {
  const { parsed, at } = word
  const led = /^(?:plus|moins)$/u.test(parsed?.words[at - 1]?.lower ?? '')
  const isSuperlative = led && /^(?:le|la|les)$/u.test(parsed?.words[at - 2]?.lower ?? '')
  const control = parsed && isSuperlative ? groupControl(parsed, at - 3) : null
  return control && agrees(word, control) ? control : null
}

/** «ils rentrent trempés»: behind its verb, with nothing else to go with. */
function attributeControl(word: ExpectedWord): AgreementControl | null {
  const { parsed, at, pause } = word
  if (!parsed || pause || !isFiniteTag(parsed.words[at - 1]?.tag)) return null
  const control = subjectControl(parsed.subjects.get(at - 1) ?? null)
  return control && agrees(word, control) ? control : null
}

/** Pronouns that are masculine and singular, as they are said. */
const NEUTER: ReadonlyMap<string, string> = new Map([
  ['ce', 'cela'],
  ["c'", 'cela'],
  ...['cela', 'ça', 'rien', 'personne', 'tout'].map((word) => [word, word] as const),
])

export function subjectControl(subject: VerbSubject | null): AgreementControl | null {
  if (subject === null || /^(?:on|qui|ce qui|je|tu|nous|vous)$/u.test(subject.text)) return null
  const neuter = NEUTER.get(subject.text.toLocaleLowerCase('fr'))
  if (neuter !== undefined)
    return { controller: neuter, gender: 'm', number: 's', relation: 'attribute' }
  return {
    controller: subject.core,
    gender: subject.gender,
    number: subject.number,
    relation: 'attribute',
  }
}

const MOST_LED = 4

/** Where the part of the sentence that commas set apart starts: «encore» of «les roses, encore humides,». */
function apartStart({ parsed, at, first, pause }: ExpectedWord): number | null {
  if (first || pause) return at
  for (let start = at - 1; parsed && start >= Math.max(0, at - MOST_LED); start -= 1) {
    const word = parsed.words[start]
    if (word === undefined || !/^(?:R$|C[CS]|P|N)/u.test(word.tag)) return null
    if (word.first || /[,;]/u.test(parsed.words[start - 1]?.after ?? '')) return start
  }
  return null
}

/** «une robe et un gilet» of «une robe et un gilet assortis»: the nearer alone does not agree. */
function severalControl(word: ExpectedWord): AgreementControl | null {
  const { parsed, at, group, pause } = word
  const end = group !== null && group.head < at ? group.head : at - 1
  const last = parsed?.groups.find(({ head }) => head === end)
  if (!parsed || pause || last === undefined || agrees(word, last)) return null
  const joined = joinedNouns(parsed, end)
  return joined && agrees(word, joined) ? joined : null
}

/** A complement led by a preposition is not what is spoken of: «à l'aube, grelottante». */
function isLedByPreposition(parsed: ParsedSentence, end: number): boolean {
  const group = parsed.groups.find((one) => one.end === end)
  const before = group && parsed.words[group.start - 1]
  return before?.tag === 'P' || /^(?:du|au|aux)$/u.test(group?.determiner ?? '')
}

/** «Fatiguée, la petite fille s'endort», «les roses, encore humides de rosée,»: what stands before, else the subject of the clause. */
function apartControl(word: ExpectedWord): AgreementControl | null {
  const { parsed } = word
  const start = apartStart(word)
  if (!parsed || start === null) return null
  const isLed = start === 0 || isLedByPreposition(parsed, start - 1)
  const found = isLed ? [] : [joinedNouns(parsed, start - 1), groupControl(parsed, start - 1)]
  const before = found.find((one) => one && agrees(word, one))
  if (before) return { ...before, relation: 'apart' }
  const [own] = parsed.subjects.values()
  if (own === undefined) return null
  const subject = subjectControl(own)
  if (subject === null) return speakers(word, own)
  return agrees(word, subject) ? { ...subject, relation: 'apart' } : null
}

/** «la fillette» of «après être tombée, la fillette pleura»: the subject of the clause is that of its infinitive. */
function infinitiveControl(word: ExpectedWord): AgreementControl | null {
  const { parsed, auxiliary } = word
  if (!parsed || auxiliary === null || parsed.words[auxiliary.at]?.tag !== 'VI') return null
  const own = [...parsed.subjects].find(([at]) => at > auxiliary.at) ?? [...parsed.subjects].at(-1)
  const subject = own === undefined ? null : subjectControl(own[1])
  return subject && agrees(word, subject) ? subject : null
}

/** «épuisés mais ravis»: what the adjective before it agrees with. */
function joinedControl(word: ExpectedWord): AgreementControl | null {
  const { parsed, at, sentence, place } = word
  const isJoined = /^(?:et|mais|ou|puis)$/u.test(parsed?.words[at - 1]?.lower ?? '')
  const other = sentence[place - 2]
  if (!isJoined || other === undefined || !/^(?:A|VK)/u.test(other.tag)) return null
  const control = controlOf({ ...other, sentence, place: place - 2 })
  return control && agrees(word, control) ? control : null
}

/** The masculine singular of an adjective or a participle; null for other words. */
export function plainForm({ readings, core }: ExpectedWord, language: Language): string | null {
  for (const { nature, lemma, verb } of readings) {
    if (verb?.kind === 'participle') {
      return participleForm(lemma, 'm', 's', language.lexicon)
    }
    if (nature === 'adjectif') return lemma === 'franche' ? 'franc' : lemma
  }
  return core.length > 0 ? null : core
}

/** What agreement adds to the masculine singular: «e» of «verte». */
export function markOf(
  plain: string,
  expected: string,
  concerns: AgreementCase['concerns'],
): string | null {
  if (concerns === 'number') {
    const single = expected.slice(0, -1)
    // «tous» is no «tout» with an s.
    return single === plain || single.endsWith('e') ? (/[sx]$/u.exec(expected)?.[0] ?? null) : null
  }
  return expected.replace(/s$/u, '') === `${plain}e` ? 'e' : null
}

/** «sens» of «en tous sens», «côtés» of «de tous côtés»: a noun without any other determiner. */
export function nounBehind({ sentence, place }: ExpectedWord): AgreementControl | null {
  const next = sentence[place + 1]
  const noun = next?.readings.find(({ nature }) => nature === 'nom')
  const isLed = /^(?:en|de|à|par|pour|sur)$/u.test(lowerCaseText(sentence[place - 1]))
  if (!next || !noun || !isLed || next.pause) return null
  const number = sentence[place]?.text.endsWith('s') === true ? 'p' : 's'
  return { controller: next.text, gender: noun.gender, number, relation: 'beside' }
}

/** «le roi» of «le roi gouverne seul tout le royaume»: right behind its verb, whatever follows. */
function aloneControl({ parsed, at, core }: ExpectedWord): AgreementControl | null {
  const verb = /^seule?s?$/u.test(core) ? parsed?.words[at - 1] : undefined
  return verb && /^V\d/u.test(verb.tag)
    ? subjectControl(parsed?.subjects.get(at - 1) ?? null)
    : null
}
