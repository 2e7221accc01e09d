import { type FormEvent, type ReactElement, type ReactNode, useState } from 'react'
import { useNavigate } from 'react-router'
import type { Evening } from '../../contract/evening.ts'
import { parseWordList } from '../../domain/dictation/word-list.ts'
import { LEVELS, type Level } from '../../domain/level.ts'
import { FIRST_STEPS } from '../../texts/evening.ts'
import { ASKED_ALREADY, generatorPath } from '../generator-address.ts'
import { CameraArt } from '../illustrations/camera-art.tsx'
import { SampleLearnerNotice } from '../learners/sample-learner-notice.tsx'
import { correctPath, dictatePath, dictationPath, PATHS } from '../paths.ts'
import { useSubscription } from '../plans/use-subscription.ts'
import { Button, ButtonLink } from '../ui/button.tsx'
import { TextField } from '../ui/forms/field.tsx'
import { Icon, type IconName } from '../ui/icon.tsx'
import { Page } from '../ui/layout/page.tsx'
import { SeyesSheet } from '../ui/sheet/seyes-sheet.tsx'
import { EveningLink } from './evening-link.tsx'

interface BeginnerStepsProps {
  readonly evening: Evening
}

/** FIR-02: words, dictate, photograph. What is done leads to what comes next. */
export function BeginnerSteps({ evening }: BeginnerStepsProps): ReactElement {
  const { learners, latest_dictation: dictation } = evening
  const [child] = learners
  const canAdd = useSubscription().data?.limits.has_corrections === true
  return (
    <Page crumb={FIRST_STEPS.crumb} title={FIRST_STEPS.title} lead={FIRST_STEPS.lead}>
      <ol className="first-steps">
        <Step number={1} title={FIRST_STEPS.words} text={FIRST_STEPS.wordsText} isOpen>
          {dictation === null ? (
            <WordsForm level={child?.level} />
          ) : (
            <DoneStep title={dictation.title} id={dictation.id} />
          )}
        </Step>
        <Step
          number={2}
          title={FIRST_STEPS.dictate}
          text={FIRST_STEPS.dictateText}
          isOpen={dictation !== null}
        >
          <ExampleSheet />
          {dictation === null ? (
            <Later icon="speaker">{FIRST_STEPS.later}</Later>
          ) : (
            <ButtonLink to={dictatePath(dictation.id)} icon="speaker">
              {FIRST_STEPS.dictateAction}
            </ButtonLink>
          )}
        </Step>
        <Step
          number={3}
          title={FIRST_STEPS.photo}
          text={FIRST_STEPS.photoText}
          isOpen={dictation !== null}
        >
          <div className="grid max-h-80 min-h-36 flex-1 rounded-card bg-margin-100 p-3 *:size-full">
            <CameraArt />
          </div>
          {dictation === null ? (
            <Later icon="camera">{FIRST_STEPS.later}</Later>
          ) : canAdd ? (
            <ButtonLink
              to={correctPath(child?.id ?? null, dictation.id)}
              variant="outline"
              icon="camera"
            >
              {FIRST_STEPS.photoAction}
            </ButtonLink>
          ) : (
            <>
              <p className="my-4 text-muted">{FIRST_STEPS.photoPaid}</p>
              <ButtonLink to={PATHS.plans} variant="outline">
                {FIRST_STEPS.plans}
              </ButtonLink>
            </>
          )}
        </Step>
      </ol>
      <SampleLearnerNotice learners={learners} />
      <p className="mt-7 flex flex-wrap gap-x-8 gap-y-1">
        {canAdd && child === undefined && (
          <EveningLink to={PATHS.learners} icon="plus">
            {FIRST_STEPS.addLearnerFirst}
          </EveningLink>
        )}
        <EveningLink to={PATHS.calculations}>{FIRST_STEPS.calculations}</EveningLink>
      </p>
    </Page>
  )
}

interface StepProps {
  readonly number: number
  readonly title: string
  readonly text: string
  readonly isOpen: boolean
  readonly children: ReactNode
}

function Step({ number, title, text, isOpen, children }: StepProps): ReactElement {
  return (
    <li className="first-step" data-open={isOpen || undefined}>
      <span className="step-number" aria-hidden="true">
        <b>{number}</b>
      </span>
      <h2>{title}</h2>
      <p className="mt-1.5 text-muted">{text}</p>
      {children}
    </li>
  )
}

function Later({ icon, children }: { icon: IconName; children: ReactNode }): ReactElement {
  return (
    <p className="mt-4 flex items-center gap-2 text-muted">
      <Icon name={icon} />
      {children}
    </p>
  )
}

function DoneStep({ title, id }: { readonly title: string; readonly id: string }): ReactElement {
  return (
    <>
      <p className="mt-5 flex items-start gap-2 font-semibold text-leaf">
        <Icon name="check" className="mt-0.5 size-5" />
        <span className="min-w-0 wrap-anywhere">{FIRST_STEPS.wordsDone(title)}</span>
      </p>
      <div className="mt-auto pt-4">
        <EveningLink to={dictationPath(id)}>{FIRST_STEPS.open}</EveningLink>
      </div>
    </>
  )
}

function ExampleSheet(): ReactElement {
  const [before, between, after] = FIRST_STEPS.exampleLines
  const [first, second] = FIRST_STEPS.exampleWords
  return (
    <div aria-hidden="true" className="flex-1">
      <SeyesSheet className="example-sheet">
        <p>
          {before}
          <mark>{first}</mark> {between} {after}
          <mark>{second}</mark>…
        </p>
      </SeyesSheet>
    </div>
  )
}

/** Leads to the generator, filled in and at work: the class is that of the learner, or the first that the plan has. */
function WordsForm({ level: childLevel }: { readonly level: Level | undefined }): ReactElement {
  const levels = useSubscription().data?.limits.levels ?? LEVELS
  const [words, setWords] = useState('')
  const [chosen, setChosen] = useState<Level | null>(null)
  const [isMissing, setMissing] = useState(false)
  const navigate = useNavigate()
  const level = chosen ?? childLevel ?? levels[0] ?? 'CP'

  function submit(event: FormEvent): void {
    event.preventDefault()
    const list = parseWordList(words)
    setMissing(list.length === 0)
    if (list.length > 0) void navigate(generatorPath(list, level), { state: ASKED_ALREADY })
  }

  return (
    <form className="mt-4 grid gap-4" onSubmit={submit} noValidate>
      <TextField
        label={FIRST_STEPS.wordsLabel}
        hint={FIRST_STEPS.wordsHint}
        placeholder={FIRST_STEPS.wordsPlaceholder}
        error={isMissing ? FIRST_STEPS.wordsMissing : undefined}
        value={words}
        onChange={(event) => setWords(event.currentTarget.value)}
      />
      <fieldset className="level-choice">
        <legend className="mb-1 font-semibold">{FIRST_STEPS.level}</legend>
        {levels.map((one) => (
          <label key={one}>
            <input
              type="radio"
              name="niveau"
              checked={one === level}
              onChange={() => setChosen(one)}
            />
            <span>{one}</span>
          </label>
        ))}
      </fieldset>
      <Button type="submit">{FIRST_STEPS.write}</Button>
      <div className="justify-self-center">
        <EveningLink to={PATHS.dictationCreate} icon="camera">
          {FIRST_STEPS.photograph}
        </EveningLink>
      </div>
    </form>
  )
}
