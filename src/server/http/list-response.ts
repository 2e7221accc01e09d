/**
 * Lists without an end as JSON. What fits in a piece is answered at once; the rest is read piece by piece while the client takes
 * it, so that an answer costs the server a piece, whatever the list and however slow the client (keyset pagination inside).
 */
import type { RowPosition } from '../../contract/paging.ts'
import { withRequestDeadline } from '../db/request-deadline.ts'

/** Rows of a piece: a megabyte of the longest texts. */
export const PIECE_ROWS = 50

export interface PiecedList<Row extends RowPosition = RowPosition> {
  /** Newest first, as many as a piece has, or all there are. */
  readonly first: readonly Row[]
  /** The piece after a row. */
  readonly after: (row: RowPosition) => Promise<readonly Row[]>
}

function isWhole({ first }: PiecedList): boolean {
  return first.length < PIECE_ROWS
}

async function* arrayText({ first, after }: PiecedList): AsyncGenerator<string> {
  yield '['
  let piece = first
  for (let comma = ''; ; comma = ',') {
    if (piece.length > 0) yield comma + piece.map((row) => JSON.stringify(row)).join(',')
    const last = piece.at(-1)
    if (last === undefined || piece.length < PIECE_ROWS) break
    piece = await withRequestDeadline(() => after(last))
  }
  yield ']'
}

async function* objectText(
  lists: Readonly<Record<string, PiecedList>>,
  rest: object,
): AsyncGenerator<string> {
  for (const [name, list] of Object.entries(lists)) {
    yield `${name === Object.keys(lists)[0] ? '{' : ','}${JSON.stringify(name)}:`
    yield* arrayText(list)
  }
  yield `,${JSON.stringify(rest).slice(1)}`
}

/** JSON that is written while the client takes it. */
export function streamedJson(text: AsyncGenerator<string>): Response {
  const body = ReadableStream.from(text).pipeThrough(new TextEncoderStream())
  return new Response(body, { headers: { 'content-type': 'application/json' } })
}

/** A list that is the whole answer. */
export function listResponse(list: PiecedList): Response {
  return isWhole(list) ? Response.json(list.first) : streamedJson(arrayText(list))
}

/** Lists that are fields of an answer, and its other fields. */
export function listsResponse(lists: Readonly<Record<string, PiecedList>>, rest: object): Response {
  if (!Object.values(lists).every(isWhole)) return streamedJson(objectText(lists, rest))
  const fields = Object.entries(lists).map(([name, { first }]) => [name, first])
  return Response.json({ ...Object.fromEntries(fields), ...rest })
}
