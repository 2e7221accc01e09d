/**
 * The two roles that a running server connects as, made beside the tables. Their names carry the database's, because roles
 * belong to the whole PostgreSQL; their passwords follow from the server's secret, so that N servers agree on them.
 */
import { createHash, createHmac, pbkdf2Sync, randomBytes } from 'node:crypto'
import pg from 'pg'
import type { Connection, Connections } from '../pool.ts'

/**
 * What PostgreSQL stores of a password under scram-sha-256 (RFC 5803). Sent in the place of the password itself, which a
 * server that logs its statements would otherwise write down.
 */
/** PostgreSQL's own count. The passwords are 256 random bits, so a larger one would protect nothing. */
const ITERATIONS = 4096
const KEY_BYTES = 32

function scramVerifier(password: string, salt: Uint8Array): string {
  const salted = pbkdf2Sync(password, salt, ITERATIONS, KEY_BYTES, 'sha256')
  const clientKey = createHmac('sha256', salted).update('Client Key').digest()
  const storedKey = createHash('sha256').update(clientKey).digest('base64')
  const serverKey = createHmac('sha256', salted).update('Server Key').digest('base64')
  const saltText = Buffer.from(salt).toString('base64')
  return `SCRAM-SHA-256$${ITERATIONS}:${saltText}$${storedKey}:${serverKey}`
}

export const ROLE_KINDS = ['requests', 'accounts'] as const

export type RoleKind = (typeof ROLE_KINDS)[number]

export interface DatabaseRole {
  readonly kind: RoleKind
  readonly name: string
  readonly password: string
}

/** Limits of the role itself hold behind a pooler too, which may drop the ones a connection asks for. */
const SETTINGS: Readonly<Record<RoleKind, readonly string[]>> = {
  requests: ['search_path = public'],
  accounts: ['search_path = auth'],
}
const COMMON_SETTINGS = [
  "statement_timeout = '2500ms'",
  "lock_timeout = '2s'",
  "idle_in_transaction_session_timeout = '10s'",
  'synchronous_commit = on',
  "timezone = 'UTC'",
]

const NAME_MAX = 63

export function rolesOf(
  database: string,
  secret: string,
): Readonly<Record<RoleKind, DatabaseRole>> {
  const role = (kind: RoleKind): DatabaseRole => {
    const name = `${database.slice(0, NAME_MAX - kind.length - 1)}_${kind}`
    const password = createHmac('sha256', secret).update(`database role ${name}`).digest('hex')
    return { kind, name, password }
  }
  return { requests: role('requests'), accounts: role('accounts') }
}

/** Changes when the roles have to be written again: another secret, or other rights. */
export function roleHash(role: DatabaseRole, grants: string): string {
  const settings = JSON.stringify([SETTINGS[role.kind], COMMON_SETTINGS])
  return createHash('sha256').update(role.password).update(settings).update(grants).digest('hex')
}

export function roleStatements(role: DatabaseRole, exists: boolean): string[] {
  const name = pg.escapeIdentifier(role.name)
  const verifier = pg.escapeLiteral(scramVerifier(role.password, randomBytes(16)))
  return [
    `${exists ? 'alter' : 'create'} role ${name} login noinherit password ${verifier}`,
    ...[...SETTINGS[role.kind], ...COMMON_SETTINGS].map(
      (setting) => `alter role ${name} set ${setting}`,
    ),
  ]
}

/** The page of rights with the real names in it. */
export function grantStatements(
  grants: string,
  roles: Readonly<Record<RoleKind, DatabaseRole>>,
): string {
  return grants.replace(/:(requests|accounts)\b/g, (_whole, kind) =>
    pg.escapeIdentifier(roles[kind === 'accounts' ? 'accounts' : 'requests'].name),
  )
}

function connectionAs(owner: Connection, role: DatabaseRole): Connection {
  if (!('connectionString' in owner)) return { ...owner, user: role.name, password: role.password }
  const url = new URL(owner.connectionString)
  url.username = encodeURIComponent(role.name)
  url.password = role.password
  return { connectionString: url.href }
}

export function connectionsOf(
  owner: Connection,
  roles: Readonly<Record<RoleKind, DatabaseRole>>,
): Connections {
  return {
    requests: connectionAs(owner, roles.requests),
    accounts: connectionAs(owner, roles.accounts),
  }
}
