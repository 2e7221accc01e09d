/** Names the errors of a copy: the lexicon that it takes lives here, never in the browser. Nothing is stored nor logged. */
import type { NamedCopy } from '../../contract/corrections.ts'
import { routes } from '../../contract/routes.ts'
import type { CopyPiece } from '../../domain/copy-piece.ts'
import { planLimits } from '../../domain/plan.ts'
import { accept, refuse } from '../../domain/refusal.ts'
import { effectivePlan } from '../../domain/subscription.ts'
import { type ExpectedWord, readExpected } from '../../french/errors/expected-word.ts'
import { agreementsOf, ERROR_RULES, nameError } from '../../french/errors/name-errors.ts'
import type { Language } from '../../french/language.ts'
import { explanationText } from '../../texts/error-explanations.ts'
import { findSubscription } from '../account/subscription.store.ts'
import { type App, bind } from '../http/bind.ts'
import { findDictationText } from './corrections.store.ts'

/** The words of a piece, none when the dictation does not say there what the copy was compared with. */
function wordsOfPiece(
  words: readonly ExpectedWord[],
  content: string,
  { first, last, expected }: CopyPiece,
): readonly ExpectedWord[] {
  const piece = words.slice(first, last + 1)
  const same = content.slice(piece[0]?.start, piece.at(-1)?.end) === expected
  return same ? piece : []
}

function namedPiece(piece: CopyPiece, words: readonly ExpectedWord[], language: Language) {
  const named = words.length === 0 ? [] : nameError(words, piece.written, language)
  return {
    first: piece.first,
    last: piece.last,
    classes: named.map(({ code, explanation }) => ({
      code,
      explanation: explanation === null ? null : explanationText(explanation),
    })),
  }
}

function namedCopy(text: string, pieces: readonly CopyPiece[], language: Language): NamedCopy {
  const content = text.normalize('NFC')
  const words = readExpected(content, language)
  const { nominal, verbal } = agreementsOf(words, language)
  return {
    rules: ERROR_RULES,
    errors: pieces.map((piece) => namedPiece(piece, wordsOfPiece(words, content, piece), language)),
    nominal: [...nominal],
    verbal: [...verbal],
  }
}

export interface CopyErrorsDependencies {
  readonly language: () => Promise<Language>
}

export function copyErrorsRoutes(app: App, { language }: CopyErrorsDependencies): void {
  bind(app, routes.nameCopyErrors, async ({ owner, params, body }) => {
    const { has_corrections } = planLimits(
      effectivePlan(await findSubscription(owner, app.database)),
    )
    if (!has_corrections) return refuse({ kind: 'corrections-not-in-plan' })
    const content = await findDictationText(owner, app.database, params.id)
    if (content === undefined) return refuse({ kind: 'dictation-not-found' })
    return accept(namedCopy(content, body.pieces, await language()))
  })
}
