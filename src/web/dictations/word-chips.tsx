import type { ReactElement } from 'react'
import { GENERATOR } from '../../texts/dictations.ts'
import { ChipButton } from '../ui/chip.tsx'
import { Icon } from '../ui/icon.tsx'

interface WordChipsProps {
  readonly words: readonly string[]
  readonly onRemove: (word: string) => void
}

/** The words as they are understood, each taken away with one tap: the quickest way to mend a photo's reading. */
export function WordChips({ words, onRemove }: WordChipsProps): ReactElement | null {
  if (words.length === 0) return null
  return (
    <ul aria-label={GENERATOR.wordsKept} className="flex flex-wrap gap-2">
      {words.map((word) => (
        <li key={word}>
          <ChipButton
            aria-label={GENERATOR.removeWord(word)}
            title={GENERATOR.removeWord(word)}
            onClick={() => onRemove(word)}
          >
            {word}
            <Icon name="close" className="size-4" />
          </ChipButton>
        </li>
      ))}
    </ul>
  )
}
