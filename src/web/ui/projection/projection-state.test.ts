import { expect, test } from 'vitest'
import { FIRST, type Projection, projectionKey, reduceProjection } from './projection-state.ts'

function pressed(keys: readonly string[], count = 3): Projection {
  return keys.reduce((state, key) => {
    const event = projectionKey(key)
    return event ? reduceProjection(state, event, count) : state
  }, FIRST)
}

test('CAL-18 a remote with two keys shows each question, then its answer, and comes back', () => {
  const next = 'PageDown'
  expect(pressed([next])).toEqual({ rank: 0, isShown: true, showsAll: false })
  expect(pressed([next, next])).toEqual({ rank: 1, isShown: false, showsAll: false })
  expect(pressed(Array(20).fill(next))).toEqual({ rank: 2, isShown: true, showsAll: false })
  expect(pressed([next, next, 'PageUp'])).toEqual(FIRST)
  expect(pressed(['ArrowLeft', 'PageUp', 'ArrowUp'])).toEqual(FIRST)
})

test('CAL-18 all at once has one step: with or without answers', () => {
  expect(pressed(['t', 'ArrowRight', 'ArrowRight'])).toEqual({
    rank: 0,
    isShown: true,
    showsAll: true,
  })
  expect(pressed(['t', 'r', 'r', 'T'])).toEqual(FIRST)
  expect(pressed(['ArrowRight', 'ArrowRight', 't', 't']).rank).toBe(1)
})

test.each(['a', 'Tab', 'Enter', ' ', 'Escape', 'F5'])('CAL-18 %s is left to the browser', (key) => {
  expect(projectionKey(key)).toBeUndefined()
})
