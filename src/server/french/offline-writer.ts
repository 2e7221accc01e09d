/** The sentence engine over the language of data/, which is loaded at the first call. */
import type { DictationRequest } from '../../domain/dictation-request.ts'
import { type WrittenDictation, writeDictation } from '../../french/write-dictation.ts'
import { loadLanguage } from './language-data.ts'

export async function writeOffline(
  request: DictationRequest,
  seed: number,
): Promise<WrittenDictation> {
  return writeDictation(request, await loadLanguage(), seed)
}
