/**
 * Lists without an end, and files, as JSON. What fits in a piece is answered at once; the rest is read piece by piece while the client takes
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

async function* encoded(text: AsyncIterable<string>): AsyncGenerator<Uint8Array> {
  for await (const piece of text) yield Buffer.from(piece)
}

/** Bytes that are made when the client takes them: a stream that encodes would hold two pieces more. */
export function streamedText(text: AsyncIterable<string>): ReadableStream<Uint8Array> {
  return ReadableStream.from(encoded(text))
}

/** JSON that is written while the client takes it. */
export function streamedJson(text: AsyncIterable<string>): Response {
  return new Response(streamedText(text), { headers: { 'content-type': 'application/json' } })
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

/** A multiple of three: the base64 of one piece goes on where that of the piece before has ended. */
const PIECE_BYTES = 3 * 2 ** 15

export interface BytePiece {
  readonly from: number
  readonly count: number
}

export interface PiecedBytes {
  /** Of the file: audio/webm. */
  readonly type: string
  readonly bytes: number
  /** undefined when the file is no more, or another one stands in its place. */
  readonly piece: (asked: BytePiece) => Promise<Buffer | undefined>
}

/** An object of these fields, and after them `name`: the data URL. */
export async function* dataUrlText(
  fields: object,
  name: string,
  { type, bytes, piece }: PiecedBytes,
): AsyncGenerator<string> {
  yield `${JSON.stringify(fields).slice(0, -1)},${JSON.stringify(name)}:"data:${type};base64,`
  for (let from = 0; from < bytes; from += PIECE_BYTES) {
    const next = await withRequestDeadline(() => piece({ from, count: PIECE_BYTES }))
    // What was sent is half an answer: it is cut here.
    if (next === undefined) throw new Error('a file was replaced while it was sent')
    yield next.toString('base64')
  }
  yield '"}'
}
