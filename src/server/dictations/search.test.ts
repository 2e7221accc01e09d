import { expect, test } from 'vitest'
import { addedDictation, NO_ID } from '../../../test/support/people/class-work.ts'
import { claire, marc } from '../../../test/support/people/people.ts'
import { type SignedInCaller, testApp } from '../../../test/support/product/test-app.ts'
import type { FoundDictations } from '../../contract/dictations.ts'
import { makeCursor } from '../../contract/paging.ts'
import { routes } from '../../contract/routes.ts'
import { foldText } from '../../domain/dictation/dictation-search.ts'
import { sql } from '../db/database.ts'

async function search(caller: SignedInCaller, query: Record<string, string>) {
  const response = await caller.fetch(
    `${routes.searchDictations.path}?${new URLSearchParams({ limit: '20', ...query })}`,
  )
  expect(response.status).toBe(200)
  return (await response.json()) as FoundDictations
}

async function titles(caller: SignedInCaller, query: Record<string, string>): Promise<string[]> {
  return (await search(caller, query)).dictations.map(({ title }) => title)
}

test('DIC-01 dictations are found by title, theme, goals or text, whatever the accents', async () => {
  await using app = await testApp()
  const teacher = await app.as(claire)
  const rows = [
    { title: 'La Forêt', content: 'Il dort.', level: 'CE1', theme: null, goals: [] },
    { title: 'Le marché', content: 'Un ŒUF de poule.', level: 'CE2', theme: 'La mer', goals: [] },
    { title: '100 % mer', content: "L'été.", level: 'CE2', theme: null, goals: ['imparfait'] },
  ] as const
  for (const row of rows) await addedDictation(teacher, { ...row, goals: [...row.goals] })
  expect(await titles(teacher, { search: 'foret' })).toEqual(['La Forêt'])
  expect(await titles(teacher, { search: 'MER' })).toEqual(['100 % mer', 'Le marché'])
  expect(await titles(teacher, { search: 'mer oeuf' })).toEqual(['Le marché'])
  expect(await titles(teacher, { search: 'Imparfait' })).toEqual(['100 % mer'])
  expect(await titles(teacher, { search: 'l’ete' })).toEqual(['100 % mer'])
  for (const sign of ['%', '_', '\\', '100 %'])
    expect(await titles(teacher, { search: sign })).toEqual(sign.includes('%') ? ['100 % mer'] : [])
  expect(await titles(teacher, { level: 'CE2' })).toEqual(['100 % mer', 'Le marché'])
  expect(await titles(teacher, { level: 'CE2', search: 'dort' })).toEqual([])
  expect(await titles(await app.as(marc), {})).toEqual([])
})

test('DIC-01 all dictations come in pieces, each once, also those of one instant', async () => {
  await using app = await testApp()
  const teacher = await app.as(claire)
  for (let n = 0; n < 7; n += 1)
    await addedDictation(teacher, { title: `Dictée ${n}`, content: 'Il dort.', level: 'CE1' })
  await app.asOwner((run) => run(sql`update dictations set created_at = '2026-11-21T08:00:00Z'`))
  const all = (await teacher.send(routes.listDictations)).body
  const pieces: FoundDictations[] = []
  let before = ''
  do {
    const piece = await search(teacher, { limit: '3', ...(before && { before }) })
    pieces.push(piece)
    const last = piece.dictations.at(-1)
    before = last ? makeCursor(last) : ''
  } while (before !== '')
  expect(pieces.map(({ total, dictations }) => [total, dictations.length])).toEqual([
    [7, 3],
    [7, 3],
    [7, 1],
    [0, 0],
  ])
  expect(pieces.flatMap(({ dictations }) => dictations)).toEqual(all)
})

test('I7 a search without a limit, of another level or of a wrong place is refused', async () => {
  await using app = await testApp()
  const teacher = await app.as(claire)
  for (const query of ['', '?limit=0', '?limit=201', '?limit=5&level=6e', '?limit=5&before=hier']) {
    const response = await teacher.fetch(`${routes.searchDictations.path}${query}`)
    expect([query, response.status]).toEqual([query, 400])
  }
})

test('DAT-02 one dictation is read by its owner alone', async () => {
  await using app = await testApp()
  const [hers, his] = [await app.as(claire), await app.as(marc)]
  const dictation = await addedDictation(hers)
  expect((await hers.send(routes.getDictation, { params: dictation })).body).toEqual(dictation)
  for (const id of [dictation.id, NO_ID])
    expect((await his.send(routes.getDictation, { params: { id } })).status).toBe(404)
})

test('DIC-01 the database folds a text as the rules fold a search', async () => {
  await using app = await testApp()
  const texts = [
    'ÀÂÄÇÉÈÊËÎÏÔÖÙÛÜŸ ŒÆ œæ',
    'L’Écureuil – « Noël » 100 %',
    'e\u0301te\u0301',
    'İstanbul ß Σ',
  ]
  const [row] = await app.asOwner((run) =>
    run<{ folded: string[] }>(sql`
      select array(select app.fold(one) from unnest(${texts}::text[]) with ordinality as t (one, n)
        order by n) as folded`),
  )
  expect(row?.folded).toEqual(texts.map(foldText))
})
