/** The photos of a class, told in the browser one after the other, and the texts that their sheets may be of. */
import { type Dispatch, useRef, useState } from 'react'
import type { Dictation } from '../../../contract/dictations.ts'
import { textVersion } from '../../../domain/class/sheet-code.ts'
import type { GivenPart } from '../../../domain/dictation/given-part.ts'
import { sentencesOf } from '../../../domain/dictation/sentence-boundaries.ts'
import { stoppingPoints, textUpTo } from '../../../domain/dictation/stopping-points.ts'
import { CLASS_PHOTOS } from '../../../texts/corrections/class-correction.ts'
import { preparePhoto } from '../../api/sheet-photo.ts'
import { useGivenText } from '../setup/use-given-text.ts'
import type { ClassEvent } from './class-queue-state.ts'
import type { ClassImages } from './use-kept-class.ts'

/** The texts that copies are compared with, and the printed one around the gaps. */
export interface ClassTexts {
  readonly dictation: string
  readonly texts: Readonly<Partial<Record<GivenPart, string>>>
  readonly printed: string
  /** False while the gaps of the text are still asked for. */
  readonly isComplete: boolean
}

interface KnownTexts extends ClassTexts {
  /** What may have been given, the whole first. */
  readonly parts: readonly GivenPart[]
  /** What a sheet says of the text, by what was given of it. */
  readonly versions: Readonly<Partial<Record<GivenPart, string>>>
}

/** Every text that a sheet of this dictation may be of. */
export function useClassTexts(dictation: Dictation): KnownTexts {
  const gaps = useGivenText(dictation, 'cloze')
  const cloze = gaps.text?.content
  const { content, id } = dictation
  const sentences = sentencesOf(content)
  const texts: Partial<Record<GivenPart, string>> = cloze === undefined ? {} : { cloze }
  const versions: Partial<Record<GivenPart, string>> = { cloze: textVersion(sentences) }
  for (const point of stoppingPoints(content)) {
    texts[point.part] = textUpTo(content, point.part)
    versions[point.part] = textVersion(sentences.slice(0, point.sentences))
  }
  const isComplete = cloze !== undefined || gaps.hasFailed
  return { dictation: id, texts, printed: content, isComplete, parts: gaps.parts, versions }
}

export interface ClassPhotoDesk {
  /** Photos still to be told. */
  readonly pending: number
  readonly add: (files: readonly File[]) => void
  /** Another page of a learner's copy, unless its code says something else. */
  readonly addTo: (file: File, learner: string) => void
}

/** Tells whose sheets they are, one after the other. */
export function useClassPhotoDesk(
  images: ClassImages,
  dispatch: Dispatch<ClassEvent>,
): ClassPhotoDesk {
  const [pending, setPending] = useState(0)
  const line = useRef<Promise<void>>(Promise.resolve())

  async function tell(file: File, learner?: string): Promise<void> {
    const name = file.name || CLASS_PHOTOS.sameName
    try {
      const { image, code, fingerprint } = await preparePhoto(file)
      await images.add(fingerprint, image)
      const refusals = {
        'same-photo': CLASS_PHOTOS.same(name),
        'other-dictation': CLASS_PHOTOS.otherDictation(name),
        'older-text': CLASS_PHOTOS.olderText(name),
      }
      dispatch({ type: 'photo-prepared', id: fingerprint, code, refusals })
      if (learner !== undefined && code === null) {
        dispatch({ type: 'photo-filed', id: fingerprint, learner })
      }
      images.settle(fingerprint)
    } catch {
      dispatch({ type: 'photo-refused', id: name, sentence: CLASS_PHOTOS.unreadable(name) })
    }
    setPending((count) => count - 1)
  }

  function enqueue(files: readonly File[], learner?: string): void {
    setPending((count) => count + files.length)
    for (const file of files) line.current = line.current.then(() => tell(file, learner))
  }

  return {
    pending,
    add: (files) => enqueue(files),
    addTo: (file, learner) => enqueue([file], learner),
  }
}
