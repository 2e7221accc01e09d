import { type ReactElement, useState } from 'react'
import { Link, useLocation } from 'react-router'
import { type NewAccount, newAccount } from '../../contract/account/sign-up.ts'
import { type AttestedAs, likelyAttestedAs } from '../../domain/account/attestation.ts'
import { passwordProblem } from '../../domain/account/password.ts'
import { PLAN_KEYS, PLANS, type PlanKey } from '../../domain/account/plan.ts'
import { ATTESTATION } from '../../texts/account/attestation.ts'
import { SIGN_UP } from '../../texts/account/sign-up.ts'
import { fieldSentence } from '../../texts/fields.ts'
import { PLAN_NAMES } from '../../texts/vocabulary.ts'
import { fieldErrors } from '../api/field-errors.ts'
import { type FieldErrors, useFormSubmission } from '../api/use-form-submission.ts'
import { AttestationFields, hasAttested } from '../attestation/attestation-fields.tsx'
import { PATHS, planFromSearch } from '../paths.ts'
import { FormNoScriptNotice } from '../shell/no-script-notice.tsx'
import { Button } from '../ui/button.tsx'
import { Notice } from '../ui/feedback/notice.tsx'
import { TextField } from '../ui/forms/field.tsx'
import { PasswordField } from '../ui/forms/password-field.tsx'
import { SubmissionForm } from '../ui/forms/submission-form.tsx'
import { useClientValue } from '../ui/use-client-value.ts'
import { registerAccount, type SignUpOutcome } from './sign-up-api.ts'

interface SignUpFormProps {
  readonly onDone: (outcome: Exclude<SignUpOutcome, 'taken'>, email: string) => Promise<void>
}

/** Null when the address names none, and until hydration: prerendered pages have no query string. */
function usePlanOfAddress(): PlanKey | null {
  const { search } = useLocation()
  return useClientValue(() => planFromSearch(search), null)
}

function accountErrors(account: NewAccount): FieldErrors {
  const fields = fieldErrors(newAccount.safeParse(account))
  const weak = passwordProblem(account.password, account.email)
  if (weak !== undefined) fields.password = fieldSentence(weak)
  if (account.email === '') fields.email = fieldSentence('required')
  if (account.password === '') fields.password = fieldSentence('required')
  return fields
}

interface PlanAndRole {
  readonly plan: PlanKey
  readonly attested_as: AttestedAs
}

function accountFrom(data: FormData, choice: PlanAndRole): NewAccount {
  return {
    email: String(data.get('email') ?? '').trim(),
    password: String(data.get('password') ?? ''),
    name: String(data.get('name') ?? '').trim(),
    ...choice,
  }
}

export function SignUpForm({ onDone }: SignUpFormProps): ReactElement {
  const submission = useFormSubmission(SIGN_UP.error)
  const { failure, isBusy, start } = submission
  const [chosen, setChosen] = useState<PlanKey | null>(null)
  const [declaredRole, setDeclaredRole] = useState<AttestedAs | null>(null)
  const [isTaken, setTaken] = useState(false)
  const ofAddress = usePlanOfAddress()
  const plan = chosen ?? ofAddress ?? 'free'
  const attested_as = declaredRole ?? likelyAttestedAs(plan)

  async function submit(data: FormData): Promise<void> {
    const account = accountFrom(data, { plan, attested_as })
    const attestationErrors = hasAttested(data) ? {} : { attestation: ATTESTATION.required }
    setTaken(false)
    await start({ ...accountErrors(account), ...attestationErrors }, async () => {
      const outcome = await registerAccount(account)
      if (outcome === 'taken') setTaken(true)
      else await onDone(outcome, account.email)
    })
  }

  return (
    <SubmissionForm
      submission={submission}
      onSubmit={submit}
      actions={
        <>
          {isTaken && <AddressTakenNotice />}
          <Button type="submit" busy={isBusy} busyLabel={SIGN_UP.submitting}>
            {SIGN_UP.submit}
          </Button>
        </>
      }
    >
      <FormNoScriptNotice />
      {ofAddress === null ? (
        <p className="text-muted">{SIGN_UP.planLater}</p>
      ) : (
        <PlanChoice plan={plan} onPlan={setChosen} />
      )}
      <IdentityFields fields={failure.fields} />
      <AttestationFields
        role={attested_as}
        onRole={setDeclaredRole}
        error={failure.fields.attestation}
      />
    </SubmissionForm>
  )
}

function IdentityFields({ fields }: { fields: FieldErrors }): ReactElement {
  return (
    <>
      <TextField
        label={SIGN_UP.email}
        type="email"
        name="email"
        autoComplete="username"
        inputMode="email"
        required
        error={fields.email}
      />
      <PasswordField
        label={SIGN_UP.password}
        hint={SIGN_UP.passwordHint}
        name="password"
        autoComplete="new-password"
        required
        error={fields.password}
      />
      <TextField
        label={SIGN_UP.name}
        hint={SIGN_UP.nameHint}
        name="name"
        autoComplete="name"
        error={fields.name}
      />
    </>
  )
}

interface PlanChoiceProps {
  readonly plan: PlanKey
  readonly onPlan: (plan: PlanKey) => void
}

function PlanChoice({ plan, onPlan }: PlanChoiceProps): ReactElement {
  return (
    <fieldset className="min-w-0" aria-describedby="plan-hint">
      <legend className="mb-1 font-semibold">{SIGN_UP.plan}</legend>
      <p id="plan-hint" className="mb-2 text-sm text-muted">
        {SIGN_UP.planHint}
      </p>
      <div className="plan-choice">
        {PLAN_KEYS.map((key) => (
          <label key={key}>
            <input
              type="radio"
              name="plan"
              value={key}
              checked={plan === key}
              onChange={() => onPlan(key)}
            />
            <span>
              <strong>{PLAN_NAMES[key]}</strong>
              <span>{SIGN_UP.price(PLANS[key].price_cents)}</span>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}

function AddressTakenNotice(): ReactElement {
  return (
    <Notice tone="error">
      {SIGN_UP.existing} <Link to={PATHS.signIn}>{SIGN_UP.signIn}</Link>
    </Notice>
  )
}
