/** Grammar exercises with an AI provider, through the whole server: the specified checks, sentences and tries. */
import { expect, test } from 'vitest'
import { claire, lea } from '../../../../test/support/people/people.ts'
import {
  type AiAnswer,
  fails,
  hangs,
  says,
  saysNothing,
  showsHtml,
} from '../../../../test/support/services/ai-server.ts'
import { type AppWithAi, appWithAi } from '../../../../test/support/services/app-with-ai.ts'
import type { BodyInputOf } from '../../../contract/route.ts'
import { routes } from '../../../contract/routes.ts'

const ASKED: BodyInputOf<typeof routes.generateExercise> = {
  level: 'CE2',
  type: 'analysis',
  count: 1,
}

const CAT = {
  sentence: 'Le chat dort.',
  words: [
    { text: 'Le', nature: 'déterminant' },
    { text: 'chat', nature: 'nom', function: 'sujet' },
    { text: 'dort', nature: 'verbe', function: 'verbe' },
  ],
}

const NATURES = 'nom, verbe, adjectif, déterminant, pronom, adverbe, préposition'

function replies(...questions: readonly unknown[]): AiAnswer {
  return says(JSON.stringify({ type: 'analysis', questions }))
}

/** The question with another first word. */
function firstWord(word: unknown): unknown {
  return { ...CAT, words: [word, ...CAT.words.slice(1)] }
}

function workshop(
  answers: readonly AiAnswer[],
  more: { readonly aiDebug?: boolean; readonly user?: number } = {},
): Promise<AppWithAi> {
  return appWithAi(answers, {
    sees: false,
    app: { aiDebug: more.aiDebug ?? false },
    quotas: { user: more.user ?? 100, everyone: 100 },
    limits: { callMs: 500, totalMs: 60_000 },
  })
}

test('GRA-12 GRA-04 a right analysis is played as the provider wrote it, and says who did', async () => {
  await using shop = await workshop([replies(CAT)])
  const parent = await shop.app.as(claire)
  const { status, body } = await parent.send(routes.generateExercise, { body: ASKED })
  expect(status).toBe(200)
  expect(body).toEqual({
    type: 'analysis',
    analysisType: { nature: true, function: true },
    questions: [CAT],
    source: 'Fabulia',
  })
  expect(shop.server.calls).toHaveLength(1)
})

test.each<[what: string, answer: AiAnswer, sentence: string]>([
  [
    'a question without words',
    replies({ sentence: 'Il dort.' }),
    'Question 1 invalide : manque sentence ou words',
  ],
  [
    'a word without nature',
    replies(firstWord({ text: 'Le' })),
    'Mot 1 de la question 1 invalide : manque text ou nature',
  ],
  [
    'a nature that does not exist',
    replies(firstWord({ text: 'Le', nature: 'article' })),
    `Nature invalide "article" pour le mot "Le". Valeurs autorisées : ${NATURES}`,
  ],
  [
    'a function that does not exist',
    replies(firstWord({ text: 'Le', nature: 'déterminant', function: 'Sujet' })),
    'Fonction invalide "Sujet" pour le mot "Le". Valeurs autorisées : sujet, verbe, COD, COI, attribut, complément circonstanciel',
  ],
  [
    'a nature that the lexicon excludes',
    replies(firstWord({ text: 'souvent', nature: 'nom' })),
    'Nature invalide "nom" pour le mot "souvent". Valeurs autorisées : adverbe',
  ],
  ['nothing', says(''), "Pas de contenu reçu d'Fabulia"],
  ['no choice at all', saysNothing, "Pas de contenu reçu d'Fabulia"],
  ['a page', showsHtml, "Échec du parsing de la réponse Fabulia : la réponse n'est pas du JSON"],
  ['a breakdown', fails(500), 'Fabulia ne répond pas (erreur 500)'],
  ['too many calls', fails(429), 'Fabulia reçoit trop de demandes en ce moment'],
  ['silence', hangs, 'Fabulia a mis trop de temps à répondre'],
])('GRA-04 %s is tried three times, then said', async (_what, answer, sentence) => {
  await using shop = await workshop([answer])
  const parent = await shop.app.as(claire)
  const { status, problem } = await parent.send(routes.generateExercise, { body: ASKED })
  expect([status, problem]).toEqual([
    502,
    { error: `Failed after 3 retries. Last error: ${sentence}`, code: 'ai-failed' },
  ])
  expect(shop.server.calls).toHaveLength(3)
})

