/** Names the errors of a copy before it is stored. Nothing is stored nor logged. */
import { routes } from '../../contract/routes.ts'
import { accept, refuse } from '../../domain/refusal.ts'
import type { Language } from '../../french/language.ts'
import { findPlanLimits } from '../account/subscription.store.ts'
import { nameCopy } from '../french/name-copy.ts'
import { type App, bind } from '../http/bind.ts'
import { findDictationText } from './corrections.store.ts'

export interface CopyErrorsDependencies {
  readonly language: () => Promise<Language>
}

export function copyErrorsRoutes(app: App, { language }: CopyErrorsDependencies): void {
  bind(app, routes.nameCopyErrors, async ({ owner, params, body }) => {
    const { has_corrections } = await findPlanLimits(owner, app.database, app.clock())
    if (!has_corrections) return refuse({ kind: 'corrections-not-in-plan' })
    const content = await findDictationText(owner, app.database, params.id)
    if (content === undefined) return refuse({ kind: 'dictation-not-found' })
    return accept(nameCopy(content, body.pieces, await language()))
  })
}
