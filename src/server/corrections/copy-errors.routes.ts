/** Names the errors of a copy before it is stored. Nothing is stored nor logged. */
import { routes } from '../../contract/routes.ts'
import { accept, refuse } from '../../domain/refusal.ts'
import { type App, bindRoute } from '../http/bind-route.ts'
import type { LanguageService } from '../language-worker/language-service.ts'
import { findPlanLimits } from '../subscription/subscription.store.ts'
import { findDictationText } from './corrections.store.ts'

export interface CopyErrorsDependencies {
  readonly french: LanguageService
}

export function copyErrorsRoutes(app: App, { french }: CopyErrorsDependencies): void {
  bindRoute(app, routes.nameCopyErrors, async ({ owner, params, body, signal }) => {
    const { has_corrections } = await findPlanLimits(owner, app.database, app.clock())
    if (!has_corrections) return refuse({ kind: 'corrections-not-in-plan' })
    const dictation = await findDictationText(owner, app.database, params.id)
    if (dictation === undefined) return refuse({ kind: 'dictation-not-found' })
    const { content: text, level } = dictation
    return accept(await french.diagnoseCopy({ text, level, pieces: body.pieces }, signal))
  })
}
