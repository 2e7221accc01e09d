/** Words read with another accent or capital, in which the adult is asked once for all. */
import { comparisonKey } from '../text/text-words.ts'
import { type CopyDraft, type DraftWord, pendingWords, setVerdict } from './copy-draft.ts'

export interface NuanceGroup {
  readonly kind: 'accents' | 'capitals'
  readonly indexes: readonly number[]
}

/** Words that are another word with another accent: each is asked about by itself. */
const TOLD_APART: ReadonlySet<string> = new Set(['a', 'ou', 'la', 'du', 'sur', 'des', 'ca'])

/** Fewer words are as quickly answered one by one. */
const LEAST: Readonly<Record<NuanceGroup['kind'], number>> = { accents: 3, capitals: 2 }

function kindOf({ text, key, found }: DraftWord): NuanceGroup['kind'] | undefined {
  if (found.status !== 'nuance' || found.read === null) return undefined
  const isCapital = text.toLocaleLowerCase('fr') === found.read.toLocaleLowerCase('fr')
  if (isCapital) return 'capitals'
  return TOLD_APART.has(key) || comparisonKey(found.read) !== key ? undefined : 'accents'
}

/** Words still to check that can be answered together. */
export function nuanceGroups(draft: CopyDraft): NuanceGroup[] {
  if (draft.guided) return []
  const kinds: readonly NuanceGroup['kind'][] = ['accents', 'capitals']
  const groups = kinds.map((kind): NuanceGroup => {
    const indexes = pendingWords(draft).filter((index) => {
      const word = draft.words[index]
      return word !== undefined && kindOf(word) === kind
    })
    return { kind, indexes }
  })
  return groups.filter(({ kind, indexes }) => indexes.length >= LEAST[kind])
}

/** All are as they were read, or all are right on the sheet. */
export function answerGroup(
  draft: CopyDraft,
  indexes: readonly number[],
  isRight: boolean,
): CopyDraft {
  return indexes.reduce((now, index) => {
    const read = now.words[index]?.found.read ?? ''
    return setVerdict(now, index, isRight ? { kind: 'right' } : { kind: 'written', text: read })
  }, draft)
}
