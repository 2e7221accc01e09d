/**
 * The whole server as a function from request to answer. Read from top to bottom: what surrounds every request, then the
 * routes of the contract by audience, then the files of the web application.
 */
import { Hono } from 'hono'
import { routes } from '../contract/routes.ts'
import type { About } from '../contract/service.ts'
import type { PhotoReader } from '../photos/pool/photo-reader.ts'
import { accountDataRoutes } from './account/data/account-data.routes.ts'
import { createStorageGuard, readStorageUse } from './account/data/storage-guard.ts'
import { historyRoutes } from './account/history/history.routes.ts'
import { passkeySignInRoutes } from './account/passkeys/passkey-sign-in.routes.ts'
import { passkeysRoutes } from './account/passkeys/passkeys.routes.ts'
import { changePasswordRoutes } from './account/password/change-password.routes.ts'
import { recoveryRoutes } from './account/recovery/recovery.routes.ts'
import { secondFactorRoutes } from './account/second-factor/second-factor.routes.ts'
import { createAuthenticator } from './account/sessions/authenticator.ts'
import { findToken, sessionCookie } from './account/sessions/session-token.ts'
import { sessionsRoutes } from './account/sessions/sessions.routes.ts'
import { mailedCodeRoutes } from './account/sign-in/mailed-code.routes.ts'
import { signInRoutes } from './account/sign-in/sign-in.routes.ts'
import { confirmationRoutes } from './account/sign-up/confirmation.routes.ts'
import { signUpRoutes } from './account/sign-up/sign-up.routes.ts'
import { undoRoutes } from './account/undo/undo.routes.ts'
import { userRoutes } from './account/user.routes.ts'
import type { AiProvider } from './ai/provider/ai-provider.ts'
import { calculationsRoutes } from './calculations/calculations.routes.ts'
import { weeklySeriesRoutes } from './calculations/weekly-series.routes.ts'
import { copyErrorsRoutes } from './corrections/copy-errors.routes.ts'
import { correctionsRoutes } from './corrections/corrections.routes.ts'
import type { Database } from './db/database.ts'
import { dictatingRoutes } from './dictating/dictating.routes.ts'
import { listeningRoutes } from './dictating/listening.routes.ts'
import { absencesRoutes } from './dictations/absences.routes.ts'
import { dictationStudyRoutes } from './dictations/dictation-study.routes.ts'
import { dictationsRoutes } from './dictations/dictations.routes.ts'
import { generationRoutes } from './dictations/generation.routes.ts'
import { eveningRoutes } from './evening/evening.routes.ts'
import { firstTryRoutes } from './first-try/first-try.routes.ts'
import { grammarRoutes } from './grammar/grammar.routes.ts'
import type { App, AppVariables } from './http/bind-route.ts'
import { clientAddressReader } from './http/client-address.ts'
import { createQueueingLimiter } from './http/concurrency-limiter.ts'
import { refuseOtherMethods, serveWebApp } from './http/fallback-routes.ts'
import { installMiddleware } from './http/middleware/install-middleware.ts'
import { serviceRoutes } from './http/service.routes.ts'
import type { StaticFiles } from './http/static-files.ts'
import { wellKnownRoutes } from './http/well-known.ts'
import type { LanguageService } from './language-worker/language-service.ts'
import { learnerGroupsRoutes } from './learners/learner-groups.routes.ts'
import { learnersRoutes } from './learners/learners.routes.ts'
import { yearEndRoutes } from './learners/year-end.routes.ts'
import type { Log } from './log.ts'
import type { Mailer } from './mailer/mailer.ts'
import { photosRoutes } from './photos/photos.routes.ts'
import { problemsRoutes } from './problems/problems.routes.ts'
import { resultsRoutes } from './results/results.routes.ts'
import { billingRoutes } from './subscription/billing.routes.ts'
import type { Billing } from './subscription/billing.ts'
import { subscriptionRoutes } from './subscription/subscription.routes.ts'
import { waitingListRoutes } from './waiting-list/waiting-list.routes.ts'
import { wordReviewRoutes } from './word-review/word-review.routes.ts'

