import { expect, test } from 'vitest'
import { countPlaywright, countVitest, failedTitles, tallyOf } from './step-runner.ts'

test('a command that succeeds is one check passed, one that fails is one failed', () => {
  expect(tallyOf({}, 0, undefined)).toEqual({ passed: 1, failed: 0 })
  expect(tallyOf({}, 2, undefined)).toEqual({ passed: 0, failed: 1 })
})

test('tests are counted one by one, and a skipped one is a failed one', () => {
  const report = { numPassedTests: 40, numFailedTests: 1, numPendingTests: 2, numTodoTests: 3 }
  expect(countVitest(report)).toEqual({ passed: 40, failed: 6 })
})

test('a run that breaks outside of its tests has failed, whatever it counted', () => {
  const report = { numPassedTests: 40, numFailedTests: 0, numPendingTests: 0, numTodoTests: 0 }
  expect(tallyOf({ count: countVitest }, 1, report)).toEqual({ passed: 40, failed: 1 })
  expect(tallyOf({ count: countVitest }, 1, undefined)).toEqual({ passed: 0, failed: 1 })
})

test('a run that reports nothing although it succeeded has proved nothing', () => {
  expect(tallyOf({ count: countVitest }, 0, undefined)).toEqual({ passed: 0, failed: 1 })
})

test('journeys that pass only when tried again, or not at all, have failed', () => {
  const report = { stats: { expected: 12, unexpected: 1, flaky: 2, skipped: 3 } }
  expect(countPlaywright(report)).toEqual({ passed: 12, failed: 6 })
  expect(countPlaywright({})).toEqual({ passed: 0, failed: 0 })
})

test('what failed is named, whichever tool ran it', () => {
  const vitest = {
    testResults: [
      {
        status: 'failed',
        assertionResults: [
          { status: 'passed', fullName: 'a session ends' },
          { status: 'failed', fullName: 'a key is used once' },
        ],
      },
      { status: 'failed', name: 'broken.test.ts', assertionResults: [] },
    ],
  }
  const playwright = {
    suites: [{ title: 'login', suites: [{ specs: [{ ok: false, title: 'a form', tests: [] }] }] }],
  }
  expect(failedTitles(vitest)).toEqual(['a key is used once', 'broken.test.ts'])
  expect(failedTitles(playwright)).toEqual(['a form'])
  expect(failedTitles(undefined)).toEqual([])
})
