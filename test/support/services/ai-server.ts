/**
 * A server that speaks the protocol of AI providers, well or badly, on a port of this machine. Each call gets the next of
 * the given answers, the last one again when they are used up; what was sent is kept for the test to look at.
 */
import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'

export interface AiCall {
  readonly path: string
  readonly headers: IncomingHttpHeaders
  readonly body: {
    readonly model: string
    readonly messages: readonly { readonly role: string; readonly content: unknown }[]
    readonly [parameter: string]: unknown
  }
  /** The body as it was sent. */
  readonly sent: string
  /** Resolves when the answer has ended or the caller has left. */
  readonly over: Promise<'answered' | 'left'>
}

/** How one call is answered. */
export type AiAnswer = (response: ServerResponse) => void

export interface AiServer extends AsyncDisposable {
  readonly baseUrl: string
  readonly calls: AiCall[]
  /** The answers to the next calls. */
  answer(...answers: readonly AiAnswer[]): void
  /** From now on the call itself decides how it is answered. */
  answerBy(choose: (call: AiCall) => AiAnswer): void
  /** Resolves when there were so many calls. */
  called(times: number): Promise<void>
}

function parseBody(sent: string): AiCall['body'] {
  return JSON.parse(sent) as AiCall['body']
}

function json(response: ServerResponse, status: number, value: unknown): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(value))
}

function completion(content: unknown, reason = 'stop'): object {
  const message = { role: 'assistant', content }
  return { id: 'x', object: 'chat.completion', choices: [{ message, finish_reason: reason }] }
}

/** The model says this, whatever it was asked. */
export function says(content: unknown): AiAnswer {
  return (response) => json(response, 200, completion(content))
}

/** The reply that the prompt asks for. */
export function writes(...sentences: readonly string[]): AiAnswer {
  return says(JSON.stringify({ phrases: sentences }))
}

/** The reply that the prompt for a photo asks for. */
export function transcribes(...lines: readonly string[]): AiAnswer {
  return says(JSON.stringify({ lignes: lines }))
}

/** Stops in the middle of the text, out of tokens. */
export function truncates(sentences: readonly string[]): AiAnswer {
  const whole = JSON.stringify({ phrases: sentences })
  return (response) => json(response, 200, completion(whole.slice(0, -20), 'length'))
}

export function fails(
  status: number,
  headers: Readonly<Record<string, string>> = {},
  body: unknown = { error: { message: 'invalid key sk-12***', param: null } },
): AiAnswer {
  return (response) =>
    response
      .writeHead(status, { 'content-type': 'application/json', ...headers })
      .end(JSON.stringify(body))
}

/** What a proxy in between shows instead. */
export const showsHtml: AiAnswer = (response) =>
  response.writeHead(200, { 'content-type': 'text/html' }).end('<html><h1>Bad gateway</h1></html>')

export const saysNothing: AiAnswer = (response) => json(response, 200, { choices: [] })

export const hangs: AiAnswer = () => undefined

/** Begins an answer and never goes on. */
export const stallsInTheMiddle: AiAnswer = (response) => {
  response.writeHead(200, { 'content-type': 'application/json' }).write('{"choices":[{"message":')
}

/** One byte every `ms`, without end. */
export function drips(ms: number): AiAnswer {
  return (response) => {
    response.writeHead(200, { 'content-type': 'application/json' })
    const timer = setInterval(() => response.write(' '), ms)
    response.on('close', () => clearInterval(timer))
  }
}

/** So many MB of one text, as fast as they are taken. */
export function floods(megabytes: number): AiAnswer {
  return (response) => {
    response.writeHead(200, { 'content-type': 'application/json' })
    response.write('{"choices":[{"message":{"content":"')
    const chunk = 'bla '.repeat(256 * 1024)
    let left = megabytes
    const pour = (): void => {
      while (left > 0 && !response.destroyed) {
        left -= 1
        if (!response.write(chunk)) {
          response.once('drain', pour)
          return
        }
      }
      response.end('"}}]}')
    }
    pour()
  }
}

/** Ends the connection in the middle of the answer. */
export const cutsOff: AiAnswer = (response) => {
  response.writeHead(200, { 'content-type': 'application/json', 'content-length': '1000' })
  response.write('{"choices":[', () => response.destroy())
}

/** Ends the connection without a word. */
export const resets: AiAnswer = (response) => response.socket?.resetAndDestroy()

/** These bytes as the whole body, with status 200. */
export function sends(bytes: string | Uint8Array): AiAnswer {
  return (response) => response.writeHead(200, { 'content-type': 'application/json' }).end(bytes)
}

export function redirects(location: string): AiAnswer {
  return (response) => response.writeHead(307, { location }).end()
}

/** Answers after so many ms. */
export function later(ms: number, answer: AiAnswer): AiAnswer {
  return (response) => {
    const timer = setTimeout(() => answer(response), ms)
    response.on('close', () => clearTimeout(timer))
  }
}

function ending(response: ServerResponse): AiCall['over'] {
  return new Promise((resolve) => {
    response.on('close', () => resolve(response.writableFinished ? 'answered' : 'left'))
  })
}

export async function startAiServer(...first: readonly AiAnswer[]): Promise<AiServer> {
  const calls: AiCall[] = []
  const waiting: { times: number; resolve: () => void }[] = []
  let answers = first
  let taken = 0
  const inTurn = (): AiAnswer => {
    taken += 1
    return answers[Math.min(taken, answers.length) - 1] ?? fails(500)
  }
  let choose: (call: AiCall) => AiAnswer = inTurn
  const server = createServer(async (request, response) => {
    const sent = await text(request)
    const { url: path = '', headers } = request
    const call = { path, headers, body: parseBody(sent), sent, over: ending(response) }
    calls.push(call)
    for (const { times, resolve } of waiting) if (calls.length >= times) resolve()
    choose(call)(response)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const port = typeof address === 'object' && address !== null ? address.port : 0
  return {
    baseUrl: `http://127.0.0.1:${port}/v1`,
    calls,
    answer: (...next) => {
      answers = next
      taken = 0
      choose = inTurn
    },
    answerBy: (chosen) => {
      choose = chosen
    },
    called: (times) =>
      calls.length >= times
        ? Promise.resolve()
        : new Promise((resolve) => waiting.push({ times, resolve })),
    [Symbol.asyncDispose]: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}