test('GRA-04 a reply that is no JSON is said with what the parser says', async () => {
  await using shop = await workshop([says('Voici votre exercice')])
  const parent = await shop.app.as(claire)
  const { problem } = await parent.send(routes.generateExercise, { body: ASKED })
  expect(problem.error).toMatch(
    /^Failed after 3 retries\. Last error: Échec du parsing de la réponse Fabulia : .+/u,
  )
})

test('GRA-04 a second try is told what was wrong with the first', async () => {
  await using shop = await workshop([replies(firstWord({ text: 'Le' })), replies(CAT)])
  const parent = await shop.app.as(claire)
  const { status } = await parent.send(routes.generateExercise, { body: ASKED })
  expect(status).toBe(200)
  expect(shop.server.calls[1]?.sent).toContain(
    'Mot 1 de la question 1 invalide : manque text ou nature',
  )
})

test('GRA-04 a wrong key is said at once, without its text', async () => {
  await using shop = await workshop([fails(401)])
  const parent = await shop.app.as(claire)
  const { status, problem } = await parent.send(routes.generateExercise, { body: ASKED })
  expect([status, problem.error]).toEqual([502, 'Fabulia a refusé la demande (erreur 401)'])
  expect(shop.server.calls).toHaveLength(1)
})

test('the quota is refused before any call, and the engine still writes when it is asked to', async () => {
  await using shop = await workshop([replies(CAT)], { user: 1 })
  const parent = await shop.app.as(claire)
  await parent.send(routes.generateExercise, { body: ASKED })
  const { status, problem } = await parent.send(routes.generateExercise, { body: ASKED })
  expect([status, problem.code]).toEqual([429, 'ai-quota'])
  const alone = await parent.send(routes.generateExercise, { body: { ...ASKED, withoutAi: true } })
  expect([alone.status, alone.body.source]).toEqual([200, 'engine'])
  expect(shop.server.calls).toHaveLength(1)
})

test.each([
  ['fill', { sentence: 'Il ___.', words: [{ text: 'dort', options: ['dort', 'dors'] }] }],
  [
    'reorder',
    {
      sentence: 'Il dort.',
      words: [
        { text: 'Il', position: 0 },
        { text: 'dort', position: 1 },
      ],
    },
  ],
] as const)('GRA-09 a %s exercise of the provider is played', async (type, question) => {
  await using shop = await workshop([says(JSON.stringify({ questions: [question, question] }))])
  const parent = await shop.app.as(claire)
  const { body } = await parent.send(routes.generateExercise, { body: { ...ASKED, type } })
  expect(body).toMatchObject({ type, source: 'Fabulia' })
  expect(body.questions).toHaveLength(1)
})

test('GRA-11 what was sent and answered comes along only when the operator switched it on', async () => {
  await using shop = await workshop([replies(CAT)], { aiDebug: true })
  const parent = await shop.app.as(claire)
  const { body } = await parent.send(routes.generateExercise, { body: ASKED })
  expect(body.debug?.prompt).toContain('Écris 1 phrase pour le niveau CE2')
  expect(body.debug?.response).toContain('Le chat dort.')
})

test('GRA-12 nothing about the person or the child is sent', async () => {
  await using shop = await workshop([replies(CAT)])
  const parent = await shop.app.as(claire)
  await parent.send(routes.addLearner, { body: lea() })
  await parent.send(routes.generateExercise, { body: ASKED })
  const sent = shop.server.calls.map((call) => call.sent).join('')
  for (const secret of [claire.email, claire.name, lea().first_name, lea().last_name, parent.id]) {
    expect(sent).not.toContain(secret)
  }
})
