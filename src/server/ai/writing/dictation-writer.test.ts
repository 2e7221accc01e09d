/** Dictations with an AI provider, through the whole server: whatever the provider does, a dictation comes back. */
import { expect, test } from 'vitest'
import { claire, marc } from '../../../../test/support/people/people.ts'
import {
  type AiAnswer,
  cutsOff,
  drips,
  fails,
  floods,
  hangs,
  redirects,
  says,
  saysNothing,
  showsHtml,
  truncates,
  writes,
} from '../../../../test/support/services/ai-server.ts'
import { KEY } from '../../../../test/support/services/app-with-ai.ts'
import {
  ASKED,
  appWithWriter,
  EATS,
  expectDictation,
  LIVES,
  SEEKS,
  SQUIRREL,
  TAIL,
  UNFIT,
} from '../../../../test/support/services/app-with-writer.ts'
import { routes } from '../../../contract/routes.ts'

const UNAVAILABLE =
  "L'IA (Fabulia) n'est pas disponible pour le moment\u00a0: L'Encrier a écrit ce texte lui-même."

const NOBODY = 'http://127.0.0.1:9/v1'

test.each<[name: string, answer: AiAnswer, source: string, calls: number, notice: string | null]>([
  ['the JSON asked', writes(...SQUIRREL), 'provider', 1, null],
  [
    'fenced JSON',
    says(`\`\`\`json\n${JSON.stringify({ phrases: SQUIRREL })}\n\`\`\``),
    'provider',
    1,
    null,
  ],
  [
    'a numbered list with a preface',
    says(`Voici la dictée\u00a0:\n${SQUIRREL.map((one, i) => `${i + 1}. ${one}`).join('\n')}`),
    'provider',
    1,
    null,
  ],
  ['truncated JSON', truncates(SQUIRREL), 'mixed', 3, null],
  ['an empty reply', says(''), 'engine', 3, UNFIT],
  ['null', says(null), 'engine', 3, UNFIT],
  ['no choices', saysNothing, 'engine', 3, UNFIT],
  ['HTML', showsHtml, 'engine', 3, UNFIT],
  ['50 MB', floods(50), 'engine', 3, UNFIT],
  ['400', fails(400), 'engine', 1, UNAVAILABLE],
  ['401', fails(401), 'engine', 1, UNAVAILABLE],
  ['403', fails(403), 'engine', 1, UNAVAILABLE],
  ['429', fails(429), 'engine', 3, UNAVAILABLE],
  ['429 for ten minutes', fails(429, { 'retry-after': '600' }), 'engine', 1, UNAVAILABLE],
  ['500', fails(500), 'engine', 3, UNAVAILABLE],
  ['a hang', hangs, 'engine', 3, UNAVAILABLE],
  ['one byte at a time', drips(100), 'engine', 3, UNAVAILABLE],
  ['a connection cut', cutsOff, 'engine', 3, UNAVAILABLE],
  ['a redirect', redirects(NOBODY), 'engine', 1, UNAVAILABLE],
  ['three sentences for four', writes(LIVES, TAIL, SEEKS), 'mixed', 3, null],
  [
    'six sentences for four',
    writes(...SQUIRREL, 'Puis il dort.', 'La nuit est calme.'),
    'provider',
    3,
    null,
  ],
  ['missing words', writes(LIVES, 'Il est petit.', SEEKS, 'Il court vite.'), 'mixed', 3, null],
  [
    'a wrong agreement',
    writes(LIVES, TAIL, SEEKS, 'Il mangent sur une branche.'),
    'mixed',
    3,
    null,
  ],
  ['a repeated sentence', writes(LIVES, LIVES, SEEKS, EATS), 'mixed', 3, null],
  ['a novel', says('Le chat dort dans la cuisine. '.repeat(1000)), 'engine', 3, UNFIT],
  ['one good sentence of four', writes(LIVES), 'engine', 3, UNFIT],
  ['a comment', says("Je ne peux pas écrire de dictée pour l'instant."), 'engine', 3, UNFIT],
])('O5 GEN-09 %s: a dictation comes back', async (...row) => {
  const [, answer, source, calls, notice] = row
  await using at = await appWithWriter([answer])
  const parent = await at.app.as(claire)
  const { status, body } = await parent.send(routes.generateDictation, { body: ASKED })
  expect(status).toBe(200)
  expectDictation(body)
  expect([body.source, at.server.calls.length], body.content).toEqual([source, calls])
  expect(body.provider).toBe(source === 'engine' ? null : 'Fabulia')
  expect(body.warnings.filter((warning) => warning.includes('Fabulia'))).toEqual(
    notice === null ? [] : [notice],
  )
  if (source === 'mixed') {
    expect(SQUIRREL.filter((one) => body.content.includes(one))).not.toEqual([])
  }
  const log = at.app.logged.join('')
  expect(log).toContain('"event":"ai-call"')
  for (const secret of [KEY, 'sk-12', 'fable-1', 'écureuil', 'cureuil', 'présent', parent.id]) {
    expect(log).not.toContain(secret)
  }
})

test('a text with faults is asked again, the faults named, and the second one is taken', async () => {
  await using at = await appWithWriter([
    writes(LIVES, 'Il a un belle queue.', SEEKS),
    writes(...SQUIRREL),
  ])
  const parent = await at.app.as(claire)
  const { body } = await parent.send(routes.generateDictation, { body: ASKED })
  expect([body.source, body.content]).toEqual(['provider', SQUIRREL.join(' ')])
  const [first, second] = at.server.calls.map(({ body: sent }) => ({
    prompt: String(sent.messages[1]?.content),
    temperature: Number(sent.temperature),
  }))
  expect(first?.prompt).not.toContain('précédente')
  expect(second?.prompt).toContain('Tu as écrit 3 phrases au lieu de 4.')
  expect(second?.prompt).toContain('Il manque le mot "rousse".')
  expect(second?.temperature).toBeLessThan(first?.temperature ?? 0)
})

