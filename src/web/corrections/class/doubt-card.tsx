import { type ReactElement, type ReactNode, useState } from 'react'
import type { DoubtfulWord, DoubtGroup } from '../../../domain/class/class-doubts.ts'
import type { Verdict } from '../../../domain/copy/draft/copy-draft.ts'
import { CLASS_DOUBTS } from '../../../texts/corrections/class-correction.ts'
import { Button } from '../../ui/button.tsx'
import { DoubtKey, LastAnswer, OtherField, SmallKey, useDoubtKeys } from './doubt-keys.tsx'

interface DoubtCardProps {
  readonly group: DoubtGroup
  /** The sentence of the dictation, its word marked. */
  readonly context: ReactNode
  readonly place: number
  readonly count: number
  readonly nameOf: (learner: string) => string
  readonly cropOf: (word: DoubtfulWord) => ReactNode
  /** What was answered last; null when there is nothing to undo. */
  readonly answered: string | null
  readonly onAnswer: (
    words: readonly DoubtfulWord[],
    verdict: Verdict,
    aside: readonly DoubtfulWord[],
  ) => void
  readonly onOneByOne: () => void
  /** Copies read since that show the same. */
  readonly more: number
  readonly onMore: () => void
  readonly onUndo: () => void
}

/** What the machine read, where it read something, and what was dictated: two equal keys, so that neither is suggested. */
function verdictOf({ read }: DoubtGroup): Verdict {
  return read === null ? { kind: 'forgotten' } : { kind: 'written', text: read }
}

/** One question for all copies that show the same: crop beside crop, answered with one key (CLA-05). */
export function DoubtCard(props: DoubtCardProps): ReactElement {
  const { group, context, place, count, nameOf, cropOf, answered, onAnswer, onUndo } = props
  const [aside, setAside] = useState<readonly DoubtfulWord[]>([])
  const [isTyping, setTyping] = useState(false)
  const kept = group.words.filter((word) => !aside.includes(word))
  const one = group.words.length === 1
  const answer = (verdict: Verdict): void => {
    if (kept.length > 0) onAnswer(kept, verdict, aside)
  }
  const answers = {
    '1': () => answer(verdictOf(group)),
    '2': () => answer({ kind: 'right' }),
    '3': () => setTyping(true),
    '4': () => answer({ kind: 'illegible' }),
    '5': () => {
      if (!one) props.onOneByOne()
    },
    z: onUndo,
  }
  useDoubtKeys(answers)
  return (
    <section className="card class-card" aria-labelledby="mot-a-trancher">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id="mot-a-trancher">{CLASS_DOUBTS.title(group.words.length)}</h2>
        <p className="text-sm text-muted">{CLASS_DOUBTS.at(place, count)}</p>
      </div>
      <p className="seyes doubt-context">{context}</p>
      <p className="text-sm text-muted">{one ? CLASS_DOUBTS.hintOne : CLASS_DOUBTS.hint}</p>
      <ul className="doubt-crops">
        {group.words.map((word) => (
          <DoubtCrop
            key={`${word.learner} ${word.index}`}
            name={nameOf(word.learner)}
            crop={cropOf(word)}
            isAside={aside.includes(word)}
            onAside={
              one
                ? null
                : (is) =>
                    setAside((list) => (is ? [...list, word] : list.filter((w) => w !== word)))
            }
          />
        ))}
      </ul>
      {props.more > 0 && (
        <div>
          <Button variant="ghost" icon="plus" className="-ml-4" onClick={props.onMore}>
            {CLASS_DOUBTS.more(props.more)}
          </Button>
        </div>
      )}
      <div className="doubt-ask">
        <h3>{one ? CLASS_DOUBTS.questionOne : CLASS_DOUBTS.question}</h3>
        <div className="doubt-keys">
          <DoubtKey
            number={1}
            word={group.read ?? CLASS_DOUBTS.missing}
            hint={group.read === null ? CLASS_DOUBTS.missingHint : CLASS_DOUBTS.asRead}
            count={kept.length}
            onPick={answers['1']}
          />
          <DoubtKey
            number={2}
            word={group.dictated}
            hint={CLASS_DOUBTS.asDictated}
            count={kept.length}
            onPick={answers['2']}
          />
        </div>
        <div className="doubt-more">
          <SmallKey number={3} onPick={answers['3']} isOpen={isTyping}>
            {CLASS_DOUBTS.other}
          </SmallKey>
          <SmallKey number={4} onPick={answers['4']}>
            {CLASS_DOUBTS.illegible}
          </SmallKey>
          {!one && (
            <SmallKey number={5} onPick={answers['5']}>
              {CLASS_DOUBTS.oneByOne}
            </SmallKey>
          )}
        </div>
        {isTyping && (
          <OtherField
            start={group.read ?? group.dictated}
            onConfirm={(text) => answer({ kind: 'written', text })}
          />
        )}
        {kept.length === 0 && <p role="status">{CLASS_DOUBTS.keepOne}</p>}
      </div>
      <LastAnswer told={answered} onUndo={onUndo} />
    </section>
  )
}

interface DoubtCropProps {
  readonly name: string
  readonly crop: ReactNode
  readonly isAside: boolean
  /** Null where there is nothing to put aside. */
  readonly onAside: ((isAside: boolean) => void) | null
}

function DoubtCrop({ name, crop, isAside, onAside }: DoubtCropProps): ReactElement {
  if (onAside === null) {
    return (
      <li className="doubt-crop">
        <span className="doubt-picture">{crop}</span>
        <b>{name}</b>
      </li>
    )
  }
  return (
    <li>
      <label className="doubt-crop" data-aside={isAside ? '' : undefined}>
        <input
          type="checkbox"
          aria-label={`${name}, ${CLASS_DOUBTS.putAside}`}
          checked={isAside}
          onChange={(event) => onAside(event.currentTarget.checked)}
        />
        <span className="doubt-picture">
          {crop}
          {isAside && <em>{CLASS_DOUBTS.aside}</em>}
        </span>
        <b>{name}</b>
        <small>{isAside ? CLASS_DOUBTS.putBack : ''}</small>
      </label>
    </li>
  )
}
