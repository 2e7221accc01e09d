import type { ReactElement } from 'react'
import { FLASH_DICTATION } from '../../texts/word-review/word-practice.ts'
import { PracticePage } from './practice-page.tsx'
import { flashDictation } from './word-practice-state.ts'

export function meta(): { title: string }[] {
  return [{ title: FLASH_DICTATION.pageTitle }]
}

/** REV-02. */
export default function FlashDictationScreen(): ReactElement {
  const { title, lead } = FLASH_DICTATION
  return <PracticePage title={title} lead={lead} start={flashDictation} />
}
