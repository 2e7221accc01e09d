import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import {
  addPasskey,
  type ListedPasskey,
  listPasskeys,
  preparePasskey,
  removePasskey,
  renamePasskey,
} from '../../contract/account/passkeys.ts'
import type { ReplyOf } from '../../contract/route.ts'
import { call } from '../api/client.ts'
import { queryClient } from '../api/query-client.ts'
import { makeCredential } from '../session/passkey.ts'
import { SESSIONS_KEY } from './sessions-api.ts'

/** Below the sessions: what closes some of them adds or removes a passkey. */
const PASSKEYS_KEY = [...SESSIONS_KEY, 'passkeys'] as const

export function usePasskeys(): UseQueryResult<ReplyOf<typeof listPasskeys>> {
  return useQuery({
    queryKey: PASSKEYS_KEY,
    queryFn: ({ signal }) => call(listPasskeys, { signal }),
  })
}

export interface Proofs {
  readonly password: string
  readonly code: string | undefined
}

function proofsBody({ password, code }: Proofs) {
  return { password, ...(code !== undefined && { code }) }
}

async function refetchSecurity(): Promise<void> {
  await queryClient.invalidateQueries({ queryKey: SESSIONS_KEY })
}

/** Asks the device for a passkey between two requests; the server closes all other sessions. */
export async function addOwnPasskey(name: string, proofs: Proofs): Promise<void> {
  const { options } = await call(preparePasskey, { body: proofsBody(proofs) })
  await call(addPasskey, { body: { name, credential: await makeCredential(options) } })
  await refetchSecurity()
}

export async function renameOwnPasskey(
  { id }: Pick<ListedPasskey, 'id'>,
  name: string,
): Promise<void> {
  await call(renamePasskey, { params: { id }, body: { name } })
  await refetchSecurity()
}

/** The server closes all other sessions. */
export async function removeOwnPasskey(
  { id }: Pick<ListedPasskey, 'id'>,
  proofs: Proofs,
): Promise<void> {
  await call(removePasskey, { params: { id }, body: proofsBody(proofs) })
  await refetchSecurity()
}
