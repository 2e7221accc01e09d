import type { StoredReview } from '../../contract/copy-review.ts'
import type { Dictation } from '../../contract/dictations.ts'
import type { FrenchDictationResult } from '../../contract/french-dictation-result.ts'
import type { BodyOf } from '../../contract/route.ts'
import { routes } from '../../contract/routes.ts'
import type { OwnerId } from '../../domain/account/owner-id.ts'
import { confirmedText, scoreDraft } from '../../domain/copy/draft/copy-text.ts'
import { reviewOf } from '../../domain/copy/review/copy-review.ts'
import { draftOfCorrectedCopy, hasSameWords } from '../../domain/copy/review/corrected-copy.ts'
import { wrongPieces } from '../../domain/copy/review/wrong-pieces.ts'
import { scoreCorrection } from '../../domain/copy/text/dictation-score.ts'
import { clozeForms, clozeText } from '../../domain/dictation/cloze.ts'
import { MAX_CONTENT_LENGTH } from '../../domain/dictation/dictation-limits.ts'
import { sentencesOf } from '../../domain/dictation/sentence-boundaries.ts'
import { textUpTo } from '../../domain/dictation/stopping-points.ts'
import type { Level } from '../../domain/level.ts'
import { accept, type Result, refuse } from '../../domain/refusal.ts'
import { type ShownWords, wordsShownBy } from '../../domain/word-review/copy-words.ts'
import type { QueryRunner } from '../db/database.ts'
import { forgetAbsence } from '../dictations/absences.store.ts'
import { findDictation } from '../dictations/dictations.store.ts'
import { type App, bindRoute } from '../http/bind-route.ts'
import type { LanguageService } from '../language-worker/language-service.ts'
import { refuseReadOnlyLearner } from '../subscription/read-only-learner.ts'
import { planLimitsWithin } from '../subscription/subscription.store.ts'
import { replaceShownWords } from '../word-review/word-review.store.ts'
import {
  addCorrection,
  changeCorrection,
  findCorrection,
  lockCorrectedRows,
  lockCorrection,
  type ScoredCopy,
} from './corrections.store.ts'

export interface CorrectionsDependencies {
  readonly french: LanguageService
}

type SentReview = BodyOf<typeof routes.changeCorrection>['review']

/** Of a dictation that is not there any more: the transaction refuses it, or repeats what it answered before. */
const UNKNOWN_LEVEL: Level = 'CE2'

interface ReadReview {
  readonly scored: ScoredCopy
  readonly original: string
  readonly words: ShownWords
}

/** Recomputes all that can be: text and score from the verdicts, classes, reasons and words that return from the text. */
async function readReview(
  sent: SentReview,
  level: Level,
  french: LanguageService,
): Promise<Result<ReadReview>> {
  const draft = draftOfCorrectedCopy(sent)
  if (!draft || !reviewOf(sent, draft)) return refuse({ kind: 'review-disagrees' })
  const text = draft.original
  const [named, dictated] = await Promise.all([
    french.diagnoseCopy({ text, level, pieces: wrongPieces(draft) }),
    french.dictatedWords({ text }),
  ])
  const review: StoredReview = { ...sent, named }
  const scored = { content: confirmedText(draft), ...scoreDraft(draft), review }
  return accept({
    scored,
    original: text,
    words: wordsShownBy(draft, sent, named.errors, dictated),
  })
}

async function refuseWithoutCorrections(
  owner: OwnerId,
  run: QueryRunner,
  now: Date,
): Promise<Result<undefined>> {
  const { has_corrections } = await planLimitsWithin(owner, run, now)
  return has_corrections ? accept(undefined) : refuse({ kind: 'corrections-not-in-plan' })
}

/** Whether a text is the one that a copy was compared with; what surrounds it is not stored with the copy. */
function isText(text: string, original: string): boolean {
  return text.normalize('NFC').trim() === original
}

type NewCorrection = BodyOf<typeof routes.saveCorrection>

/** A copy that is stored with its review, or its text alone. */
function scoredCopy(
  body: NewCorrection,
  read: ReadReview | undefined,
  given: Result<string>,
): Result<ScoredCopy> {
  if (!given.ok) return given
  const { content } = body
  if (!read) return accept({ content, ...scoreCorrection(given.value, content), review: null })
  if (!isText(given.value, read.original)) return refuse({ kind: 'dictation-changed' })
  if (!hasSameWords(content, read.scored.content)) return refuse({ kind: 'review-disagrees' })
  return accept({ ...read.scored, content })
}

