import { useQuery } from '@tanstack/react-query'
import { studyDictation } from '../../../contract/dictation-study.ts'
import type { Dictation } from '../../../contract/dictations.ts'
import { clozeForms, clozeText } from '../../../domain/dictation/cloze.ts'
import type { GivenPart } from '../../../domain/dictation/given-part.ts'
import { sentencesOf } from '../../../domain/dictation/sentence-boundaries.ts'
import { stoppingPoints, textUpTo } from '../../../domain/dictation/stopping-points.ts'
import { call } from '../../api/client.ts'
import { DICTATIONS_KEY } from '../../api/list-queries.ts'

/** A dictation with the text that the learner was given of it. */
export interface GivenText extends Dictation {
  /** Everything that stands on a printed sheet with gaps; null where only what was written does. */
  readonly printed: string | null
}

export interface GivenTextChoice {
  /** Those that the text has, the whole first. */
  readonly parts: readonly GivenPart[]
  /** Undefined until it is known. */
  readonly text: GivenText | undefined
  readonly hasFailed: boolean
}

/** The text that a copy is compared with (PAG-05). The gaps of a text are asked only when it was given with gaps. */
export function useGivenText(dictation: Dictation | undefined, part: GivenPart): GivenTextChoice {
  const study = useQuery({
    queryKey: [...DICTATIONS_KEY, dictation?.id, 'study'],
    queryFn: ({ signal }) => call(studyDictation, { params: { id: dictation?.id ?? '' }, signal }),
    enabled: part === 'cloze' && dictation !== undefined,
  })
  if (dictation === undefined) return { parts: [], text: undefined, hasFailed: false }
  const { content } = dictation
  const points = stoppingPoints(content).map((point) => point.part)
  const parts: GivenPart[] = [...points.toReversed(), 'cloze']
  if (part !== 'cloze') {
    const text = { ...dictation, content: textUpTo(content, part), printed: null }
    return { parts, text, hasFailed: false }
  }
  const sentences = sentencesOf(content)
  const gaps = study.data && clozeText(sentences, clozeForms(sentences, study.data))
  const text = gaps ? { ...dictation, content: gaps, printed: content } : undefined
  return { parts, text, hasFailed: study.isLoadingError }
}