const PAST = ["L'écureuil vivait dans la forêt.", 'Il avait une belle queue rousse.'] as const

const LATER = ['Le matin, il cherchait une noisette.', 'Il la mangeait sur une branche.'] as const

test('a goal that does not show is asked for once more, then told', async () => {
  const body = { ...ASKED, pedagogicalGoals: ['imparfait'] }
  await using at = await appWithWriter([writes(...SQUIRREL), writes(...PAST, ...LATER)])
  const parent = await at.app.as(claire)
  const better = await parent.send(routes.generateDictation, { body })
  expect([better.body.source, better.body.warnings]).toEqual(['provider', []])
  expect(better.body.content).toContain('vivait')
  expect(String(at.server.calls[1]?.body.messages[1]?.content)).toContain(
    'Le texte ne travaille pas l\'objectif "imparfait".',
  )
  const missed = [
    "L'objectif «\u00a0imparfait\u00a0» n'est pas travaillé dans ce texte\u00a0: essayez une autre proposition ou changez de mots.",
  ]
  for (const second of [writes(...SQUIRREL), fails(401)]) {
    at.server.answer(writes(...SQUIRREL), second)
    const before = at.server.calls.length
    const reply = await parent.send(routes.generateDictation, { body })
    expect([reply.body.content, reply.body.source]).toEqual([SQUIRREL.join(' '), 'provider'])
    expect(reply.body.warnings).toEqual(missed)
    expect(at.server.calls.length - before).toBe(2)
  }
})

test('TXT-02 a text of the provider is a text, mended or not', async () => {
  await using at = await appWithWriter([writes(...SQUIRREL), writes(LIVES, TAIL, SEEKS)])
  const parent = await at.app.as(claire)
  const whole = await parent.send(routes.generateDictation, { body: ASKED })
  const mended = await parent.send(routes.generateDictation, { body: ASKED })
  expect([whole.body.source, whole.body.form]).toEqual(['provider', 'text'])
  expect([mended.body.source, mended.body.form]).toEqual(['mixed', 'text'])
})

test('a text with faults followed by an outage is mended, not thrown away', async () => {
  await using at = await appWithWriter([writes(LIVES, TAIL, SEEKS), fails(401)])
  const parent = await at.app.as(claire)
  const { body } = await parent.send(routes.generateDictation, { body: ASKED })
  expectDictation(body)
  expect([body.source, at.server.calls.length]).toEqual(['mixed', 2])
})

test('a provider knows every theme, and a goal that cannot be checked is said to be so', async () => {
  await using at = await appWithWriter([
    writes(...SQUIRREL),
    writes(LIVES, TAIL, SEEKS),
    fails(401),
  ])
  const parent = await at.app.as(claire)
  const body = { ...ASKED, theme: 'Les galaxies', pedagogicalGoals: ['la virgule flottante'] }
  for (const source of ['provider', 'mixed']) {
    const reply = await parent.send(routes.generateDictation, { body })
    expect([reply.body.source, reply.body.warnings]).toEqual([
      source,
      [
        "L'objectif «\u00a0la virgule flottante\u00a0» a été donné à l'IA, mais ne peut pas être vérifié.",
      ],
    ])
  }
})

test('TXT-05 a word that looks misspelt is asked for as it was meant, and pointed at', async () => {
  await using at = await appWithWriter([writes(...SQUIRREL.slice(0, 3), 'Il mange un champignon.')])
  const parent = await at.app.as(claire)
  const body = { ...ASKED, words: [...ASKED.words, 'chanpignon'] }
  const reply = await parent.send(routes.generateDictation, { body })
  expect([reply.body.source, reply.body.warnings]).toEqual([
    'provider',
    [expect.stringMatching(/chanpignon.*vouliez-vous écrire.*champignon/u)],
  ])
})

test('O7 beyond the quota of a day the engine writes, and says so; another user has his own', async () => {
  // Five at once on a busy machine: none of the calls may run out of its time.
  await using at = await appWithWriter([writes(...SQUIRREL)], {
    quotas: { user: 2, everyone: 3 },
    callMs: 20_000,
  })
  const parent = await at.app.as(claire)
  const write = (caller: typeof parent) => caller.send(routes.generateDictation, { body: ASKED })
  const replies = await Promise.all(Array.from({ length: 5 }, () => write(parent)))
  for (const { status, body } of replies) {
    expect(status).toBe(200)
    expectDictation(body)
  }
  const byEngine = replies.filter(({ body }) => body.source === 'engine')
  expect([byEngine.length, at.server.calls.length]).toEqual([3, 2])
  expect(byEngine[0]?.body.warnings[0]).toBe(
    "Vous avez utilisé tous vos textes par IA d'aujourd'hui\u00a0: L'Encrier a écrit celui-ci lui-même.",
  )
  const other = await at.app.as(marc)
  expect((await write(other)).body.source).toBe('provider')
  expect((await write(other)).body.warnings[0]).toBe(
    "Les textes par IA prévus pour aujourd'hui sont épuisés\u00a0: L'Encrier a écrit celui-ci lui-même.",
  )
  expect(at.server.calls).toHaveLength(3)
  at.app.clock.advance(24 * 3600 * 1000)
  expect((await write(await at.app.as(claire))).body.source).toBe('provider')
})
