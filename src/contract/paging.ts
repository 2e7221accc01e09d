/** Keyset pagination, newest first: the row after which a page begins, and its size. */
import * as z from 'zod/mini'
import { id, instant, whole } from './fields.ts'

export const MAX_PAGE_SIZE = 200

/** Sort key of the lists. */
export interface RowPosition {
  readonly created_at: string
  readonly id: string
}

/** As the server writes it. PostgreSQL has no year 0. */
const MOMENT = /^[1-9]\d{3}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/u

/** `2026-11-21T08:00:00.000Z_0192…` */
export const cursor = z.pipe(
  z.string('invalid'),
  z.transform((text: string, context): RowPosition => {
    const [moment = '', row = ''] = text.split('_')
    const isPlace =
      MOMENT.test(moment) && instant.safeParse(moment).success && id.safeParse(row).success
    if (isPlace && makeCursor({ created_at: moment, id: row }) === text) {
      return { created_at: moment, id: row }
    }
    context.issues.push({ code: 'custom', message: 'invalid', input: text })
    return z.NEVER
  }),
)

export function makeCursor({ created_at, id: row }: RowPosition): string {
  return `${created_at}_${row}`
}

/** Query parameters are text. */
export const pageLimit = z.pipe(
  z.pipe(z.string('invalid').check(z.regex(/^\d{1,4}$/u, 'invalid')), z.transform(Number)),
  whole(1, MAX_PAGE_SIZE),
)
