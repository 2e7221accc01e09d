/**
 * A server that speaks the part of Stripe's protocol that the product uses, on a port of this machine. It keeps what it was
 * asked; a test says what its customers have, and sends events signed by Stripe's own library.
 */
import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import Stripe from 'stripe'
import type { StripeSettings } from '../../../src/server/boot/env.ts'

export interface StripeCall {
  readonly method: string
  readonly path: string
  /** The form that was sent, or the search of the address. */
  readonly fields: Readonly<Record<string, string>>
  readonly idempotencyKey: string | undefined
}

export interface SoldSubscription {
  readonly id: string
  readonly price: string
  readonly status: string
  readonly created?: number
  /** Seconds since 1970. */
  readonly trialEnd?: number | null
}

export interface StripeServer extends AsyncDisposable {
  readonly settings: StripeSettings
  readonly calls: StripeCall[]
  /** What a customer has from now on. */
  sell(customer: string, ...subscriptions: readonly SoldSubscription[]): void
  /** Answers the next calls with these statuses. */
  fail(...statuses: readonly number[]): void
  /** An event as Stripe sends it: body and signature. */
  event(type: string, object: object, secret?: string): { body: string; signature: string }
}

const WEBHOOK_SECRET = 'whsec_tests'

function json(response: ServerResponse, status: number, value: unknown): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(value))
}

function subscriptionOf(customer: string, sold: SoldSubscription): object {
  return {
    id: sold.id,
    object: 'subscription',
    customer,
    status: sold.status,
    created: sold.created ?? 1,
    trial_end: sold.trialEnd ?? null,
    items: {
      object: 'list',
      data: [{ id: `si_${sold.id}`, object: 'subscription_item', price: { id: sold.price } }],
    },
  }
}

interface State {
  readonly sold: Map<string, readonly SoldSubscription[]>
  readonly failures: number[]
}

/** The answer to a call; undefined for an address that this server does not know. */
function answerTo({ sold }: State, { method, path, fields }: StripeCall): object | undefined {
  switch (`${method} ${path.replace(/\/cus_\w+$/u, '/:id')}`) {
    case 'POST /v1/customers':
      return { id: `cus_${fields['metadata[user_id]']?.slice(0, 8)}`, object: 'customer' }
    case 'POST /v1/customers/:id':
      return { id: path.split('/').at(-1), object: 'customer' }
    case 'DELETE /v1/customers/:id':
      return { id: path.split('/').at(-1), object: 'customer', deleted: true }
    case 'GET /v1/subscriptions': {
      const customer = fields.customer ?? ''
      const data = (sold.get(customer) ?? []).map((one) => subscriptionOf(customer, one))
      return { object: 'list', data, has_more: false, url: path }
    }
    case 'POST /v1/checkout/sessions':
      return {
        id: 'cs_1',
        object: 'checkout.session',
        url: 'https://checkout.stripe.test/cs_1',
      }
    case 'POST /v1/billing_portal/sessions':
      return {
        id: 'bps_1',
        object: 'billing_portal.session',
        url: 'https://billing.stripe.test/bps_1',
      }
    default:
      return undefined
  }
}

function answer(state: State, call: StripeCall, response: ServerResponse): void {
  const value = answerTo(state, call)
  const unknown = { error: { type: 'invalid_request_error', message: call.path } }
  json(response, value ? 200 : 404, value ?? unknown)
}

/** 404 is how Stripe says that it has no such thing. */
function refusal(status: number): object {
  return status === 404
    ? { type: 'invalid_request_error', code: 'resource_missing', message: 'no such thing' }
    : { type: 'api_error', message: 'not now' }
}

function parsePort(address: string | AddressInfo | null): number {
  return (address as AddressInfo).port
}

export async function stripeServer(): Promise<StripeServer> {
  const calls: StripeCall[] = []
  const state: State = { sold: new Map(), failures: [] }
  const server = createServer(async (request, response) => {
    const url = new URL(request.url ?? '/', 'http://127.0.0.1')
    const form = new URLSearchParams(await text(request))
    const key = request.headers['idempotency-key']
    const call: StripeCall = {
      method: request.method ?? '',
      path: url.pathname,
      fields: Object.fromEntries([...url.searchParams, ...form]),
      idempotencyKey: typeof key === 'string' ? key : undefined,
    }
    calls.push(call)
    const status = state.failures.shift()
    if (status === undefined) answer(state, call, response)
    else json(response, status, { error: refusal(status) })
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  return {
    settings: {
      secretKey: 'sk_test_tests',
      webhookSecret: WEBHOOK_SECRET,
      apiBase: `http://127.0.0.1:${parsePort(server.address())}`,
      prices: { parent: 'price_p', parentPlus: 'price_pp', teacher: 'price_t' },
    },
    calls,
    sell: (customer, ...subscriptions) => {
      state.sold.set(customer, subscriptions)
    },
    fail: (...statuses) => {
      state.failures.push(...statuses)
    },
    event: (type, object, secret = WEBHOOK_SECRET) => {
      const body = JSON.stringify({ id: 'evt_1', object: 'event', type, data: { object } })
      return {
        body,
        signature: new Stripe('sk_test_tests').webhooks.generateTestHeaderString({
          payload: body,
          secret,
        }),
      }
    },
    [Symbol.asyncDispose]: async () => {
      server.closeAllConnections()
      await new Promise<void>((resolve) => server.close(() => resolve()))
    },
  }
}
