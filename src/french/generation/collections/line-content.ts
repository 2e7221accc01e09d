/** What a line tells, read in its notation: who does what, with which words. */
import type { StoryVariant } from '../../data/story.ts'
import { wordsAbout } from './topic/kinship.ts'

const COMMON_VERBS = /^(?:être|avoir|aller|faire|y)$/u

/** Its first verb; null for one that any sentence may have. */
export function verbOf(text: string): string | null {
  const [, verb = 'être'] = /V\{(?:ne |n'|se |s'|l[ea] |l'|les |lui )?(\p{L}+)/u.exec(text) ?? []
  return COMMON_VERBS.test(verb) ? null : verb
}

/** Words that say nothing of what a line tells, and marks of the notation. */
const SMALL =
  /^(?:avec|avant|après|chez|cette|comme|contre|dans|depuis|derrière|devant|deux|elle|elles|être|état|événement|faire|héros|leur|leurs|notre|pendant|plus|pour|près|quand|sans|sous|tous|tout|toute|très|trois|vers|imparfait|impératif|infinitif|présent)$/u

/** Words that say what it tells, in one form of their number. */
export function toldWords({ segments }: StoryVariant): ReadonlySet<string> {
  const written = segments.filter((segment) => typeof segment === 'string').join(' ')
  const words = wordsAbout(written).filter((word) => !SMALL.test(word))
  return new Set(words.map((word) => word.replace(/[sx]$/u, '')))
}

/** «S{héros} V…», «L{au marché}, S{le marchand} V…» */
const DOER =
  /^(?:[^{}]*\| )?(?:[TLMC]\{[^{}]*\}, )?S\{(héros|papa|maman|(?:le |la |les |l'|mon |ma |notre )[^{}()[\]|&]+)\} V/u

/** Who does it; null where that is not one person, beast or thing that is known. */
export function doerOf(text: string): string | null {
  return DOER.exec(text)?.[1] ?? null
}

interface Told {
  readonly content: ReadonlySet<string>
}

/** How many words two lines both tell. */
export type SharedWords = (one: Told, other: Told) => number

/** Counts for each two lines once: a search asks again and again. */
export function newSharedWords(): SharedWords {
  const known = new Map<Told, Map<Told, number>>()
  return (one, other) => {
    const ofOne = known.get(one) ?? new Map<Told, number>()
    known.set(one, ofOne)
    const before = ofOne.get(other)
    if (before !== undefined) return before
    let count = 0
    for (const word of one.content) if (other.content.has(word)) count += 1
    ofOne.set(other, count)
    return count
  }
}
