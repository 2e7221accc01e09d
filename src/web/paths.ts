import { isPlanKey, type PlanKey } from '../domain/account/plan.ts'

/** Every address of the screens, once. */
export const PATHS = {
  home: '/',
  plans: '/plans',
  signIn: '/login',
  /** Answered by the server: a page while registration is open, else a way back to the first page. */
  signUp: '/register',
  forgottenPassword: '/mot-de-passe-oublie',
  legal: '/mentions-legales',
  privacy: '/confidentialite',
  children: '/confidentialite/enfants',
  accessibility: '/accessibilite',
  app: '/app',
  dictations: '/app/francais/dictee',
  dictationCreate: '/app/francais/dictee/creer',
  dictationList: '/app/francais/dictee/liste',
  dictationCorrect: '/app/francais/dictee/corriger',
  grammar: '/app/francais/grammaire',
  grammarTraining: '/app/francais/grammaire/entrainement',
  grammarControl: '/app/francais/grammaire/test',
  calculations: '/app/mathematiques/calculs',
  calculationTraining: '/app/mathematiques/calculs/entrainement',
  calculationTest: '/app/mathematiques/calculs/test',
  learners: '/app/apprenants',
  results: '/app/resultats',
  account: '/app/compte',
  help: '/app/aide',
} as const

/** The results of a learner. */
export function resultsPath(learnerId: string | null): string {
  return learnerId === null ? PATHS.results : `${PATHS.results}?apprenant=${learnerId}`
}

/** Search parameter of the registration page: the plan that was chosen elsewhere. */
const PLAN = 'plan'

/** The registration page with a plan chosen already. */
export function signUpPath(plan: PlanKey): string {
  return `${PATHS.signUp}?${new URLSearchParams({ [PLAN]: plan })}`
}

/** The plan that the registration page was reached with. */
export function planFromSearch(search: string): PlanKey | null {
  const plan = new URLSearchParams(search).get(PLAN)
  return isPlanKey(plan) ? plan : null
}

/** A stored correction of a copy. */
export function resultPath(id: string): string {
  return `${PATHS.results}/${id}`
}

/** The correction of a copy, for a learner and a dictation that are already chosen. */
export function correctPath(learnerId: string, dictationId: string): string {
  return `${PATHS.dictationCorrect}?${new URLSearchParams({ apprenant: learnerId, dictee: dictationId })}`
}

/** Search parameters of the sign-in page: where to go afterwards, why one is there. */
const RETURN = 'retour'
const REASON = 'motif'
const EXPIRED = 'session'

/** The sign-in page, coming back to `address` afterwards. */
export function signInPath(address: string, { expired = false } = {}): string {
  const search = new URLSearchParams()
  if (address !== PATHS.app && address !== PATHS.dictations) search.set(RETURN, address)
  if (expired) search.set(REASON, EXPIRED)
  return search.size > 0 ? `${PATHS.signIn}?${search}` : PATHS.signIn
}

/** Whether the sign-in page was reached because a session ended. */
export function isSessionExpired(search: string): boolean {
  return new URLSearchParams(search).get(REASON) === EXPIRED
}

/** Where sign-in leads: only an address of the application itself is followed. */
export function pathAfterSignIn(search: string): string {
  const wanted = new URLSearchParams(search).get(RETURN) ?? ''
  return wanted === PATHS.app || wanted.startsWith(`${PATHS.app}/`) ? wanted : PATHS.app
}
