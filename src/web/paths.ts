/** Every address of the screens, once. */
export const PATHS = {
  home: '/',
  plans: '/plans',
  login: '/login',
  /** Answered by the server: a page while registration is open, else a way back to the first page. */
  register: '/register',
  app: '/app',
  dictations: '/app/francais/dictee',
  dictationCreate: '/app/francais/dictee/creer',
  dictationList: '/app/francais/dictee/liste',
  dictationCorrect: '/app/francais/dictee/corriger',
  learners: '/app/apprenants',
  results: '/app/resultats',
  account: '/app/compte',
  help: '/app/aide',
} as const

/** Search parameter of the sign-in page: where to go afterwards. */
export const RETURN_PARAMETER = 'retour'

/** The sign-in page, coming back to `address` afterwards. */
export function loginPath(address: string): string {
  if (address === PATHS.app || address === PATHS.dictations) return PATHS.login
  return `${PATHS.login}?${RETURN_PARAMETER}=${encodeURIComponent(address)}`
}

/** Where sign-in leads: only an address of the application itself is followed. */
export function returnPath(search: string): string {
  const wanted = new URLSearchParams(search).get(RETURN_PARAMETER) ?? ''
  return wanted === PATHS.app || wanted.startsWith(`${PATHS.app}/`) ? wanted : PATHS.app
}
