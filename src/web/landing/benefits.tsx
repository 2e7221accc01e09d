import type { ReactElement } from 'react'
import { LANDING } from '../../texts/landing.ts'
import { PencilsArt } from './pencils-art.tsx'
import { PhotoArt } from './photo-art.tsx'
import { WordsArt } from './words-art.tsx'

/** Three reasons, each with its picture. */
export function Benefits(): ReactElement {
  const { personal, assisted, progress } = LANDING
  return (
    <div className="benefits">
      <article>
        <WordsArt label={personal.art} words={personal.words} sentence={personal.sentence} />
        <h3>{personal.title}</h3>
        <p className="mt-2.5 text-muted">{personal.text}</p>
      </article>
      <article>
        <PhotoArt label={assisted.art} />
        <h3>{assisted.title}</h3>
        <p className="mt-2.5 text-muted">{assisted.text}</p>
      </article>
      <article>
        <PencilsArt label={progress.art} />
        <h3>{progress.title}</h3>
        <p className="mt-2.5 text-muted">{progress.text}</p>
      </article>
    </div>
  )
}
