/** Every endpoint of the product, by audience. */
import {
  attest,
  changePassword,
  getSession,
  getStatistics,
  getSubscription,
  signIn,
  signOut,
  updateUser,
} from './account/account.ts'
import {
  changeEmail,
  closeOneSession,
  closeOtherSessions,
  confirmTwoFactor,
  disableTwoFactor,
  enableTwoFactor,
  eraseAccount,
  exportAccount,
  getStorageUse,
  listAccountEvents,
  listSessions,
  readExport,
  renewRecoveryCodes,
} from './account/account-security.ts'
import { openPortal, startCheckout, startTrial, stripeWebhook } from './account/billing.ts'
import { askPasskey, signInByPasskey, verifyPasskey } from './account/passkey-sign-in.ts'
import {
  addPasskey,
  listPasskeys,
  preparePasskey,
  removePasskey,
  renamePasskey,
} from './account/passkeys.ts'
import {
  requestPasswordReset,
  resetPassword,
  sendOneTimeCode,
  sendVerification,
  signInByCode,
  signUp,
  undoSecurityChange,
  verifyEmail,
  verifyRecoveryCode,
  verifyTotp,
} from './account/sign-up.ts'
import { addPractice, getPractice } from './calculation-practice.ts'
import { saveCalculation } from './calculations.ts'
import { listAbsences, noteAbsences } from './class/absences.ts'
import { importLearners } from './class/class-import.ts'
import { getClassResults } from './class/class-results.ts'
import { addGroup, changeGroup, deleteGroup, listGroups } from './class/learner-groups.ts'
import { endYear, listArchived, restoreLearners } from './class/year-end.ts'
import { changeCorrection, getCorrection, nameCopyErrors, saveCorrection } from './corrections.ts'
import {
  closeListening,
  deleteRecording,
  getDictatedText,
  getRecording,
  hearDictation,
  openListening,
  saveRecording,
} from './dictating.ts'
import { listDictationCopies, listDisputedWords, studyDictation } from './dictation-study.ts'
import {
  addDictation,
  changeDictation,
  deleteDictation,
  getDictation,
  listDictations,
  searchDictations,
} from './dictations.ts'
import { getEvening } from './evening.ts'
import { correctSampleCopy, getSampleCopy, tryDictation } from './first-try.ts'
import { generateDictation } from './generation.ts'
import { generateExercise, saveGrammar } from './grammar.ts'
import { addGrammarReview, getGrammarReview } from './grammar-review.ts'
import { addLearner, changeLearner, deleteLearner, listLearners } from './learners.ts'
import { processImage } from './photos.ts'
import { answerProblem, drawProblems, getProblemWeek } from './problems.ts'
import { reviewRequest } from './request-review.ts'
import { deleteResult, listResults } from './results.ts'
import { proposeSentence } from './sentence-proposals.ts'
import { about, health, openapi, ready } from './service.ts'
import { joinWaitingList } from './waiting-list.ts'
import { giveWeeklySeries, listWeeklySeries, withdrawWeeklySeries } from './weekly-series.ts'
import { addWordPractice, getWordReview, listDueWords } from './word-review.ts'

export const routes = {
  // Anyone
  health,
  ready,
  openapi,
  about,
  joinWaitingList,
  tryDictation,
  getSampleCopy,
  correctSampleCopy,
  hearDictation,
  stripeWebhook,
  signIn,
  signOut,
  getSession,
  signUp,
  sendVerification,
  verifyEmail,
  undoSecurityChange,
  requestPasswordReset,
  resetPassword,
  sendOneTimeCode,
  signInByCode,
  verifyTotp,
  verifyRecoveryCode,
  askPasskey,
  signInByPasskey,
  verifyPasskey,

  // The account
  getSubscription,
  getStatistics,
  updateUser,
  attest,
  changePassword,
  changeEmail,
  listSessions,
  listAccountEvents,
  closeOneSession,
  closeOtherSessions,
  enableTwoFactor,
  confirmTwoFactor,
  renewRecoveryCodes,
  disableTwoFactor,
  listPasskeys,
  preparePasskey,
  addPasskey,
  renamePasskey,
  removePasskey,
  exportAccount,
  getStorageUse,
  readExport,
  eraseAccount,
  startTrial,
  startCheckout,
  openPortal,

  // Learners and their results
  listLearners,
  addLearner,
  importLearners,
  changeLearner,
  deleteLearner,
  getEvening,
  listArchived,
  endYear,
  restoreLearners,
  listAbsences,
  noteAbsences,
  listGroups,
  addGroup,
  changeGroup,
  deleteGroup,
  listResults,
  deleteResult,
  getClassResults,

  // Dictations
  listDictations,
  searchDictations,
  getDictation,
  studyDictation,
  listDictationCopies,
  listDisputedWords,
  addDictation,
  changeDictation,
  deleteDictation,
  reviewRequest,
  generateDictation,
  proposeSentence,

  // A dictation as it is dictated
  getDictatedText,
  getRecording,
  saveRecording,
  deleteRecording,
  openListening,
  closeListening,

  // Photos and corrections (plans with corrections)
  processImage,
  nameCopyErrors,
  saveCorrection,
  getCorrection,
  changeCorrection,

  // Words that return
  getWordReview,
  listDueWords,
  addWordPractice,

  // Grammar
  generateExercise,
  saveGrammar,
  getGrammarReview,
  addGrammarReview,

  // Calculations
  saveCalculation,
  getPractice,
  addPractice,
  listWeeklySeries,
  giveWeeklySeries,
  withdrawWeeklySeries,

  // Word problems
  getProblemWeek,
  answerProblem,
  drawProblems,
} as const
