/** The worker that keeps the application for the time without network, and what it is given to keep while there is one (FIR-06). */
import { getStatistics, getSubscription } from '../../contract/account/account.ts'
import { getPractice } from '../../contract/calculation-practice.ts'
import { getDictatedText } from '../../contract/dictating.ts'
import { studyDictation } from '../../contract/dictation-study.ts'
import { getDictation, searchDictations } from '../../contract/dictations.ts'
import { getEvening } from '../../contract/evening.ts'
import { getGrammarReview } from '../../contract/grammar-review.ts'
import { listLearners } from '../../contract/learners.ts'
import { getProblemWeek } from '../../contract/problems.ts'
import { getWordReview } from '../../contract/word-review.ts'
import { call } from '../api/client.ts'
import { PAGE_SIZE } from '../api/dictation-library.ts'
import { fetchSession } from '../session/session.ts'
import { keepExercises } from './kept-exercises.ts'

const WORKER = '/app-worker.js'
const APP_PAGE = '/__spa-fallback.html'

/** A family's children; a class is kept as far as it is looked at. */
const LEARNERS_KEPT = 6
const DICTATIONS_KEPT = 5

/** False under `npm run dev`, over plain http, and where the browser refuses. */
export async function startAppWorker(): Promise<boolean> {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return false
  try {
    const { serviceWorker } = navigator
    await serviceWorker.register(WORKER)
    if (serviceWorker.controller === null)
      await new Promise((taken) =>
        serviceWorker.addEventListener('controllerchange', taken, { once: true }),
      )
    return true
  } catch {
    return false
  }
}

/** A worker that was installed while the former one answered this page may still wait for its place. */
export async function letWaitingWorkerIn(): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration()
  registration?.waiting?.postMessage('take-over')
}

/** The list of its screens, whose name changes with each build. */
function ownManifest(): string | undefined {
  return performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name).pathname)
    .find((path) => /^\/assets\/manifest-/u.test(path))
}

/** Whether the site has become another one since this page was loaded. */
export async function isOutdated(): Promise<boolean> {
  const own = ownManifest()
  const page = await fetch(APP_PAGE).catch(() => null)
  return own !== undefined && page?.ok === true && !(await page.text()).includes(own)
}

/** Asks once for what the first evening without network would miss; each reply passes by the worker, which keeps it. */
export async function keepForLater(): Promise<void> {
  const session = await fetchSession()
  if (session === null) return
  const [learners, { dictations }] = await Promise.all([
    call(listLearners),
    call(searchDictations, { query: { limit: String(PAGE_SIZE) } }),
    call(getSubscription),
    call(getStatistics),
    call(getEvening),
  ])
  for (const { id } of learners.slice(0, LEARNERS_KEPT)) {
    await call(getPractice, { params: { id } })
    await call(getGrammarReview, { params: { id } })
    await call(getProblemWeek, { params: { id } })
    await call(getWordReview, { params: { id } })
  }
  for (const { id } of dictations.slice(0, DICTATIONS_KEPT)) {
    await call(getDictation, { params: { id } })
    await call(studyDictation, { params: { id } })
    await call(getDictatedText, { params: { id } })
  }
  const levels = new Set(learners.slice(0, LEARNERS_KEPT).map(({ level }) => level))
  await keepExercises(session.user.id, [...levels])
}
