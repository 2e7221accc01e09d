/** Words that stand nowhere else, one for each place that people or programs write to, to be looked for in logs afterwards. */

import type { CompleteAccount, Written } from '../people/complete-account.ts'
import { PASSWORD } from '../people/people.ts'
import { type ValidCall, validCalls } from '../people/valid-calls.ts'
import { NO_ID } from '../product/test-app.ts'

export const WRITTEN: Written = {
  first_name: 'Zéphyrinexq',
  last_name: 'Bourdoncleqx',
  title: 'Le titrexqa',
  noun: 'castorxqb',
  misspelt: 'kastorxqc',
  theme: 'thèmexqd',
  goal: 'objectifxqe',
}

export const EMAIL = 'adultexqf@exemple.fr'

/** Every canary by the place that it is put in; what a session is given is added later. */
export const CANARIES: Readonly<Record<string, string>> = {
  ...WRITTEN,
  'birth date': '2017-03-19',
  'e-mail': 'adultexqf',
  'e-mail in other case': 'ADULTEXQG',
  'unknown e-mail': 'personnexqh',
  'new e-mail': 'nouvellexqi',
  'waiting list': 'attentexqj',
  'adult’s name': 'Clairexqk',
  password: PASSWORD,
  'wrong password': 'motfauxxql tulipe',
  'new password': 'quatrexqm tulipes',
  'one-time code': '918273',
  'second factor': '645546',
  'recovery code': 'abcdxqn-efgh',
  'mail token': `${'t'.repeat(30)}xqo`,
  challenge: `${'c'.repeat(30)}xqp`,
  'text of a copy': 'écrituxqq',
  'word of a list': 'motxqr',
  'word of a photo': 'photoxqs',
  'text of a provider': 'romanxqt',
  'refusal of a provider': 'refusxqu',
  'key of a provider': 'sk-clefxqv',
  'user agent': 'Navigateurxqw',
  referer: 'refererxqx',
  query: 'queryxqy',
  address: 'adressexqz',
  cookie: 'cookiexra',
  bearer: 'bearerxrb',
  'idempotency key': 'clefxrc',
  'unknown field': 'champxrd',
  'wrong type': 'typexre',
  'broken JSON': 'cassexrf',
  'form body': 'formxrg',
  'broken HTTP': 'httpxrh',
  'x-password': 'enteteoxri',
}

/** Headers that say what a log must not repeat. */
export const NOISE = {
  'user-agent': CANARIES['user agent'] ?? '',
  referer: `http://127.0.0.1/${CANARIES.referer}`,
  'accept-language': CANARIES['user agent'] ?? '',
}

/** The calls of a scene with canaries where the ordinary ones have everyday words. */
export function canaryCalls(own: CompleteAccount): ReturnType<typeof validCalls> {
  const calls = validCalls(own, `${CANARIES['unknown e-mail']}@exemple.fr`)
  const text = JSON.stringify(calls)
    .replaceAll('123456', CANARIES['one-time code'] ?? '')
    .replaceAll('quatre tulipes bleues', CANARIES['new password'] ?? '')
    .replaceAll('nouvelle@exemple.fr', `${CANARIES['new e-mail']}@exemple.fr`)
    .replaceAll('"Claire"', `"${CANARIES['adult’s name']}"`)
    .replaceAll('2018-02-23', CANARIES['birth date'] ?? '')
    .replaceAll('abcd-efgh-jkmn', CANARIES['recovery code'] ?? '')
  return JSON.parse(text)
}

/** The same call as people, programs and attackers get it wrong. */
export function spoiltCalls({ id, body, headers }: ValidCall): readonly ValidCall[] {
  const fields = Object.entries(body ?? {})
  return [
    {
      id: NO_ID,
      ...(body && { body }),
      headers: { ...headers, 'idempotency-key': CANARIES['idempotency key'] ?? '' },
    },
    { id: CANARIES.address ?? '', ...(body && { body }) },
    {
      ...(id && { id }),
      query: { [CANARIES.query ?? '']: CANARIES.query ?? '' },
      body: { [CANARIES['unknown field'] ?? '']: 1 },
    },
    ...fields.map(([name, value]) => ({
      ...(id && { id }),
      body: { ...body, [name]: { [CANARIES['wrong type'] ?? '']: value } },
    })),
    ...fields.map(([name, value]) => ({
      ...(id && { id }),
      body: { ...body, [name]: `${String(value)}\u0000${CANARIES['wrong type']}` },
    })),
  ]
}

/** A word as it is written, and as programs write it. */
export function disguises(word: string): readonly string[] {
  const bytes = Buffer.from(word)
  return [
    word,
    word.normalize('NFD'),
    word.toLowerCase(),
    encodeURIComponent(word),
    JSON.stringify(word).slice(1, -1),
    bytes.toString('hex'),
    bytes.toString('base64').replace(/=+$/u, '').slice(0, -1),
  ]
}