/** Stores a copy, and what it shows of its words when it comes with its review. */
async function storeCorrection(
  owner: OwnerId,
  run: QueryRunner,
  correction: Parameters<typeof addCorrection>[2],
  words: ShownWords | undefined,
): Promise<FrenchDictationResult> {
  const saved = await addCorrection(owner, run, correction)
  const { dictation, learner_id: learner } = correction
  await forgetAbsence(owner, run, { dictation: dictation.id, learner })
  if (words) await replaceShownWords(owner, run, { correction: saved.id, words })
  return saved
}

/** Locks a stored copy that may be changed: of a learner who is not read-only, compared with the text that was sent. */
async function lockChangeableCopy(
  owner: OwnerId,
  run: QueryRunner,
  { id, original, now }: { readonly id: string; readonly original: string; readonly now: Date },
): Promise<Result<undefined>> {
  const locked = await lockCorrection(owner, run, id)
  if (!locked.ok) return locked
  const { learner_id: learner, original: text } = locked.value
  const writable = await refuseReadOnlyLearner(owner, run, { learner, now })
  if (!writable.ok) return writable
  if (text === null) return refuse({ kind: 'dictation-not-found' })
  return isText(text, original) ? accept(undefined) : refuse({ kind: 'dictation-changed' })
}

type GivenTextOf = (content: string) => Result<string>

/**
 * What a learner was given of the text that is compared. The gaps are found before the copy is stored, since that takes the
 * language: `dictation` as it was then.
 */
async function readGivenText(
  part: NewCorrection['part'],
  dictation: Dictation | undefined,
  french: LanguageService,
): Promise<GivenTextOf> {
  if (part !== 'cloze') return (content) => accept(textUpTo(content, part))
  if (dictation === undefined) return () => refuse({ kind: 'dictation-changed' })
  const { words, goals } = dictation
  const sentences = sentencesOf(dictation.content)
  const study = await french.studyText({ sentences, words, goals })
  const gaps = clozeText(sentences, clozeForms(sentences, study))
  return (content) =>
    content === dictation.content ? accept(gaps) : refuse({ kind: 'dictation-changed' })
}

export function correctionsRoutes(app: App, { french }: CorrectionsDependencies): void {
  bindRoute(app, routes.saveCorrection, async ({ owner, body, write }) => {
    const found = await findDictation(owner, app.database, body.dictation_id)
    const dictated = found.ok ? found.value : undefined
    const level = dictated?.level ?? UNKNOWN_LEVEL
    const read = body.review && (await readReview(body.review, level, french))
    if (read && !read.ok) return read
    const given = await readGivenText(body.part, dictated, french)
    return write(async (run) => {
      const allowed = await refuseWithoutCorrections(owner, run, app.clock())
      if (!allowed.ok) return allowed
      const about = { learner: body.learner_id, now: app.clock() }
      const writable = await refuseReadOnlyLearner(owner, run, about)
      if (!writable.ok) return writable
      const locked = await lockCorrectedRows(owner, run, body)
      if (!locked.ok) return locked
      const dictation = locked.value
      const scored = scoredCopy(body, read?.value, given(dictation.content))
      if (!scored.ok) return scored
      const { learner_id, part } = body
      const correction = { learner_id, dictation, part, ...scored.value }
      return accept(await storeCorrection(owner, run, correction, read?.value.words))
    })
  })

  bindRoute(app, routes.getCorrection, ({ owner, params }) =>
    findCorrection(owner, app.database, params.id),
  )

  bindRoute(app, routes.changeCorrection, async ({ owner, params, body, write }) => {
    const stored = await findCorrection(owner, app.database, params.id)
    const level = stored.ok ? stored.value.dictation.level : UNKNOWN_LEVEL
    const read = await readReview(body.review, level, french)
    if (!read.ok) return read
    const { scored, original, words } = read.value
    // Put together from many pieces, each within its own limit.
    if (scored.content.length > MAX_CONTENT_LENGTH) return refuse({ kind: 'review-disagrees' })
    return write(async (run) => {
      const allowed = await refuseWithoutCorrections(owner, run, app.clock())
      if (!allowed.ok) return allowed
      const locked = await lockChangeableCopy(owner, run, {
        id: params.id,
        original,
        now: app.clock(),
      })
      if (!locked.ok) return locked
      const { updated_at } = body
      const changed = await changeCorrection(owner, run, { id: params.id, updated_at, ...scored })
      if (changed.ok) await replaceShownWords(owner, run, { correction: params.id, words })
      return changed
    })
  })
}
