import { type ReactElement, useState } from 'react'
import { undoSecurityChange } from '../../contract/account/sign-up.ts'
import type { ReplyOf } from '../../contract/route.ts'
import { RECOVERY_ERROR, UNDO_CHANGE } from '../../texts/account/recovery.ts'
import { ApiProblem } from '../api/api-problem.ts'
import { callPublic } from '../api/http.ts'
import { useFormSubmission } from '../api/use-form-submission.ts'
import { PATHS } from '../paths.ts'
import { AuthPage } from '../shell/auth-page.tsx'
import { FormNoScriptNotice } from '../shell/no-script-notice.tsx'
import { hiddenMeta } from '../shell/public-meta.ts'
import { clearOneTimeToken, useOneTimeToken } from '../shell/use-one-time-token.ts'
import { Button, ButtonLink } from '../ui/button.tsx'
import { Notice } from '../ui/feedback/notice.tsx'
import { SubmissionForm } from '../ui/forms/submission-form.tsx'

export function meta(): ReturnType<typeof hiddenMeta> {
  return hiddenMeta(UNDO_CHANGE.pageTitle)
}

/** Asks for a click: mail scanners open links, too. */
export default function UndoChangeScreen(): ReactElement {
  const token = useOneTimeToken()
  const [done, setDone] = useState<ReplyOf<typeof undoSecurityChange> | null>(null)
  const [isOver, setOver] = useState(false)
  const submission = useFormSubmission(RECOVERY_ERROR)
  const { failure, isBusy, start } = submission

  async function submit(): Promise<void> {
    await start({}, async () => {
      try {
        setDone(await callPublic(undoSecurityChange, { body: { token: token ?? '' } }))
        clearOneTimeToken()
      } catch (error) {
        // There is no other link to ask for.
        if (!(error instanceof ApiProblem) || error.code !== 'token-invalid') throw error
        setOver(true)
      }
    })
  }

  if (done !== null || isOver) {
    return (
      <AuthPage title={UNDO_CHANGE.title}>
        <Notice tone={done === null ? 'warning' : 'success'}>
          {done === null ? UNDO_CHANGE.used : UNDO_CHANGE.done[done.undone](done.email)}
        </Notice>
        {done !== null && <p className="mt-5">{UNDO_CHANGE.next}</p>}
        <p className="mt-5">
          <ButtonLink to={PATHS.forgottenPassword}>{UNDO_CHANGE.newPassword}</ButtonLink>
        </p>
      </AuthPage>
    )
  }
  const sentence = failure.sentence ?? Object.values(failure.fields)[0]
  return (
    <AuthPage title={UNDO_CHANGE.title} lead={UNDO_CHANGE.lead}>
      <SubmissionForm submission={submission} onSubmit={submit}>
        <FormNoScriptNotice />
        {token === '' && <Notice tone="warning">{UNDO_CHANGE.incomplete}</Notice>}
        {sentence !== undefined && <Notice tone="error">{sentence}</Notice>}
        <Button type="submit" busy={isBusy} busyLabel={UNDO_CHANGE.submitting} disabled={!token}>
          {UNDO_CHANGE.submit}
        </Button>
      </SubmissionForm>
    </AuthPage>
  )
}
