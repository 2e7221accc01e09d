import { routes } from '../../contract/routes.ts'
import { scoreCorrection } from '../../domain/dictation-correction.ts'
import { accept, refuse } from '../../domain/refusal.ts'
import { readPlanLimits } from '../account/subscription.store.ts'
import { type App, bind } from '../http/bind.ts'
import { addCorrection, holdCorrectedRows } from './corrections.store.ts'

export function correctionsRoutes(app: App): void {
  bind(app, routes.saveCorrection, ({ owner, body, write }) =>
    write(async (run) => {
      const { has_corrections } = await readPlanLimits(owner, run)
      if (!has_corrections) return refuse({ kind: 'corrections-not-in-plan' })
      const held = await holdCorrectedRows(owner, run, body)
      if (!held.ok) return held
      const dictation = held.value
      const score = scoreCorrection(dictation.content, body.content)
      return accept(await addCorrection(owner, run, { ...body, ...score, dictation }))
    }),
  )
}
