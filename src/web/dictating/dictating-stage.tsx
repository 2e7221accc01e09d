import type { ReactElement } from 'react'
import {
  type BreathGroup,
  sentenceCount,
  writtenText,
} from '../../domain/dictating/breath-group.ts'
import { writingSeconds } from '../../domain/dictating/dictating-pace.ts'
import { DICTATING } from '../../texts/dictating/dictating.ts'
import { signsText } from '../../texts/dictating/spoken-signs.ts'
import type { DictatingState } from './dictating-state.ts'

/** The signs beside the words, in words. */
function GroupText({ group }: { group: BreathGroup }): ReactElement {
  return (
    <>
      {group.pieces.map(({ before, text, after }) => (
        <span key={text}>
          {before.length > 0 && <em>{signsText(before)}</em>} {text}{' '}
          {after.length > 0 && <em>{signsText(after)}</em>}
        </span>
      ))}
    </>
  )
}

function Neighbour({
  group,
  place,
}: {
  group: BreathGroup | undefined
  place: 'before' | 'after'
}) {
  return (
    <p className="prompter-pale" data-place={place}>
      {group && (
        <>
          <span className="sr-only">{DICTATING[place]}</span>
          <GroupText group={group} />
        </>
      )}
    </p>
  )
}

const SQUIGGLE =
  'M0 20c2-10 5 9 9 0s4 4 8 0M26 20s4 4 8 0M43.5 20c4-7 5 6 8 0s5 5 8 0c2-10 5 9 9 0s4 4 8 0M86.5 20c2-10 5 9 9 0s4 4 8 0M112.5 20s5 5 8 0c2-10 5 9 9 0s4 4 8 0'
const LINE_LENGTH = 146

/** A line of writing that takes its ink as time passes. */
function InkedLine({ share }: { share: number }): ReactElement {
  return (
    <svg viewBox="-4 0 146 34" aria-hidden="true">
      <path d="M-4 27H142" stroke="#b9aedb" strokeWidth="1.2" />
      <path d={SQUIGGLE} fill="none" stroke="#ccd4ee" strokeWidth="2.1" strokeLinecap="round" />
      <clipPath id="ink">
        <rect x="-4" y="-10" width={LINE_LENGTH * share} height="60" />
      </clipPath>
      <path
        clipPath="url(#ink)"
        d={SQUIGGLE}
        fill="none"
        stroke="#2a3f94"
        strokeWidth="2.1"
        strokeLinecap="round"
      />
    </svg>
  )
}

function sayingText({ voice, readings, isPaused }: DictatingState): string {
  if (isPaused) return DICTATING.paused
  if (voice === 'none') return DICTATING.yourTurn
  return readings === 0 ? DICTATING.firstReading : DICTATING.secondReading
}

function Writing({ state }: { state: DictatingState }): ReactElement {
  const { secondsLeft, groups, group, level, speed, isPaused } = state
  const current = groups[group]
  if (secondsLeft === null || current === undefined) {
    return (
      <div className="prompter-writing">
        <p role="status">{sayingText(state)}</p>
      </div>
    )
  }
  const total = Math.max(secondsLeft, writingSeconds(current, level, speed))
  const [writes, seconds] = DICTATING.writing(secondsLeft)
  return (
    <div className="prompter-writing">
      <InkedLine share={(total - secondsLeft) / total} />
      <p role="timer">
        {writes}
        <b>{seconds}</b>
        <span className="wide">{isPaused ? '' : DICTATING.readingsDone}</span>
      </p>
    </div>
  )
}

const LONG_SIGNS = 24
const LONGEST_SIGNS = 40

function lengthOf(group: BreathGroup): 'short' | 'long' | 'longest' {
  const signs = writtenText(group).length
  if (signs > LONGEST_SIGNS) return 'longest'
  return signs > LONG_SIGNS ? 'long' : 'short'
}

/** The text whole: who dictates himself reads it here. */
function WholeText({ state }: { state: DictatingState }): ReactElement {
  const { stage, groups } = state
  const sentences = Map.groupBy(groups, ({ sentence }) => sentence)
  return (
    <section
      className="prompter-stage prompter-whole"
      aria-label={DICTATING.stage}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a long text is scrolled by keyboard
      tabIndex={0}
    >
      <h3 aria-live="polite">
        {stage === 'before' ? DICTATING.wholeBefore : DICTATING.wholeAfter}
      </h3>
      <blockquote>
        {[...sentences.values()].map((all) => all.map(writtenText).join(' ')).join(' ')}
      </blockquote>
    </section>
  )
}

export function DictatingStageView({ state }: { state: DictatingState }): ReactElement {
  const { stage, groups, group, voice } = state
  const current = groups[group]
  if (stage === 'ended' || current === undefined) {
    return (
      <section className="prompter-stage prompter-whole" aria-label={DICTATING.stage}>
        <h3 role="status">{DICTATING.ended}</h3>
        <p className="text-muted text-xl">{DICTATING.endedNote}</p>
      </section>
    )
  }
  if (stage !== 'groups') return <WholeText state={state} />
  return (
    <section className="prompter-stage" aria-label={DICTATING.stage}>
      <p className="prompter-sentence">
        <span>{DICTATING.sentence}</span>
        <b>{current.sentence + 1}</b>
        {DICTATING.of(sentenceCount(groups))}
      </p>
      <Neighbour group={groups[group - 1]} place="before" />
      <div>
        {/* A voice says it already; a screen reader would speak at the same time. */}
        <p
          className="prompter-now"
          data-length={lengthOf(current)}
          aria-live={voice === 'none' ? 'polite' : 'off'}
        >
          <GroupText group={current} />
        </p>
        <Writing state={state} />
      </div>
      <Neighbour group={groups[group + 1]} place="after" />
    </section>
  )
}
