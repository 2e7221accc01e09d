/** A valid request for every route of the contract. */
import type { Route } from '../../../src/contract/route.ts'
import { dayInParis } from '../../../src/domain/paris-time.ts'
import { mondayOf } from '../../../src/domain/problem/problem-week.ts'
import type { RouteName } from '../house/route-schemas.ts'
import type { Caller } from '../product/test-app.ts'
import { MISSED_GAP } from './class-work.ts'
import { CALCULATION, type CompleteAccount, GRAMMAR, review } from './complete-account.ts'
import { PASSKEY_CALLS } from './passkey-owner.ts'
import { lea, PASSWORD } from './people.ts'
import { voiceOf } from './recorded-voice.ts'

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

function workCalls(own: CompleteAccount) {
  const { learner, dictation, correction, written } = own
  const { noun, misspelt, title } = written
  const request = {
    words: [noun],
    level: 'CE1',
    length: 2,
    theme: written.theme,
    pedagogicalGoals: [written.goal],
    knownStories: ['le-grenier'],
  }
  const child = { ...lea(), first_name: written.first_name, last_name: written.last_name }
  return {
    listLearners: {},
    addLearner: { body: child },
    importLearners: { body: { learners: [{ ...child, birth_date: null }] } },
    changeLearner: { id: learner.id, body: { updated_at: learner.updated_at, level: 'CE2' } },
    deleteLearner: { id: learner.id },
    getEvening: {},
    listArchived: {},
    endYear: { body: { promoted: [learner.id], archived: [] } },
    restoreLearners: { body: { learners: [] } },
    listGroups: {},
    addGroup: { body: { name: written.theme, learner_ids: [learner.id] } },
    changeGroup: {
      id: own.group.id,
      body: { name: written.theme, learner_ids: [learner.id], updated_at: own.group.updated_at },
    },
    deleteGroup: { id: own.group.id },
    listResults: { id: learner.id },
    getClassResults: {},
    deleteResult: { id: own.calculation },
    listDictations: {},
    searchDictations: { query: { search: noun, limit: '20' } },
    getDictation: { id: dictation.id },
    studyDictation: { id: dictation.id },
    listDictationCopies: { id: dictation.id },
    listDisputedWords: { id: dictation.id },
    listAbsences: { id: dictation.id },
    noteAbsences: { id: dictation.id, body: { learner_ids: [learner.id], absent: true } },
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
    generateDictation: { body: request },
    reviewRequest: { body: request },
    proposeSentence: {
      body: {
        ...request,
        form: 'sentences',
        story: null,
        seed: 7,
        before: ['Il pleut.'],
        sentence: `Voici ${noun}.`,
        after: ['Il neige.'],
        refused: ['Il vente.'],
      },
    },
    getDictatedText: { id: dictation.id },
    getRecording: { id: dictation.id },
    saveRecording: { id: dictation.id, body: voiceOf(own.dictated.text) },
    hearDictation: { body: { token: own.dictated.token } },
    deleteRecording: { id: dictation.id },
    openListening: { id: dictation.id },
    closeListening: { id: dictation.id },
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
    listDueWords: {},
    getWordReview: { id: learner.id },
    addWordPractice: { id: learner.id, body: { answers: [{ word: noun, right: true }] } },
    getPractice: { id: learner.id },
    addPractice: {
      id: learner.id,
      body: {
        answers: [{ fact: '4x7', right: false }],
        badges: ['first-steps'],
        bests: [{ best: 'streak', value: 12 }],
      },
    },
    getProblemWeek: { id: learner.id },
    answerProblem: {
      id: learner.id,
      body: {
        week: mondayOf(dayInParis(Date.now())),
        rank: 1,
        outcome: 'second',
        time_spent: 20_000,
      },
    },
    getGrammarReview: { id: learner.id },
    addGrammarReview: {
      id: learner.id,
      body: { level: 'CE1', answers: [{ exercise: MISSED_GAP, right: false }] },
    },
    listWeeklySeries: {},
    giveWeeklySeries: { body: { learner_ids: [learner.id], series: 'niveau=CE1&nombre=12' } },
    withdrawWeeklySeries: { id: learner.id },
    drawProblems: { query: { level: 'CE1', seed: '7' } },
  } satisfies Partial<Record<RouteName, ValidCall>>
}

function accountCalls({ session, passkey }: CompleteAccount) {
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
    listAccountEvents: {},
    closeOneSession: { body: { session_id: session } },
    closeOtherSessions: {},
    enableTwoFactor: password,
    confirmTwoFactor: { body: { code: '123456' } },
    renewRecoveryCodes: password,
    disableTwoFactor: password,
    renamePasskey: { id: passkey, body: { name: 'Téléphone' } },
    removePasskey: { id: passkey, ...password },
    getStorageUse: {},
    exportAccount: password,
    readExport: { headers: { 'x-password': encodeURIComponent(PASSWORD) } },
    eraseAccount: password,
    startTrial: { body: { plan: 'parent' } },
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
    tryDictation: { body: { words: ['neige'], level: 'CP' } },
    getSampleCopy: {},
    correctSampleCopy: { body: { answers: ['read', 'read', 'read'] } },
    stripeWebhook: {},
    signIn: { body: { email, password: PASSWORD } },
    signOut: {},
    getSession: {},
    signUp: { body: { email, password: PASSWORD, name: 'Nina', plan: 'parent' } },
    sendVerification: mail,
    undoSecurityChange: { body: { token: 'x'.repeat(43) } },
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
  own: CompleteAccount,
  email = 'nina@exemple.fr',
): Readonly<Record<RouteName, ValidCall>> {
  return { ...publicCalls(email), ...PASSKEY_CALLS, ...accountCalls(own), ...workCalls(own) }
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
