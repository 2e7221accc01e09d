/** Verbs that give an order: without a subject, at the start of a clause. */
import type { Language } from '../../data/language.ts'
import type { Analysis } from '../../morphology/features.ts'
import type { ExpectedWord } from '../expected-word.ts'
import { finiteReadings } from './conjugated-verb.ts'

/** «Ne sois pas en retard», «N'y touche pas». */
function isNegatedOrder({ at, parsed }: ExpectedWord): boolean {
  const before = parsed?.words.slice(0, at) ?? []
  return before[0]?.tag === 'RN' && before.every(({ tag }) => /^(?:O|RN)$/u.test(tag))
}

/** The first word of a sentence, or of a speech: the parser starts another sentence behind «. */
function opensClause(word: ExpectedWord): boolean {
  return word.first || (word.pause && word.at === 0) || isNegatedOrder(word)
}

/** «Approche, dit le roi», «Mange, mon enfant»: a comma stands behind it, and what follows tells who speaks or who is spoken to. */
function isBeforeComma({ parsed, at, tag, sentence, place }: ExpectedWord): boolean {
  if (!/^, *$/u.test(parsed?.words[at]?.after ?? '')) return false
  return /^V3s/u.test(tag) || sentence[place + 1]?.subject?.relation === 'inverted'
}

/** «Respire et ne perds pas courage», «Regarde dans la boîte»: a statement does not open with a verb that no noun follows. */
function opensAlone({ first, tag, parsed, at }: ExpectedWord): boolean {
  return first && /^V3s/u.test(tag) && /^(?:CC|P)$/u.test(parsed?.words[at + 1]?.tag ?? '')
}

/** «Chante plus fort !»: the imperatives of a verb without a subject that opens a sentence; none where it is no order. */
export function orderReadings(word: ExpectedWord, { lexicon }: Language): readonly Analysis[] {
  const { subject, parsed, readings, core } = word
  if (subject !== null || !opensClause(word)) return []
  const isOrder = ({ verb }: Analysis): boolean =>
    verb?.kind === 'finite' && verb.tense === 'impératif'
  const isCried = parsed?.words.at(-1)?.after.includes('!') === true
  const isVerb = readings.some(({ verb }) => verb?.kind === 'finite')
  const found =
    (isVerb && (isCried || isNegatedOrder(word) || opensAlone(word))) || isBeforeComma(word)
      ? lexicon.analyse(core.toLocaleLowerCase('fr'))
      : readings
  return found.filter(isOrder)
}

/** «colle» of «Réponds-lui et colle le timbre»: joined to an order of the same person, which opens the sentence; none elsewhere. */
export function joinedOrder(word: ExpectedWord, { lexicon }: Language): readonly Analysis[] {
  const { subject, sentence, place, tag, core } = word
  const [opening] = sentence
  const isJoined = /^(?:et|ou|puis|mais)$/u.test(sentence[place - 1]?.text ?? '')
  const isAlone = sentence.slice(0, place).every((one) => !/^S\d/u.test(one.tag) && !one.subject)
  if (subject !== null || !isJoined || !isAlone || !/^[VHE]\d/u.test(tag)) return []
  const orders = (readings: readonly Analysis[]): readonly Analysis[] =>
    readings.filter(({ verb }) => verb?.kind === 'finite' && verb.tense === 'impératif')
  const persons = finiteReadings(orders(opening?.readings ?? []))
  return orders(lexicon.analyse(core)).filter((reading) =>
    finiteReadings([reading]).some(({ person, number }) =>
      persons.some((one) => one.person === person && one.number === number),
    ),
  )
}
