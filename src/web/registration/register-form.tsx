import { type ReactElement, useState, useSyncExternalStore } from 'react'
import { Link, useLocation } from 'react-router'
import { type NewAccount, newAccount } from '../../contract/sign-up.ts'
import { type AttestedAs, likelyAttestedAs } from '../../domain/account/attestation.ts'
import { passwordProblem } from '../../domain/account/password.ts'
import type { PlanKey } from '../../domain/account/plan.ts'
import { ATTESTATION } from '../../texts/attestation.ts'
import { fieldSentence } from '../../texts/fields.ts'
import { REGISTRATION } from '../../texts/registration.ts'
import { useSending, type WrongFields } from '../api/use-sending.ts'
import { wrongFields } from '../api/wrong-fields.ts'
import { chosenPlan, PATHS } from '../paths.ts'
import { AttestationFields, isTicked } from '../shell/attestation-fields.tsx'
import { FormWithoutScripts } from '../shell/without-scripts.tsx'
import { Button } from '../ui/button.tsx'
import { TextField } from '../ui/field.tsx'
import { Notice } from '../ui/notice.tsx'
import { PasswordField } from '../ui/password-field.tsx'
import { SendForm } from '../ui/send-form.tsx'
import { PlanChoice } from './plan-choice.tsx'
import { type Registered, register } from './registration-api.ts'

interface RegisterFormProps {
  readonly onDone: (outcome: Exclude<Registered, 'taken'>, email: string) => Promise<void>
}

function never(): () => void {
  return () => undefined
}

/** The plan of the card that led here; the page written at build time knows nothing of the address's search. */
function usePlanOfAddress(): PlanKey {
  const { search } = useLocation()
  return useSyncExternalStore(
    never,
    () => chosenPlan(search) ?? 'free',
    () => 'free',
  )
}

function wrongAccount(account: NewAccount): WrongFields {
  const fields = wrongFields(newAccount.safeParse(account))
  const weak = passwordProblem(account.password, account.email)
  if (weak !== undefined) fields.password = fieldSentence(weak)
  if (account.email === '') fields.email = fieldSentence('required')
  if (account.password === '') fields.password = fieldSentence('required')
  return fields
}

interface Choice {
  readonly plan: PlanKey
  readonly attested_as: AttestedAs
}

function typedIn(typed: FormData, choice: Choice): NewAccount {
  return {
    email: String(typed.get('email') ?? '').trim(),
    password: String(typed.get('password') ?? ''),
    name: String(typed.get('name') ?? '').trim(),
    ...choice,
  }
}

/** Address, password, plan. What was typed stays when something is refused. */
export function RegisterForm({ onDone }: RegisterFormProps): ReactElement {
  const sending = useSending(REGISTRATION.error)
  const { failure, isBusy, start } = sending
  const [chosen, setChosen] = useState<PlanKey | null>(null)
  const [declared, setDeclared] = useState<AttestedAs | null>(null)
  const [isTaken, setTaken] = useState(false)
  const ofAddress = usePlanOfAddress()
  const plan = chosen ?? ofAddress
  const attested_as = declared ?? likelyAttestedAs(plan)

  async function submit(typed: FormData): Promise<void> {
    const account = typedIn(typed, { plan, attested_as })
    const unticked = isTicked(typed) ? {} : { attestation: ATTESTATION.required }
    setTaken(false)
    await start({ ...wrongAccount(account), ...unticked }, async () => {
      const outcome = await register(account)
      if (outcome === 'taken') setTaken(true)
      else await onDone(outcome, account.email)
    })
  }

  return (
    <SendForm sending={sending} onSend={submit}>
      <FormWithoutScripts />
      <PlanChoice plan={plan} onPlan={setChosen} />
      <Identity fields={failure.fields} />
      <AttestationFields as={attested_as} onAs={setDeclared} error={failure.fields.attestation} />
      {failure.sentence !== undefined && <Notice tone="error">{failure.sentence}</Notice>}
      {isTaken && <Taken />}
      <Button type="submit" busy={isBusy} busyLabel={REGISTRATION.submitting}>
        {REGISTRATION.submit}
      </Button>
    </SendForm>
  )
}

function Identity({ fields }: { fields: WrongFields }): ReactElement {
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

function Taken(): ReactElement {
  return (
    <Notice tone="error">
      {REGISTRATION.existing} <Link to={PATHS.login}>{REGISTRATION.signIn}</Link>
    </Notice>
  )
}
