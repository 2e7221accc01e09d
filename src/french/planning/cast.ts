/** The hero and the friend: a child of the list, a child of the class's age, or a person that the list names. */
import type { Language } from '../language.ts'
import type { Gender } from '../morphology/features.ts'
import type { Actor, Cast } from '../syntax/discourse.ts'
import type { NameEntry } from '../tables/words.ts'
import { lemmaGiven } from './inclusion.ts'
import { participleFeatures } from './participle.ts'
import type { Random } from './random.ts'
import type { GivenWord } from './reading.ts'

function givenNames(words: readonly GivenWord[]): Actor[] {
  return words.flatMap(({ readings }): Actor[] => {
    const [first] = readings
    return first?.kind === 'name' && first.gender !== null
      ? [{ kind: 'name', name: first.form, gender: first.gender }]
      : []
  })
}

/** Gender that one word needs of the hero: «elle», «contente», «était partie». */
function genderNeededBy({ text, readings: [first] }: GivenWord, language: Language): Gender | null {
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
    if (level > 2 && lemmaGiven(word) !== null) continue
    const gender = genderNeededBy(word, language)
    if (gender !== null) return gender
  }
  return null
}

/** «arrivées», «contentes»: said of two girls. */
function needsGirls(words: readonly GivenWord[], language: Language): boolean {
  return words.some(({ readings: [first] }) => {
    const features = first?.kind === 'adjective' ? first : participleFeatures(first, language)
    return features?.gender === 'f' && features.number === 'p'
  })
}

function actorOf(entry: NameEntry | undefined, fallback: string): Actor {
  return { kind: 'name', name: entry?.name ?? fallback, gender: entry?.gender ?? 'f' }
}

export function chooseCast(
  words: readonly GivenWord[],
  level: number,
  random: Random,
  language: Language,
): Cast {
  const given = givenNames(words)
  const gender = neededGender(words, level, language)
  const names = random.shuffle(language.names.filter((entry) => entry.level <= level))
  const taken = new Set(given.map((actor) => (actor.kind === 'name' ? actor.name : '')))
  const free = names.filter(({ name }) => !taken.has(name))
  const hero =
    given[0] ??
    actorOf(
      free.find((entry) => gender === null || entry.gender === gender),
      'Emma',
    )
  const heroName = hero.kind === 'name' ? hero.name : ''
  const others = free.filter(({ name }) => name !== heroName)
  // A friend of the other gender keeps «il» and «elle» clear.
  const heroGender = hero.kind === 'name' ? hero.gender : hero.choice.gender
  const alike = heroGender === 'f' && needsGirls(words, language)
  const contrast = others.find((entry) => (entry.gender === heroGender) === alike)
  const friend = given[1] ?? actorOf(contrast ?? others[0], 'Tom')
  const friendName = friend.kind === 'name' ? friend.name : ''
  const third = others.find(({ name }) => name !== friendName)
  return { hero, friend, other: given[2] ?? actorOf(third, 'Nina') }
}