export interface AppDependencies {
  readonly database: Database
  readonly reader: PhotoReader
  /** undefined: the embedded engines do everything. */
  readonly provider: AiProvider | undefined
  readonly french: LanguageService
  /** Whether exercises carry what a provider was sent and answered. */
  readonly aiDebug: boolean
  /** The built web application (`loadStaticFiles`); an empty map serves HTTP alone. */
  readonly files: StaticFiles
  readonly clock: () => Date
  readonly log: Log
  readonly secret: string
  /** Origin under which browsers see the server: https there makes cookies Secure. */
  readonly publicUrl: string
  readonly trustedProxies: readonly string[]
  readonly sessionTtlS: number
  readonly registration: 'closed' | 'open'
  /** undefined: no mail can be sent. */
  readonly mailer: Mailer | undefined
  /** undefined: the operator sets the plans. */
  readonly billing: Billing | undefined
  readonly contact: string | undefined
}

export interface ServedApp {
  /** `environment` is what the server around it knows of the connection (`{ incoming }` under Node). */
  fetch(request: Request, environment?: unknown): Response | Promise<Response>
}

function aboutOf({ registration, mailer, billing, contact }: AppDependencies): About {
  return {
    registration,
    mail: mailer !== undefined,
    billing: billing ? 'stripe' : 'operator',
    contact: contact ?? null,
  }
}

/** Short requests of one session at once: as many as a browser opens. The queue suits a class of thirty that saves together. */
const SESSION_LIMITS = { running: 6, waiting: 200 }

/** A client in a loop waits for its own answers, and leaves the database connections to the others. */
function sessionLimiter(sessionOf: (request: Request) => string | undefined): App['limitSession'] {
  const limiter = createQueueingLimiter(SESSION_LIMITS)
  return (request, work, refused) => {
    const session = sessionOf(request)
    return session === undefined ? work(() => undefined) : limiter.run(session, work, refused)
  }
}

export function createApp(dependencies: AppDependencies): ServedApp {
  const { database, billing, log, clock, secret, publicUrl } = dependencies
  const cookie = sessionCookie(publicUrl)
  const sessionSettings = { cookie, secret, ttlS: dependencies.sessionTtlS }
  const hono = new Hono<AppVariables>()
  const app: App = {
    hono,
    database,
    log,
    clock,
    secret,
    limitSession: sessionLimiter((request) => findToken(request.headers, cookie, secret)?.token),
    storage: createStorageGuard(
      (owner) => readStorageUse(owner, database, clock()),
      () => clock().getTime(),
    ),
    authenticate: createAuthenticator(database, sessionSettings, clock),
    addressOf: clientAddressReader(dependencies.trustedProxies),
  }

  installMiddleware(hono, { publicUrl, log, addressOf: app.addressOf })

  // Anyone
  wellKnownRoutes(app, dependencies)
  serviceRoutes(app, cookie.name, aboutOf(dependencies))
  waitingListRoutes(app)
  firstTryRoutes(app, dependencies)

  // The account
  const account = { ...dependencies, sessionSettings }
  signUpRoutes(app, account)
  confirmationRoutes(app, account)
  signInRoutes(app, account)
  mailedCodeRoutes(app, account)
  secondFactorRoutes(app, account)
  passkeysRoutes(app, account)
  passkeySignInRoutes(app, account)
  recoveryRoutes(app, account)
  undoRoutes(app, account)
  sessionsRoutes(app, sessionSettings)
  historyRoutes(app)
  userRoutes(app, account)
  changePasswordRoutes(app, account)
  accountDataRoutes(app, account)
  billingRoutes(app, billing)
  subscriptionRoutes(app, billing)

  // What belongs to a user
  learnersRoutes(app)
  learnerGroupsRoutes(app)
  yearEndRoutes(app)
  resultsRoutes(app)
  eveningRoutes(app)
  dictationsRoutes(app)
  dictationStudyRoutes(app, dependencies)
  absencesRoutes(app)
  generationRoutes(app, dependencies)
  dictatingRoutes(app, dependencies)
  listeningRoutes(app, dependencies)
  photosRoutes(app, dependencies)
  correctionsRoutes(app, dependencies)
  copyErrorsRoutes(app, dependencies)
  wordReviewRoutes(app)
  grammarRoutes(app, dependencies)
  calculationsRoutes(app)
  weeklySeriesRoutes(app)
  problemsRoutes(app)

  refuseOtherMethods(app, Object.values(routes))
  serveWebApp(app, dependencies.files)

  return { fetch: (request, environment) => hono.fetch(request, environment ?? {}) }
}
