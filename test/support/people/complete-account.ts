/** A household that uses everything: one row in every table of a user, and a request for every route of the contract. */
import { expect } from 'vitest'
import type { CorrectionDetail } from '../../../src/contract/corrections.ts'
import type { Dictation } from '../../../src/contract/dictations.ts'
import type { Learner } from '../../../src/contract/learners.ts'
import type { BodyInputOf, Route } from '../../../src/contract/route.ts'
import { routes } from '../../../src/contract/routes.ts'
import { EMPTY_REVIEW } from '../../../src/domain/copy/review/copy-review.ts'
import type { Caller, SignedInCaller } from '../database/database.ts'
import type { RouteName } from '../house/route-schemas.ts'
import { lea, PASSWORD } from './people.ts'

/** What people write in a household, each word to be found again. */
export interface Written {
  readonly first_name: string
  readonly last_name: string
  readonly title: string
  /** A noun that stands in the dictation. */
  readonly noun: string
  /** How a child wrote it. */
  readonly misspelt: string
  readonly theme: string
  readonly goal: string
}

export const CASTOR: Written = {
  first_name: 'Léa',
  last_name: 'Martin',
  title: 'Le castor',
  noun: 'castor',
  misspelt: 'kastor',
  theme: 'castors',
  goal: 'accents',
}

export interface Household {
  readonly written: Written
  readonly learner: Learner
  readonly dictation: Dictation
  readonly correction: CorrectionDetail
  readonly calculation: string
  readonly grammar: string
  readonly session: string
}

function review({
  noun,
  misspelt,
}: Written): BodyInputOf<typeof routes.changeCorrection>['review'] {
  return {
    original: `Le ${noun} ronge un arbre.`,
    faults: [{ index: 1, kind: 'written', text: misspelt }],
    extras: [],
    choices: [{ first: 1, last: 1, code: 'muette', silent: false }],
    scale: EMPTY_REVIEW.scale,
    weights: EMPTY_REVIEW.weights,
    switches: EMPTY_REVIEW.switches,
  }
}

const CALCULATION = {
  operation: ['addition'],
  level: 'CE1',
  questions_count: 10,
  correct_answers: 8,
  total_time: 60_000,
  average_time: 6000,
} as const

const GRAMMAR = {
  level: 'CE1',
  exercise_type: 'fill',
  questions_count: 5,
  answers_count: 5,
  correct_answers: 4,
  total_time: 60_000,
} as const

/** One white pixel. */
export const PIXEL =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='

/** Against hanging only, as the limit of other tests, for those that send hundreds of requests. */
export const MANY_REQUESTS_MS = 240_000

/** What is sent to a route. */
export interface ValidCall {
  readonly id?: string
  readonly query?: Readonly<Record<string, string>>
  readonly body?: object
  readonly headers?: Readonly<Record<string, string>>
}

function workCalls(own: Household) {
  const { learner, dictation, correction, written } = own
  const { noun, misspelt } = written
  const title = written.title
  return {
    listLearners: {},
    addLearner: {
      body: { ...lea(), first_name: written.first_name, last_name: written.last_name },
    },
    changeLearner: { id: learner.id, body: { updated_at: learner.updated_at, level: 'CE2' } },
    deleteLearner: { id: learner.id },
    listResults: { id: learner.id },
    deleteResult: { id: own.calculation },
    listDictations: {},
    searchDictations: { query: { search: noun, limit: '20' } },
    getDictation: { id: dictation.id },
    addDictation: {
      body: {
        title,
        content: review(written).original,
        level: 'CE1',
        theme: written.theme,
        goals: [written.goal],
      },
    },
    changeDictation: { id: dictation.id, body: { updated_at: dictation.updated_at, title } },
    deleteDictation: { id: dictation.id },
    generateDictation: {
      body: {
        words: [noun],
        level: 'CE1',
        length: 2,
        theme: written.theme,
        pedagogicalGoals: [written.goal],
      },
    },
    processImage: { body: { image: PIXEL, purpose: 'dictation', dictation_id: dictation.id } },
    nameCopyErrors: {
      id: dictation.id,
      body: { pieces: [{ first: 1, last: 1, expected: noun, written: misspelt }] },
    },
    saveCorrection: {
      body: {
        learner_id: learner.id,
        dictation_id: dictation.id,
        content: `Le ${misspelt} ronge un arbre.`,
        review: review(written),
      },
    },
    getCorrection: { id: correction.id },
    changeCorrection: {
      id: correction.id,
      body: { updated_at: correction.updated_at, review: review(written) },
    },
    generateExercise: {
      body: {
        level: 'CE1',
        type: 'fill',
        analysisType: { nature: true, function: true },
        count: 1,
        withoutAi: true,
      },
    },
    saveGrammar: { body: { learner_id: learner.id, ...GRAMMAR } },
    saveCalculation: { body: { learner_id: learner.id, ...CALCULATION } },
    getPractice: { id: learner.id },
    addPractice: {
      id: learner.id,
      body: {
        answers: [{ fact: '4x7', right: false }],
        badges: ['first-steps'],
        bests: [{ best: 'streak', value: 12 }],
      },
    },
  } satisfies Partial<Record<RouteName, ValidCall>>
}

