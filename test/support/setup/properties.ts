/**
 * Properties try the same cases on every machine, so that a run can be repeated. To look further, before handing in a rule:
 * `PROPERTY_SEED=7 PROPERTY_RUNS=400 npm run check`.
 */
import fc from 'fast-check'
import { draws } from './draws.ts'

const { PROPERTY_SEED = '20261121' } = process.env

fc.configureGlobal({ seed: Number(PROPERTY_SEED), numRuns: draws(100) })
