/** Words on their way to the surface: inflected, not yet elided or contracted. */
import type { Nature } from '../../domain/grammar/nature.ts'
import type { Gender, GrammarNumber, Person, Tense } from '../morphology/features.ts'
import type { Role } from './frame.ts'

export type Article = 'definite' | 'indefinite' | 'partitive'

export interface Piece {
  readonly text: string
  readonly nature: Nature | 'punctuation'
  readonly role: Role
  /** Number of the group in the sentence. */
  readonly group: number
  readonly head: boolean
  readonly lemma: string | null
  readonly gender: Gender | null
  readonly number: GrammarNumber | null
  readonly tense: Tense | null
  readonly person: Person | null
  readonly article: Article | null
  /** What joins it to the next word instead of a space: nothing for an elided word, «-» or «-t-» before «-tu». */
  readonly link: string | null
}

const BLANK: Omit<Piece, 'text' | 'nature'> = {
  role: 'J',
  group: 0,
  head: false,
  lemma: null,
  gender: null,
  number: null,
  tense: null,
  person: null,
  article: null,
  link: null,
}

export function piece(
  text: string,
  nature: Piece['nature'],
  more: Partial<Omit<Piece, 'text' | 'nature'>> = {},
): Piece {
  return { ...BLANK, ...more, text, nature }
}

/** The same pieces, numbered and labelled as one group; its head is chosen by `chooseHead`. */
export function inGroup(pieces: readonly Piece[], role: Role, group: number): Piece[] {
  const head = headIndex(pieces)
  return pieces.map((item, index) => ({
    ...item,
    role,
    group,
    head: role === 'V' ? item.head : index === head,
  }))
}

const HEAD_ORDER: readonly (readonly [Piece['nature'], 'first' | 'last'])[] = [
  ['nom', 'first'],
  ['pronom', 'first'],
  ['adjectif', 'first'],
  ['verbe', 'first'],
  ['adverbe', 'last'],
]

/** What may stand before the infinitive or the gerund that leads a group: «pour ne pas les perdre», «en riant». */
const BEFORE_VERB = new Set(
  "me te se le la les lui leur y en ne n' pas plus jamais rien bien".split(' '),
)

/** The infinitive or gerund that the rest of the group completes: «pour chercher le chat»; -1 when there is none. */
function leadingVerb(pieces: readonly Piece[]): number {
  const at = pieces.findIndex(
    ({ nature, text }) => nature !== 'préposition' && !BEFORE_VERB.has(text.toLowerCase()),
  )
  return pieces[at]?.nature === 'verbe' ? at : -1
}

/** Head of a group: the verb that leads it, else its first noun, pronoun, adjective, verb, else its last adverb. */
export function headIndex(pieces: readonly Piece[]): number {
  const verb = leadingVerb(pieces)
  if (verb >= 0) return verb
  // «Lequel de ces chiens», «celui de mon frère»: a pronoun that comes first is the head.
  if (pieces[0]?.nature === 'pronom') return 0
  for (const [nature, which] of HEAD_ORDER) {
    const is = (item: Piece): boolean => item.nature === nature
    const at = which === 'first' ? pieces.findIndex(is) : pieces.findLastIndex(is)
    if (at >= 0) return at
  }
  return -1
}
