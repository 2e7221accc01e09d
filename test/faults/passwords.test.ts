/** A1, A2: a hundred passwords that are tried first are refused, a hundred that nobody guesses are taken and kept, to their last letter. */
import { expect, test } from 'vitest'
import { routes } from '../../src/contract/routes.ts'
import { sql } from '../../src/server/db/database.ts'
import { claire, marc, PASSWORD } from '../support/people/people.ts'
import { MANY_REQUESTS_MS } from '../support/people/valid-calls.ts'
import { type Caller, callerOf, type TestApp, testApp } from '../support/product/test-app.ts'

/** First guesses of English and French lists, as they are: too short. */
const SHORT =
  '123456 password 12345678 qwerty 123456789 12345 1234 111111 1234567 dragon 123123 baseball abc123 football monkey letmein shadow master 666666 qwertyuiop 123321 mustang 1234567890 michael 654321 superman 1qaz2wsx 7777777 121212 000000 azerty loulou doudou marseille soleil chouchou'.split(
    ' ',
  )

/** The same, lengthened as people lengthen them. */
const LONG = [
  'motdepasse12',
  'motdepasse123',
  'MotDePasse2026!',
  'motdepassemotdepasse',
  'Password2026!',
  'p@ssw0rdp@ssw0rd',
  'passwordpassword',
  'azertyuiop12',
  'Azertyuiop!!',
  'azertyuiopqs',
  'qsdfghjklmwxcvbn',
  'qwertyuiopas',
  'qwertyuiop12',
  'bonjour123456',
  'bonjourbonjour',
  'bonjourmarseille',
  'doudoudoudou',
  'doudou2018!!!!',
  'loulou123456789',
  'jetaimejetaime',
  'jetaime-2026-!',
  'iloveyou2026!!',
  'iloveyouiloveyou',
  'soleil2026!!!!',
  'marseille13013',
  'princesse12345',
  'chocolat2026!!',
  'chouchou123456',
  'camille2026!!!',
  'nicolas1234567',
  'dragon-dragon-',
  'superman-2026!',
  'football-2026!',
  'pokemon-pokemon',
  'minecraft12345',
  'richelieu12345',
  'bienvenue12345',
  'Bienvenue2026!',
  'administrateur',
  'administrateur1',
  'admin-admin-12',
  'maitresse-2026',
  'professeur2026',
  'lencrier-2026-!',
  'lencrierlencrier',
  'encrier-dictee',
  'dictees-ecole-1',
  'nina.blanc-2026',
  'ninablanc123456',
  'ninablancninablanc',
  '123456789012',
  '482915730264',
  '000000000000',
  '1234567890123456',
  '9876543210987654',
  '1111111111111111',
  '4829482948294829',
  'aaaaaaaaaaaa',
  'abababababab',
  'abcdefghijkl',
  'zyxwvutsrqpo',
  'aaaaaaaaaaaaaaaaaaaa',
  '            ',
  '!!!!!!!!!!!!',
]

const WORDS =
  'tulipe agrafe cheval lanterne brouillard cerise moulin tonnerre violon canard rivage cactus lucarne grenier papillon tournesol orage falaise hérisson girafe'.split(
    ' ',
  )

function word(i: number): string {
  return WORDS[i % WORDS.length] ?? ''
}

