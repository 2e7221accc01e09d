/** What a stored dictation works on, and who has done it (PAG-01). */
import { storedReview } from '../../contract/copy-review.ts'
import type { DictationCopy } from '../../contract/dictation-study.ts'
import type { Dictation } from '../../contract/dictations.ts'
import { routes } from '../../contract/routes.ts'
import { disputedWords } from '../../domain/copy/review/disputed-words.ts'
import { missedWords, wordsMissingFrom } from '../../domain/copy/review/missed-words.ts'
import { sentencesOf } from '../../domain/dictation/sentence-boundaries.ts'
import { textUpTo } from '../../domain/dictation/stopping-points.ts'
import { accept } from '../../domain/refusal.ts'
import { type App, bindRoute } from '../http/bind-route.ts'
import type { LanguageService } from '../language-worker/language-service.ts'
import { mapInTurns } from '../loop-turns.ts'
import { type CopyRow, listCopies } from './dictation-copies.store.ts'
import { findDictation } from './dictations.store.ts'

export interface DictationStudyDependencies {
  readonly french: LanguageService
}

/** The gaps of a text with gaps may change with anything that is said of it. */
function isSameText({ review, is_older, part }: CopyRow, text: string): boolean {
  return review === null || part === 'cloze' ? !is_older : review.original === text
}

function copyOf(row: CopyRow, { content }: Dictation): DictationCopy {
  const { content: detected, review, is_older: _, ...rest } = row
  const text = (row.part === 'cloze' ? content : textUpTo(content, row.part))
    .normalize('NFC')
    .trim()
  return {
    ...rest,
    missed: review === null ? wordsMissingFrom(text, detected) : missedWords(review),
    same_text: isSameText(row, text),
  }
}

export function dictationStudyRoutes(app: App, { french }: DictationStudyDependencies): void {
  const { database } = app

  bindRoute(app, routes.studyDictation, async ({ owner, params, signal }) => {
    const found = await findDictation(owner, database, params.id)
    if (!found.ok) return found
    const { content, words, goals } = found.value
    return accept(await french.studyText({ sentences: sentencesOf(content), words, goals }, signal))
  })

  bindRoute(app, routes.listDictationCopies, async ({ owner, params }) => {
    const found = await findDictation(owner, database, params.id)
    if (!found.ok) return found
    const rows = await listCopies(owner, database, found.value)
    // Forty milliseconds for one of the longest, and there may be two hundred.
    return accept(await mapInTurns(rows, (row) => copyOf(row, found.value)))
  })

  bindRoute(app, routes.listDisputedWords, async ({ owner, params }) => {
    const found = await findDictation(owner, database, params.id)
    if (!found.ok) return found
    const rows = await listCopies(owner, database, found.value)
    // A review stored by an older version is completed by the schema's defaults.
    const read = await mapInTurns(rows, ({ review }) => storedReview.safeParse(review).data ?? [])
    const reviews = read.flat()
    const { title, content } = found.value
    return accept({ title, words: disputedWords(content, reviews) })
  })
}
