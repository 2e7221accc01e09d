/** Alone, because every screen knows it and few know what is asked there: a refusal at this address may mean that the session ended. */
export const GENERATION_PATH = '/functions/v1/generate-dictation'
