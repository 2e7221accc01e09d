/** The table of hooks as a second reader checks it: what a hook says is heard is heard. */
import { expect, test } from 'vitest'
import { loadLanguage } from '../../../server/language-worker/load-language.ts'
import { pronounce } from '../pronunciation.ts'

const hooks = [...loadLanguage().memoryHooks].flatMap(([word, found]) =>
  found.map(({ letters, hook }) => ({ word, letters, hook })),
)

const CLAIM = /on (?:y )?entend (?:bien )?le ([bcdgprstz])(?= |\.|$)/u

/** As `pronounce` writes them. */
const SOUNDS: Readonly<Record<string, RegExp>> = {
  b: /b/u,
  c: /[kS]/u,
  d: /d/u,
  g: /[gZ]/u,
  p: /p/u,
  r: /R/u,
  s: /[sz]/u,
  t: /t/u,
  z: /z/u,
}

test('MAR-04 a hook that says a letter is heard names a word in which it is', () => {
  const claims = hooks.flatMap(({ word, hook }) => {
    const letter = CLAIM.exec(hook)?.[1]
    const named = [...hook.matchAll(/\p{L}{2,}/gu)]
      .map(([said]) => said)
      .filter((one) => one !== word)
    return letter === undefined ? [] : [{ word, letter, named }]
  })
  const silent = claims.filter(
    ({ letter, named }) => !named.some((one) => SOUNDS[letter]?.test(pronounce(one))),
  )
  expect(claims.length).toBeGreaterThan(150)
  expect(silent).toEqual([])
})

test('MAR-04 a hook is one of its word and letters, and no claim about all feminine nouns', () => {
  const keys = hooks.map(({ word, letters }) => `${word} ${letters}`)
  expect(keys.filter((key, at) => keys.indexOf(key) !== at)).toEqual([])
  expect(hooks.filter(({ hook }) => /féminins finissent presque tous/u.test(hook))).toEqual([])
})
