import type { ReactElement } from 'react'
import { type Dictation, type DictationChange, dictationChange } from '../../contract/dictations.ts'
import { parseGoals } from '../../domain/dictation/dictation.ts'
import { LEVELS } from '../../domain/level.ts'
import { GENERATOR, LIST } from '../../texts/dictations.ts'
import { levelAges } from '../../texts/vocabulary.ts'
import { ApiProblem } from '../api/client.ts'
import { useSending, type WrongFields } from '../api/use-sending.ts'
import { wrongFields } from '../api/wrong-fields.ts'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { SelectField, TextArea, TextField } from '../ui/field.tsx'
import { Notice } from '../ui/notice.tsx'
import { SendForm } from '../ui/send-form.tsx'
import { useChangeDictation } from './dictations-api.ts'

/** What is wrong with each field, by the schema that the server applies too. */
function check(
  typed: FormData,
  { updated_at }: Dictation,
): { change: DictationChange | null; wrong: WrongFields } {
  const theme = String(typed.get('theme'))
  const parsed = dictationChange.safeParse({
    ...Object.fromEntries(typed),
    theme: theme.trim() === '' ? null : theme,
    goals: parseGoals(String(typed.get('goals'))),
    updated_at,
  })
  return { change: parsed.data ?? null, wrong: wrongFields(parsed) }
}

interface DictationDialogProps {
  readonly dictation: Dictation
  readonly onClose: () => void
  readonly onSaved: () => void
}

/** Changes a stored dictation; what was typed stays when the save fails (DIC-02). */
export function DictationDialog({
  dictation,
  onClose,
  onSaved,
}: DictationDialogProps): ReactElement {
  const change = useChangeDictation()
  const sending = useSending(LIST.saveError)
  const { failure, isBusy, start } = sending
  // What is under way is not taken back: its end would close whatever dialog stands there by then.
  const leave = isBusy ? () => undefined : onClose

  async function submit(typed: FormData): Promise<void> {
    const checked = check(typed, dictation)
    await start(checked.wrong, async () => {
      if (checked.change === null) return
      const { updated_at: _based, ...fields } = checked.change
      await change.mutateAsync({ dictation, change: fields })
      onSaved()
    })
  }

  return (
    <Dialog open wide onClose={leave} title={LIST.editTitle}>
      <SendForm sending={sending} onSend={submit} className="gap-4">
        <DictationFields dictation={dictation} wrong={failure.fields} />
        {failure.sentence !== undefined && (
          <Notice tone="error">{saveProblem(change.error)}</Notice>
        )}
        <div className="flex flex-wrap justify-end gap-3">
          <Button variant="outline" disabled={isBusy} onClick={onClose}>
            {LIST.cancel}
          </Button>
          <Button type="submit" busy={isBusy} busyLabel={LIST.saving}>
            {LIST.save}
          </Button>
        </div>
      </SendForm>
    </Dialog>
  )
}

interface DictationFieldsProps {
  readonly dictation: Dictation
  readonly wrong: WrongFields
}

function DictationFields({ dictation, wrong }: DictationFieldsProps): ReactElement {
  return (
    <>
      <TextField
        label={LIST.columns.title}
        name="title"
        required
        maxLength={200}
        defaultValue={dictation.title}
        error={wrong.title}
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <SelectField
          label={LIST.columns.level}
          name="level"
          defaultValue={dictation.level}
          error={wrong.level}
        >
          {LEVELS.map((level) => (
            <option key={level} value={level}>{`${level} (${levelAges(level)})`}</option>
          ))}
        </SelectField>
        <TextField
          label={LIST.columns.theme}
          name="theme"
          maxLength={100}
          defaultValue={dictation.theme ?? ''}
          error={wrong.theme}
        />
      </div>
      <TextField
        label={LIST.columns.goals}
        name="goals"
        hint={GENERATOR.goalsHint}
        defaultValue={dictation.goals.join(', ')}
        error={wrong.goals}
      />
      <TextArea
        label={LIST.content}
        name="content"
        rows={8}
        required
        defaultValue={dictation.content}
        error={wrong.content}
      />
    </>
  )
}

function saveProblem(error: Error | null): string {
  const reason =
    error instanceof ApiProblem && error.status > 0 && error.status < 500 ? error.sentence : ''
  return reason === '' ? LIST.saveError : LIST.saveErrorBecause(reason)
}
