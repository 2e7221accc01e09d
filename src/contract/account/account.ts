import * as z from 'zod/mini'
import { ATTESTED_AS } from '../../domain/account/attestation.ts'
import { PLAN_KEYS } from '../../domain/account/plan.ts'
import { SESSION_REFRESH_MARGIN_MS } from '../../domain/account/session.ts'
import { MAX_NAME_LENGTH } from '../../domain/learner.ts'
import { filledText, id, instant, level } from '../fields.ts'
import { route } from '../route.ts'

const planLimits = z.object({
  levels: z.array(level),
  max_sentences: z.nullable(z.number()),
  has_theme: z.boolean(),
  has_goals: z.boolean(),
  has_corrections: z.boolean(),
  max_learners: z.number(),
  max_recording_bytes: z.number(),
})

export const subscription = z.object({
  plan: z.enum(PLAN_KEYS),
  status: z.string(),
  effective_plan: z.enum(PLAN_KEYS),
  limits: planLimits,
  /** Status `active`, or a running trial. */
  is_active: z.boolean(),
  /** Also set once it is over; null without a trial. */
  trial_ends_at: z.nullable(instant),
  /** Who changes the plan. */
  billing: z.enum(['operator', 'stripe']),
  has_portal: z.boolean(),
  /** Learners beyond the maximum of the plan. */
  read_only_learner_ids: z.array(id),
})

export type SubscriptionReply = z.infer<typeof subscription>

export const statistics = z.object({
  learners: z.number(),
  max_learners: z.number(),
  corrections: z.number(),
})

export type Statistics = z.infer<typeof statistics>

export const user = z.object({
  id,
  email: z.string(),
  name: z.string(),
  /** By a mail, or by the operator. */
  email_verified: z.boolean(),
  two_factor: z.boolean(),
  /** null until declared. */
  attested_as: z.nullable(z.enum(ATTESTED_AS)),
})

export type User = z.infer<typeof user>

export const session = z.object({ expires_at: instant, user })

export type Session = z.infer<typeof session>

export const credentials = z.object({
  email: z.email('email-invalid'),
  password: z.string('required'),
})

/** The password was right; a code of an authenticator application, or a passkey, is still needed. */
export const secondStep = z.object({
  second_factor: z.literal('totp'),
  /** Sent back with the code, or with what a passkey signed. */
  challenge: z.string(),
  /** Whether the account has a passkey, which does instead of the code. */
  has_passkey: z.boolean(),
})

export type SecondFactorChallenge = z.infer<typeof secondStep>

export const openedSession = z.object({ token: z.string(), user })

export const signIn = route({
  method: 'POST',
  path: '/api/auth/sign-in/email',
  access: 'public',
  body: credentials,
  reply: z.union([openedSession, secondStep]),
  status: 200,
  summary:
    'Open a session: cookie, and the same token for Authorization: Bearer; or ask for the second step',
})

export const signOut = route({
  method: 'POST',
  path: '/api/auth/sign-out',
  access: 'public',
  reply: z.object({ success: z.boolean() }),
  status: 200,
  summary: 'Close the session',
})

export const getSession = route({
  method: 'GET',
  path: '/api/auth/get-session',
  access: 'public',
  reply: z.nullable(session),
  status: 200,
  summary: `The session, refreshed when less than ${SESSION_REFRESH_MARGIN_MS / 1000} s are left; null when there is none`,
})

export const userChange = z.object({ name: filledText(MAX_NAME_LENGTH) })

export const updateUser = route({
  method: 'POST',
  path: '/api/auth/update-user',
  access: 'session',
  body: userChange,
  reply: user,
  status: 200,
  summary: 'Change the name of the user',
})

export const attest = route({
  method: 'POST',
  path: '/api/account/attestation',
  access: 'session',
  body: z.object({ attested_as: z.enum(ATTESTED_AS, 'invalid') }),
  reply: user,
  status: 200,
  summary:
    "Declare to be a parent, or a teacher whose school's authority allows it; kept with its date",
})

export const passwordChange = z.object({
  currentPassword: z.string('required'),
  newPassword: z.string('required'),
})

export const changePassword = route({
  method: 'POST',
  path: '/api/auth/change-password',
  access: 'session',
  body: passwordChange,
  reply: z.object({ token: z.string() }),
  status: 200,
  summary: 'Change the password; all sessions are closed and a new one is opened',
})

export const getSubscription = route({
  method: 'GET',
  path: '/api/subscription',
  access: 'session',
  reply: subscription,
  status: 200,
  summary: 'Plan, status and the rights they give',
})

export const getStatistics = route({
  method: 'GET',
  path: '/api/account/statistics',
  access: 'session',
  reply: statistics,
  status: 200,
  summary: 'Counts of the account',
})
