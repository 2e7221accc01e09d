/** Who the text is about: children whom the list names, else first names drawn at the level of the class. */
import type { Language } from '../data/language.ts'
import type { NameEntry } from '../data/word-tables.ts'
import type { Gender } from '../morphology/features.ts'
import type { DiscourseEntities, DiscourseEntity } from '../realisation/discourse-model.ts'
import type { Sampler } from '../sampler.ts'
import type { GivenWord } from './request/interpretation.ts'
import { participleFeatures } from './request/verb-forms.ts'
import { requestedLemma } from './request/word-coverage.ts'

function givenNames(words: readonly GivenWord[]): DiscourseEntity[] {
  return words.flatMap(({ interpretations }): DiscourseEntity[] => {
    const [first] = interpretations
    return first?.kind === 'name' && first.gender !== null
      ? [{ name: first.form, gender: first.gender }]
      : []
  })
}

/** Children whom the theme names: «Jules chez le docteur». */
export function childrenOfTheme(theme: string, { names }: Language): DiscourseEntity[] {
  const written = theme.match(/\p{Lu}[\p{L}-]+/gu) ?? []
  return written.flatMap((word) => names.find(({ name }) => name === word) ?? [])
}

/** Gender that one word needs of the protagonist: «elle», «contente», «était partie». */
function genderNeededBy(
  { text, interpretations: [first] }: GivenWord,
  language: Language,
): Gender | null {
  if (text === 'elle') return 'f'
  if (text === 'il') return 'm'
  if (first?.kind === 'participle') return participleFeatures(first, language)?.gender ?? 'm'
  if (first?.kind === 'finite') return first.gender
  return first?.kind === 'adjective' && first.number === 's' ? first.gender : null
}

/** A masculine adjective given to the youngest stays as it is; others agree. */
function neededGender(
  words: readonly GivenWord[],
  level: number,
  language: Language,
): Gender | null {
  for (const word of words) {
    if (level > 2 && requestedLemma(word) !== null) continue
    const gender = genderNeededBy(word, language)
    if (gender !== null) return gender
  }
  return null
}

/** «arrivées», «contentes»: said of two girls. */
function needsGirls(words: readonly GivenWord[], language: Language): boolean {
  return words.some(({ interpretations: [first] }) => {
    const features = first?.kind === 'adjective' ? first : participleFeatures(first, language)
    return features?.gender === 'f' && features.number === 'p'
  })
}

function entityOf(entry: NameEntry | undefined, fallback: string): DiscourseEntity {
  return { name: entry?.name ?? fallback, gender: entry?.gender ?? 'f' }
}

/** The children of a text in one of its sentences: those whom its words name, else the same in all, the protagonist of the gender that the words ask. */
export function entitiesOfSentence(
  { protagonist, friend, other }: DiscourseEntities,
  words: readonly GivenWord[],
  level: number,
  language: Language,
): DiscourseEntities | null {
  if (givenNames(words).length > 0 || needsGirls(words, language)) return null
  const gender = neededGender(words, level, language) ?? protagonist.gender
  if (protagonist.gender === gender) return { protagonist, friend, other }
  return friend.gender === gender
    ? { protagonist: friend, friend: protagonist, other }
    : { protagonist: other, friend: protagonist, other: friend }
}

export interface WishedEntities {
  /** Gender of the protagonist, where the words ask nothing. */
  readonly preferred?: Gender | null
  /** Children of the text, where the words name none. */
  readonly ofTheme?: readonly DiscourseEntity[]
}

export function selectEntities(
  words: readonly GivenWord[],
  level: number,
  random: Sampler,
  language: Language,
  { preferred = null, ofTheme = [] }: WishedEntities = {},
): DiscourseEntities {
  const named = givenNames(words)
  const given = named.length > 0 ? named : ofTheme
  const gender = neededGender(words, level, language) ?? preferred
  const names = random.shuffle(language.names.filter((entry) => entry.level <= level))
  const taken = new Set(given.map(({ name }) => name))
  const free = names.filter(({ name }) => !taken.has(name))
  const protagonist =
    given[0] ??
    entityOf(
      free.find((entry) => gender === null || entry.gender === gender),
      'Emma',
    )
  const others = free.filter(({ name }) => name !== protagonist.name)
  // A friend of the other gender keeps «il» and «elle» clear.
  const alike = protagonist.gender === 'f' && needsGirls(words, language)
  const contrast = others.find((entry) => (entry.gender === protagonist.gender) === alike)
  const friend = given[1] ?? entityOf(contrast ?? others[0], 'Tom')
  const third = others.find(({ name }) => name !== friend.name)
  return { protagonist, friend, other: given[2] ?? entityOf(third, 'Nina') }
}
