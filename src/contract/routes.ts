/** The whole product's HTTP on one page, by audience. A URL that is not here is not served. */
import {
  changePassword,
  getSession,
  getStatistics,
  getSubscription,
  signIn,
  signOut,
  updateUser,
} from './account.ts'
import { addPractice, getPractice } from './calculation-practice.ts'
import { saveCalculation } from './calculations.ts'
import { nameCopyErrors, saveCorrection } from './corrections.ts'
import {
  addDictation,
  changeDictation,
  deleteDictation,
  generateDictation,
  listDictations,
} from './dictations.ts'
import { generateExercise, saveGrammar } from './grammar.ts'
import { addLearner, changeLearner, deleteLearner, listLearners } from './learners.ts'
import { processImage } from './photos.ts'
import { deleteResult, listResults } from './results.ts'
import { health, openapi, ready } from './service.ts'

export const routes = {
  // Anyone
  health,
  ready,
  openapi,
  signIn,
  signOut,
  getSession,

  // The account
  getSubscription,
  getStatistics,
  updateUser,
  changePassword,

  // Learners and their results
  listLearners,
  addLearner,
  changeLearner,
  deleteLearner,
  listResults,
  deleteResult,

  // Dictations
  listDictations,
  addDictation,
  changeDictation,
  deleteDictation,
  generateDictation,

  // Photos and corrections (plans with corrections)
  processImage,
  nameCopyErrors,
  saveCorrection,

  // Grammar
  generateExercise,
  saveGrammar,

  // Calculations
  saveCalculation,
  getPractice,
  addPractice,
} as const
