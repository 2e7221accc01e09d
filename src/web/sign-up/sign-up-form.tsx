import { type ReactElement, useState, useSyncExternalStore } from 'react'
import { Link, useLocation } from 'react-router'
import { type NewAccount, newAccount } from '../../contract/sign-up.ts'
import { type AttestedAs, likelyAttestedAs } from '../../domain/account/attestation.ts'
import { passwordProblem } from '../../domain/account/password.ts'
import { PLAN_KEYS, PLANS, type PlanKey } from '../../domain/account/plan.ts'
import { ATTESTATION } from '../../texts/account/attestation.ts'
import { REGISTRATION } from '../../texts/account/registration.ts'
import { fieldSentence } from '../../texts/fields.ts'
import { PLAN_NAMES } from '../../texts/vocabulary.ts'
import { fieldErrors } from '../api/field-errors.ts'
import { type FieldErrors, useFormSubmission } from '../api/use-form-submission.ts'
import { AttestationFields, isTicked } from '../attestation/attestation-fields.tsx'
import { PATHS, planFromSearch } from '../paths.ts'
import { FormNoScriptNotice } from '../shell/no-script-notice.tsx'
import { Button } from '../ui/button.tsx'
import { Notice } from '../ui/feedback/notice.tsx'
import { TextField } from '../ui/forms/field.tsx'
import { PasswordField } from '../ui/forms/password-field.tsx'
import { SubmissionForm } from '../ui/forms/submission-form.tsx'
import { registerAccount, type SignUpOutcome } from './sign-up-api.ts'

interface SignUpFormProps {
  readonly onDone: (outcome: Exclude<SignUpOutcome, 'taken'>, email: string) => Promise<void>
}

function subscribeToNothing(): () => void {
  return () => undefined
}

/** Prerendered pages have no query string: the free plan until hydration. */
function usePlanOfAddress(): PlanKey {
  const { search } = useLocation()
  return useSyncExternalStore(
    subscribeToNothing,
    () => planFromSearch(search) ?? 'free',
    () => 'free',
  )
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

function accountFrom(typed: FormData, choice: PlanAndRole): NewAccount {
  return {
    email: String(typed.get('email') ?? '').trim(),
    password: String(typed.get('password') ?? ''),
    name: String(typed.get('name') ?? '').trim(),
    ...choice,
  }
}

export function SignUpForm({ onDone }: SignUpFormProps): ReactElement {
  const submission = useFormSubmission(REGISTRATION.error)
  const { failure, isBusy, start } = submission
  const [chosen, setChosen] = useState<PlanKey | null>(null)
  const [declared, setDeclared] = useState<AttestedAs | null>(null)
  const [isTaken, setTaken] = useState(false)
  const ofAddress = usePlanOfAddress()
  const plan = chosen ?? ofAddress
  const attested_as = declared ?? likelyAttestedAs(plan)

  async function submit(typed: FormData): Promise<void> {
    const account = accountFrom(typed, { plan, attested_as })
    const unticked = isTicked(typed) ? {} : { attestation: ATTESTATION.required }
    setTaken(false)
    await start({ ...accountErrors(account), ...unticked }, async () => {
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
          <Button type="submit" busy={isBusy} busyLabel={REGISTRATION.submitting}>
            {REGISTRATION.submit}
          </Button>
        </>
      }
    >
      <FormNoScriptNotice />
      <PlanChoice plan={plan} onPlan={setChosen} />
      <IdentityFields fields={failure.fields} />
      <AttestationFields as={attested_as} onAs={setDeclared} error={failure.fields.attestation} />
    </SubmissionForm>
  )
}

function IdentityFields({ fields }: { fields: FieldErrors }): ReactElement {
  return (
    <>
      <TextField
        label={REGISTRATION.email}
        type="email"
        name="email"
        autoComplete="username"
        inputMode="email"
        required
        error={fields.email}
      />
      <PasswordField
        label={REGISTRATION.password}
        hint={REGISTRATION.passwordHint}
        name="password"
        autoComplete="new-password"
        required
        error={fields.password}
      />
      <TextField
        label={REGISTRATION.name}
        hint={REGISTRATION.nameHint}
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
      <legend className="mb-1 font-semibold">{REGISTRATION.plan}</legend>
      <p id="plan-hint" className="mb-2 text-sm text-muted">
        {REGISTRATION.planHint}
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
              <span>{REGISTRATION.price(PLANS[key].price_cents)}</span>
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
      {REGISTRATION.existing} <Link to={PATHS.signIn}>{REGISTRATION.signIn}</Link>
    </Notice>
  )
}