function accountCalls({ session }: Household) {
  const password = { body: { password: PASSWORD } }
  return {
    getSubscription: {},
    getStatistics: {},
    updateUser: { body: { name: 'Claire' } },
    attest: { body: { attested_as: 'parent' } },
    changePassword: {
      body: { currentPassword: PASSWORD, newPassword: 'quatre tulipes bleues' },
    },
    changeEmail: { body: { password: PASSWORD, newEmail: 'nouvelle@exemple.fr' } },
    listSessions: {},
    closeOneSession: { body: { session_id: session } },
    closeOtherSessions: {},
    enableTwoFactor: password,
    confirmTwoFactor: { body: { code: '123456' } },
    renewRecoveryCodes: password,
    disableTwoFactor: password,
    exportAccount: password,
    readExport: { headers: { 'x-password': encodeURIComponent(PASSWORD) } },
    eraseAccount: password,
    startCheckout: { body: { plan: 'parent' } },
    openPortal: {},
  } satisfies Partial<Record<RouteName, ValidCall>>
}

function publicCalls(email: string) {
  const mail = { body: { email } }
  return {
    health: {},
    ready: {},
    openapi: {},
    about: {},
    joinWaitingList: mail,
    stripeWebhook: {},
    signIn: { body: { email, password: PASSWORD } },
    signOut: {},
    getSession: {},
    signUp: { body: { email, password: PASSWORD, name: 'Nina', plan: 'parent' } },
    sendVerification: mail,
    verifyEmail: { body: { token: 'x'.repeat(43) } },
    requestPasswordReset: mail,
    resetPassword: { body: { token: 'x'.repeat(43), newPassword: 'quatre tulipes bleues' } },
    sendOneTimeCode: mail,
    signInByCode: { body: { email, otp: '123456' } },
    verifyTotp: { body: { challenge: 'x'.repeat(43), code: '123456' } },
    verifyRecoveryCode: { body: { challenge: 'x'.repeat(43), code: 'abcd-efgh-jkmn' } },
  } satisfies Partial<Record<RouteName, ValidCall>>
}

/** A request for each route, right in its form, about rows of this household. `email`: of whoever asks without a session. */
export function validCalls(
  own: Household,
  email = 'nina@exemple.fr',
): Readonly<Record<RouteName, ValidCall>> {
  return { ...publicCalls(email), ...accountCalls(own), ...workCalls(own) }
}

/** An answer as it came. */
export interface RawAnswer {
  readonly status: number
  readonly text: string
  readonly headers: readonly (readonly [string, string])[]
}

export async function sendCall(
  caller: Caller,
  { method, path }: Route,
  { id = '', query, body, headers }: ValidCall,
): Promise<RawAnswer> {
  const search = query ? `?${new URLSearchParams(query)}` : ''
  const hasBody = body !== undefined && method !== 'GET'
  const response = await caller.fetch(`${path.replace(':id', id)}${search}`, {
    method,
    headers: { ...(hasBody && { 'content-type': 'application/json' }), ...headers },
    ...(hasBody && { body: JSON.stringify(body) }),
  })
  return { status: response.status, text: await response.text(), headers: [...response.headers] }
}

/** Makes all of it, through the routes themselves. */
export async function householdOf(
  caller: SignedInCaller,
  written: Written = CASTOR,
): Promise<Household> {
  const { first_name, last_name, title, theme, goal } = written
  const learner = await caller.send(routes.addLearner, {
    body: { ...lea(), first_name, last_name },
  })
  const dictation = await caller.send(routes.addDictation, {
    body: { title, content: review(written).original, level: 'CE1', theme, goals: [goal] },
    headers: { 'idempotency-key': `key-${written.noun}` },
  })
  expect([learner.status, dictation.status]).toEqual([201, 201])
  const learner_id = learner.body.id
  const saved = await caller.send(routes.saveCorrection, {
    body: {
      learner_id,
      dictation_id: dictation.body.id,
      content: `Le ${written.misspelt} ronge un arbre.`,
      review: review(written),
    },
  })
  expect(saved.status).toBe(201)
  const calculation = await caller.send(routes.saveCalculation, {
    body: { learner_id, ...CALCULATION, operation: ['addition'] },
  })
  const grammar = await caller.send(routes.saveGrammar, { body: { learner_id, ...GRAMMAR } })
  await caller.send(routes.addPractice, {
    params: { id: learner_id },
    body: {
      answers: [{ fact: '4x7', right: false }],
      badges: ['first-steps'],
      bests: [{ best: 'streak', value: 12 }],
    },
  })
  return {
    written,
    learner: learner.body,
    dictation: dictation.body,
    correction: (await caller.send(routes.getCorrection, { params: saved.body })).body,
    calculation: calculation.body.id,
    grammar: grammar.body.id,
    session: (await caller.send(routes.listSessions)).body[0]?.id ?? '',
  }
}
