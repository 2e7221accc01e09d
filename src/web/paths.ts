import { isPlanKey, type PlanKey } from '../domain/account/plan.ts'

export const PATHS = {
  home: '/',
  plans: '/plans',
  signIn: '/login',
  /** Redirected to the landing page by the server while registration is closed. */
  signUp: '/register',
  forgottenPassword: '/mot-de-passe-oublie',
  legal: '/mentions-legales',
  privacy: '/confidentialite',
  children: '/confidentialite/enfants',
  schoolPapers: '/confidentialite/ecoles',
  accessibility: '/accessibilite',
  listening: '/ecouter',
  series: '/serie',
  app: '/app',
  evening: '/app/ce-soir',
  dictations: '/app/francais/dictee',
  dictationCreate: '/app/francais/dictee/creer',
  dictationList: '/app/francais/dictee/liste',
  dictationCorrect: '/app/francais/dictee/corriger',
  wordReview: '/app/francais/mots-a-revoir',
  grammar: '/app/francais/grammaire',
  grammarTraining: '/app/francais/grammaire/entrainement',
  grammarControl: '/app/francais/grammaire/test',
  grammarSeries: '/app/francais/grammaire/serie',
  calculations: '/app/mathematiques/calculs',
  calculationTraining: '/app/mathematiques/calculs/entrainement',
  weeklySeries: '/app/mathematiques/calculs/serie-de-la-semaine',
  calculationTest: '/app/mathematiques/calculs/test',
  problems: '/app/mathematiques/problemes',
  figures: '/app/mathematiques/fractions-et-mesures',
  learners: '/app/apprenants',
  classImport: '/app/apprenants/importer',
  classGroups: '/app/apprenants/groupes',
  classResults: '/app/apprenants/classe',
  classProjection: '/app/apprenants/classe/projeter',
  classCopies: '/app/apprenants/classe/copies',
  classReports: '/app/apprenants/classe/bilans',
  results: '/app/resultats',
  account: '/app/compte',
  security: '/app/compte/securite',
  help: '/app/aide',
} as const

export function resultsPath(learnerId: string | null): string {
  return learnerId === null ? PATHS.results : `${PATHS.results}?apprenant=${learnerId}`
}

export function learnerPath(learnerId: string): string {
  return `${PATHS.learners}/${learnerId}`
}

/** Screens of a learner's words, below `PATHS.wordReview`. */
type WordReviewScreen = '' | '/dictee-flash' | '/copier-cacher-ecrire' | '/bilan'

export function wordReviewPath(learnerId: string, screen: WordReviewScreen = ''): string {
  return `${PATHS.wordReview}${screen}?apprenant=${learnerId}`
}

export function weeklyDictationPath(learnerId: string): string {
  return `${PATHS.dictationCreate}?apprenant=${learnerId}`
}

interface Detour {
  readonly from: string
}

/** Passed along with the address of a detour (a plan, a learner that is missing): the work goes on there afterwards. */
export function detourFrom({
  pathname,
  search,
}: {
  readonly pathname: string
  readonly search: string
}): Detour {
  return { from: pathname + search }
}

/** Null where somebody came by himself. */
export function detourOrigin(state: unknown): string | null {
  if (typeof state !== 'object' || state === null || !('from' in state)) return null
  return typeof state.from === 'string' && state.from.startsWith(`${PATHS.app}/`)
    ? state.from
    : null
}

/** Query parameter of the sign-up page. */
const PLAN = 'plan'

export function signUpPath(plan: PlanKey): string {
  return `${PATHS.signUp}?${new URLSearchParams({ [PLAN]: plan })}`
}

export function planFromSearch(search: string): PlanKey | null {
  const plan = new URLSearchParams(search).get(PLAN)
  return isPlanKey(plan) ? plan : null
}

/** Opens a test on its first question: one tap for the child (CAL-18). */
export function weeklySeriesPath(learnerId: string, series: string): string {
  return `${PATHS.calculationTest}?apprenant=${learnerId}#${series}`
}

/** A training for a learner. */
export function grammarTrainingPath(learnerId: string): string {
  return `${PATHS.grammarTraining}?apprenant=${learnerId}`
}

/** «La classe» of a dictation. */
export function classResultsPath(dictationId: string): string {
  return `${PATHS.classResults}?${new URLSearchParams({ dictee: dictationId })}`
}

export function resultPath(id: string): string {
  return `${PATHS.results}/${id}`
}

/** Without a learner, the screen asks for one. */
export function correctPath(learnerId: string | null, dictationId: string): string {
  const named = learnerId === null ? {} : { apprenant: learnerId }
  return `${PATHS.dictationCorrect}?${new URLSearchParams({ ...named, dictee: dictationId })}`
}

export function dictationPath(id: string): string {
  return `${PATHS.dictations}/${id}`
}

export function classCorrectionPath(dictationId: string): string {
  return `${dictationPath(dictationId)}/classe`
}

export function dictatePath(id: string): string {
  return `${dictationPath(id)}/dicter`
}

/** The e-mail address typed at sign-in, in the history's entry: never in an address, which logs would keep. */
export function typedEmail(state: unknown): string {
  const { email } = Object(state)
  return typeof email === 'string' ? email : ''
}

/** The token stands behind `#`, where no server and no log sees it. */
export function listeningUrl(token: string): string {
  return `${window.location.origin}${PATHS.listening}/#${token}`
}

/** A series for whoever has its address; no server sees what stands behind `#`. */
export function seriesUrl(address: string): string {
  return `${window.location.origin}${PATHS.series}#${address}`
}

/** Query parameters of the sign-in page: return address, reason. */
const RETURN = 'retour'
const REASON = 'motif'
const EXPIRED = 'session'

/** Addresses that whoever signs in without a wish may have come from. */
const OPENING: readonly string[] = [PATHS.app, PATHS.evening]

/** Sign-in leads back to `address`. */
export function signInPath(address: string, { expired = false } = {}): string {
  const search = new URLSearchParams()
  if (!OPENING.includes(address)) search.set(RETURN, address)
  if (expired) search.set(REASON, EXPIRED)
  return search.size > 0 ? `${PATHS.signIn}?${search}` : PATHS.signIn
}

export function isSessionExpired(search: string): boolean {
  return new URLSearchParams(search).get(REASON) === EXPIRED
}

/** «Ce soir» (FIR-04) without a wish. Follows addresses of the application only: no open redirect (CWE-601). */
export function pathAfterSignIn(search: string): string {
  const wanted = new URLSearchParams(search).get(RETURN) ?? ''
  return wanted === PATHS.app || wanted.startsWith(`${PATHS.app}/`) ? wanted : PATHS.evening
}
