/** Whose passkey has signed: the proof that opens a session, or passes the second step. */
import type { SignedCredential } from '../../../contract/account/passkey-sign-in.ts'
import { accept, type Result, refuse } from '../../../domain/refusal.ts'
import type { App } from '../../http/bind-route.ts'
import { tooManyAttempts } from '../../http/problem-response.ts'
import type { AccountDependencies } from '../account-dependencies.ts'
import { refused } from '../account-refusals.ts'
import { admitEntry } from '../rate-limit.store.ts'
import { findKey, spendChallenge } from './passkey.store.ts'
import { challengeEnd, passkeyChallengeHash } from './passkey-challenge.ts'
import { relyingPartyOf } from './relying-party.ts'
import { claimedChallenge, verifiedCounter } from './webauthn.ts'

/**
 * The user whose passkey signed a challenge for signing in, which is spent by it; the answer to send otherwise. An unknown key, a
 * wrong signature and a challenge that was answered before look alike.
 */
export async function provePasskey(
  { database, secret, clock }: App,
  { publicUrl }: Pick<AccountDependencies, 'publicUrl'>,
  { id, response }: SignedCredential,
): Promise<Result<string, Response>> {
  const site = relyingPartyOf(publicUrl)
  if (!site) return refuse(refused('passkeysUnavailable'))
  const now = clock()
  const challenge = claimedChallenge(response.clientDataJSON) ?? ''
  const expiresAt = challengeEnd(secret, 'sign-in', { challenge, now })
  if (!expiresAt) return refuse(refused('challengeOver'))
  const key = await findKey(database, Buffer.from(id, 'base64url'))
  const counter = key && (await verifiedCounter({ id, ...response }, key, { site, challenge }))
  if (!key || counter === undefined) return refuse(refused('passkeyUnknown'))
  const proof = { action: 'passkey', userId: key.userId, now }
  const admitted = await admitEntry(database, secret, proof)
  if (admitted !== 'admitted') return refuse(tooManyAttempts(admitted))
  const answered = {
    challengeHash: passkeyChallengeHash(secret, challenge),
    expiresAt,
    counter,
    now,
  }
  const isFirst = await spendChallenge(database, key, answered)
  return isFirst ? accept(key.userId) : refuse(refused('passkeyUnknown'))
}
