/** Nouns that «et» joins, of which an adjective speaks at once: «une robe et un gilet assortis». */
import type { AgreementControl } from '../../domain/copy/review/error-explanation.ts'
import type { ParsedSentence } from './parse-text.ts'
import { commonGender, joinedGroups, spanText, stretchEnding } from './subject-group.ts'

/** All of them, the last ending at a place; null where it stands alone there, as in «il dort et les chats, trempés, rentrent». */
export function joinedNouns(sentence: ParsedSentence, end: number): AgreementControl | null {
  const { words, subjects } = sentence
  const stretch = stretchEnding(sentence, end)
  if (stretch === null) return null
  const alone = spanText(words, stretch.from, end)
  const { start, genders } = joinedGroups(sentence, stretch)
  const isSubject = [...subjects.values()].some(({ text }) => text === alone)
  if (genders.length === 1 || isSubject) return null
  const controller = spanText(words, start, end)
  const control = { controller, number: 'p', relation: 'beside' } as const
  const isMixed = genders.includes('m') && genders.includes('f')
  return { ...control, gender: commonGender(genders), ...(isMixed && { isMixed }) }
}
