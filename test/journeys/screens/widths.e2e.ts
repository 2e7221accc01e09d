/** Every page at eight widths, with the longest names, titles and addresses that the product takes: nothing scrolls sideways. */
import { type BrowserContext, expect, type Page } from '@playwright/test'
import { test } from '../../support/journeys/browser.ts'
import { EVERY_SCREEN, PUBLIC_PAGES } from '../../support/journeys/screens.ts'
import { ELOISE, PASSWORD, type Person, seedPeople } from '../../support/people/journey-people.ts'

const WIDTHS = [320, 360, 390, 480, 640, 820, 1280, 1920] as const

/** Sixty letters without a place to break. */
const UNBROKEN = 'Wolfeschlegelsteinhausenbergerdorffvoralternwarengewissenhaf'

const DICTATION = {
  title: UNBROKEN,
  theme: UNBROKEN,
  goals: [UNBROKEN.slice(0, 50)],
  content: `Le ${UNBROKEN.toLowerCase()} dort. Il rêve d'une ${UNBROKEN.toLowerCase()} bleue.`,
  level: 'CE2',
}

/** A teacher of thirty, whose address is as long as an address can be. */
function teacherOf(key: string): Person {
  const learners = Array.from({ length: 30 }, (_, at) => ({
    ...ELOISE,
    first_name: `${UNBROKEN}${at}`,
    last_name: UNBROKEN,
  }))
  const email = `${key}.${UNBROKEN}`.slice(0, 64).toLowerCase()
  return {
    email: `${email}@${UNBROKEN.toLowerCase()}.exemple.fr`,
    password: PASSWORD,
    plan: 'teacher',
    learners,
  }
}

async function posted(context: BrowserContext, path: string, data: unknown): Promise<string> {
  const reply = await context.request.post(path, { data })
  expect(reply.status(), await reply.text()).toBe(201)
  return String((await reply.json()).id)
}

/** Work of the first learner, and a group of all; the addresses that show it. */
async function longWork(context: BrowserContext): Promise<string[]> {
  const learners = await (await context.request.get('/api/learners')).json()
  const [first] = learners
  const dictation = await posted(context, '/api/dictations', DICTATION)
  const result = await posted(context, '/api/french-dictation-results', {
    learner_id: first.id,
    dictation_id: dictation,
    content: `Le ${UNBROKEN.toLowerCase().slice(1)} dor. Il rève d'une bleu.`,
  })
  await posted(context, '/api/math-calculation-results', {
    learner_id: first.id,
    operation: ['addition', 'subtraction', 'multiplication', 'division'],
    level: 'CE2',
    questions_count: 100,
    correct_answers: 99,
    total_time: 3_600_000,
    average_time: 36_000,
  })
  const members = learners.map(({ id }: { id: string }) => id)
  await posted(context, '/api/learner-groups', {
    name: UNBROKEN.slice(0, 40),
    learner_ids: members,
  })
  const page = `/app/francais/dictee/${dictation}`
  return [
    page,
    `${page}/dicter`,
    `${page}/classe`,
    `/app/resultats/${result}`,
    `/app/apprenants/${first.id}`,
    `/app/francais/dictee/corriger?apprenant=${first.id}&dictee=${dictation}`,
  ]
}

/** What is wider than the window at each width, by page. */
async function overflows(page: Page, paths: readonly string[]): Promise<string[]> {
  const found: string[] = []
  for (const path of paths) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.waitForLoadState('networkidle')
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 800 })
      const excess = await page.evaluate(async () => {
        // Twice: what watches its own size answers in the next picture.
        for (let pictures = 0; pictures < 2; pictures += 1)
          await new Promise((drawn) => requestAnimationFrame(drawn))
        return document.documentElement.scrollWidth - document.documentElement.clientWidth
      })
      if (excess > 0) found.push(`${path} at ${width} px: ${excess} px too wide`)
    }
  }
  return found
}

test('FIR-05 nothing scrolls sideways on any page, at eight widths, with thirty long names @release', async ({
  page,
  context,
  signIn,
}, info) => {
  // Against hanging: some fifty pages at eight widths.
  test.setTimeout(600_000)
  const teacher = teacherOf(`${info.testId}-${info.retry}`)
  await seedPeople([teacher])
  expect(await overflows(page, PUBLIC_PAGES)).toEqual([])
  await signIn(teacher)
  expect(await overflows(page, [...EVERY_SCREEN, ...(await longWork(context))])).toEqual([])
})
