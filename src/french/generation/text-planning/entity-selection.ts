/** The hero and the friend: a child of the list, a child of the class's age, or a person that the list names. */
import type { Language } from '../../data/language.ts'
import type { NameEntry } from '../../data/word-tables.ts'
import type { Gender } from '../../morphology/features.ts'
import type { DiscourseEntities, DiscourseEntity } from '../../realisation/discourse-model.ts'
import type { Sampler } from '../../sampler.ts'
import type { GivenWord } from '../request/interpretation.ts'
import { participleFeatures } from '../request/verb-forms.ts'
import { requestedLemma } from '../request/word-coverage.ts'

function givenNames(words: readonly GivenWord[]): DiscourseEntity[] {
  return words.flatMap(({ interpretations }): DiscourseEntity[] => {
    const [first] = interpretations
    return first?.kind === 'name' && first.gender !== null
      ? [{ kind: 'name', name: first.form, gender: first.gender }]
      : []
  })
}

/** Gender that one word needs of the hero: «elle», «contente», «était partie». */
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
  return { kind: 'name', name: entry?.name ?? fallback, gender: entry?.gender ?? 'f' }
}

export function selectEntities(
  words: readonly GivenWord[],
  level: number,
  random: Sampler,
  language: Language,
): DiscourseEntities {
  const given = givenNames(words)
  const gender = neededGender(words, level, language)
  const names = random.shuffle(language.names.filter((entry) => entry.level <= level))
  const taken = new Set(given.map((entity) => (entity.kind === 'name' ? entity.name : '')))
  const free = names.filter(({ name }) => !taken.has(name))
  const protagonist =
    given[0] ??
    entityOf(
      free.find((entry) => gender === null || entry.gender === gender),
      'Emma',
    )
  const heroName = protagonist.kind === 'name' ? protagonist.name : ''
  const others = free.filter(({ name }) => name !== heroName)
  // A friend of the other gender keeps «il» and «elle» clear.
  const heroGender = protagonist.kind === 'name' ? protagonist.gender : protagonist.choice.gender
  const alike = heroGender === 'f' && needsGirls(words, language)
  const contrast = others.find((entry) => (entry.gender === heroGender) === alike)
  const friend = given[1] ?? entityOf(contrast ?? others[0], 'Tom')
  const friendName = friend.kind === 'name' ? friend.name : ''
  const third = others.find(({ name }) => name !== friendName)
  return { protagonist, friend, other: given[2] ?? entityOf(third, 'Nina') }
}
