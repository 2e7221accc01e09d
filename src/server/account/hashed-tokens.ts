/** Better Auth's tables through its own adapter, with one difference: of a session's token only a hash is stored. */
import type {
  DBAdapter,
  DBAdapterInstance,
  DBTransactionAdapter,
  Where,
} from 'better-auth/adapters'
import { getAdapter } from 'better-auth/db/adapter'
import type pg from 'pg'
import { hashToken } from './sessions/session-token.ts'

const SESSION = 'session'

type Queries = DBTransactionAdapter

interface Selection {
  readonly model: string
  readonly where?: Where[] | undefined
}

/** The fields of a session with its token hashed; those of anything else as they are. */
function parseHashed<Fields extends object>(model: string, fields: Fields): Fields {
  if (model !== SESSION || !('token' in fields) || typeof fields.token !== 'string') return fields
  return { ...fields, token: hashToken(fields.token) } as Fields
}

/** The same selection by the hash of the token. */
function hashed<Query extends Selection>(query: Query): Query {
  if (query.model !== SESSION || query.where === undefined) return query
  const where = query.where.map((one) =>
    one.field === 'token' && typeof one.value === 'string'
      ? { ...one, value: hashToken(one.value) }
      : one,
  )
  return { ...query, where }
}

/** A row found by its token with the token itself in it: Better Auth writes it into the cookie. */
function parseFound<Row>({ model, where }: Selection, row: Row): Row {
  const token = where?.find((one) => one.field === 'token')?.value
  return model === SESSION && row && token !== undefined ? ({ ...row, token } as Row) : row
}

/** A row just made, with the token that it was made of. */
function parseMade<Row>(query: { readonly model: string; readonly data: object }, row: Row): Row {
  const { model, data } = query
  return model === SESSION && 'token' in data ? ({ ...row, token: data.token } as Row) : row
}

/** The queries of an adapter that may not be there yet. */
function hashing(inner: Promise<Queries>): Omit<Queries, 'id'> {
  return {
    create: async (query) => {
      const data = parseHashed(query.model, query.data)
      return parseMade(query, await (await inner).create({ ...query, data }))
    },
    findOne: async (query) => parseFound(query, await (await inner).findOne(hashed(query))),
    findMany: async (query) => (await inner).findMany(hashed(query)),
    count: async (query) => (await inner).count(hashed(query)),
    update: async (query) => {
      const update = parseHashed(query.model, query.update)
      return parseFound(query, await (await inner).update({ ...hashed(query), update }))
    },
    updateMany: async (query) => (await inner).updateMany(hashed(query)),
    delete: async (query) => (await inner).delete(hashed(query)),
    deleteMany: async (query) => (await inner).deleteMany(hashed(query)),
    consumeOne: async (query) => parseFound(query, await (await inner).consumeOne(hashed(query))),
    incrementOne: async (query) => (await inner).incrementOne(hashed(query)),
  }
}

/** The `database` option of Better Auth, over the accounts' pool. */
export function hashedTokenAdapter(pool: pg.Pool): DBAdapterInstance {
  return (options) => {
    const inner: Promise<DBAdapter> = getAdapter({ ...options, database: pool })
    return {
      id: 'hashed-tokens',
      ...hashing(inner),
      transaction: async (work) =>
        (await inner).transaction((queries) =>
          work({ id: 'hashed-tokens', ...hashing(Promise.resolve(queries)) }),
        ),
    }
  }
}