/** Long ones of one kind of signs, with spaces, accents in both forms, pictures, other scripts, at the lengths of the standard. */
const STRONG = [
  ...Array.from({ length: 30 }, (_, i) => `${word(i)} ${word(i * 3 + 7)} ${word(i * 7 + 11)} ${i}`),
  ...Array.from({ length: 15 }, (_, i) => `${word(i)}${word(i + 4)}${word(i + 9)}`),
  ...Array.from({ length: 15 }, (_, i) =>
    `${word(i)} ${word(i + 5)} à l'été`.normalize(i % 2 === 0 ? 'NFC' : 'NFD'),
  ),
  ...Array.from(
    { length: 10 },
    (_, i) =>
      `${['🐣', '🌻', '🚲', '🎈', '🌙', '🔥', '🌊', '🍀', '🐢', '🍎'][i]} ${word(i)} 👩‍🏫 ${word(i + 3)}`,
  ),
  ...Array.from({ length: 10 }, (_, i) => `${48_291_573 + i * 777}${64_819_203 - i * 991}07`),
  ...Array.from({ length: 10 }, (_, i) => `kfzqwmtnhd${'brxjvp'.slice(i % 4)}${word(i)}`),
  'пароль из двенадцати',
  'σίγουρος κωδικός εδώ',
  'مفتاح طويل وآمن جدا',
  '長い秘密の言葉をここに書く',
  'x7!Lq92vPz#e',
  'Fenêtre bleue, vent du nord',
  ...[64, 128, 200, 256].map((length) =>
    WORDS.join(' ')
      .repeat(2)
      .slice(0, length - 1)
      .concat('z'),
  ),
]

function from(app: TestApp, i: number): Caller {
  const environment = { incoming: { socket: { remoteAddress: `203.0.113.${i}` } } }
  return callerOf({ fetch: (request) => app.served.fetch(request, environment) })
}

test('A1 a hundred passwords that are tried first are refused before anything is stored', async () => {
  await using app = await testApp({ registration: 'open' })
  const weak = [...SHORT, ...LONG]
  expect(weak.length).toBeGreaterThanOrEqual(100)
  for (const password of weak) {
    const body = { email: 'nina.blanc@exemple.fr', password }
    const { status, problem } = await app.send(routes.signUp, { body })
    expect([status, problem?.code], password).toEqual([400, 'weak-password'])
    expect(problem.fields?.password, password).toMatch(/mot de passe/iu)
  }
  const body = { email: 'nina.blanc@exemple.fr', password: weak[0] ?? '' }
  expect((await app.send(routes.signIn, { body })).status).toBe(401)
})

test('A1 a hundred passwords that nobody guesses are taken, whatever they are made of, and no letter is left out', {
  timeout: MANY_REQUESTS_MS,
}, async () => {
  await using app = await testApp({ registration: 'open' })
  expect(new Set(STRONG).size).toBeGreaterThanOrEqual(100)
  for (const [i, password] of STRONG.entries()) {
    const body = { email: `adulte-${i}@exemple.fr`, password }
    const { status, problem } = await from(app, i).send(routes.signUp, { body })
    expect([status, problem?.fields], password).toEqual([200, undefined])
  }
  const long = STRONG.filter((password) => password.length >= 64)
  expect(long).toHaveLength(4)
  for (const password of long) {
    const i = STRONG.indexOf(password)
    const enter = async (tried: string): Promise<number> => {
      // Each try on a day of its own: guessing is slowed down elsewhere.
      app.clock.advance(25 * 3_600_000)
      const body = { email: `adulte-${i}@exemple.fr`, password: tried }
      return (await from(app, i).send(routes.signIn, { body })).status
    }
    const places = [0, 30, 63, 72, 73, 100, 127, 199, password.length - 1]
    for (const at of places.filter((place) => place < password.length)) {
      const altered = `${password.slice(0, at)}#${password.slice(at + 1)}`
      expect(await enter(altered), `letter ${at} of ${password.length}`).toBe(401)
    }
    expect(await enter(`${password} `)).toBe(401)
    expect(await enter(password.slice(0, -1))).toBe(401)
    expect(await enter(password)).toBe(200)
  }
})

test('A2 the same password of two adults is stored in two ways', async () => {
  await using app = await testApp()
  const passwords = { currentPassword: PASSWORD, newPassword: 'quatre pivoines blanches' }
  for (const adult of [await app.as(claire), await app.as(marc)]) {
    expect((await adult.send(routes.changePassword, { body: passwords })).status).toBe(200)
  }
  const rows = await app.asOwner((run) =>
    run<{ password: string }>(sql`select password from auth.accounts`),
  )
  const parts = rows.map(({ password }) => password.split('$').slice(-2))
  expect(parts).toHaveLength(2)
  // Neither the salt nor what follows from it.
  expect(new Set(parts.flat()).size).toBe(4)
})
