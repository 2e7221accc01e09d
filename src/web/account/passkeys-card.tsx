import { type ReactElement, useState } from 'react'
import type { ListedPasskey, listPasskeys } from '../../contract/account/passkeys.ts'
import type { ReplyOf } from '../../contract/route.ts'
import { PASSKEYS } from '../../texts/account/passkeys.ts'
import { Button } from '../ui/button.tsx'
import { ErrorPanel } from '../ui/feedback/error-panel.tsx'
import { SkeletonLines } from '../ui/feedback/skeleton.tsx'
import { useToast } from '../ui/feedback/toasts.tsx'
import { Icon } from '../ui/icon.tsx'
import { AccountCard } from './account-card.tsx'
import { AddPasskeyForm, RenamePasskeyForm } from './passkey-forms.tsx'
import { removeOwnPasskey, usePasskeys } from './passkeys-api.ts'
import { ReauthenticationForm } from './reauthentication-form.tsx'

/** The one form that is open, and whose it is. */
type OpenForm =
  | { readonly kind: 'none' | 'adding' }
  | { readonly kind: 'renaming' | 'removing'; readonly id: string }

const NONE: OpenForm = { kind: 'none' }

interface FormProps {
  readonly form: OpenForm
  readonly onForm: (next: OpenForm) => void
}

/** A16 */
export function PasskeysCard(): ReactElement {
  const { data, isLoadingError, refetch } = usePasskeys()
  const [form, setForm] = useState(NONE)
  return (
    <AccountCard title={PASSKEYS.title} step={`${form.kind} ${data?.passkeys.length ?? 0}`}>
      {data ? (
        <Passkeys list={data} form={form} onForm={setForm} />
      ) : isLoadingError ? (
        <ErrorPanel text={PASSKEYS.loadError} onRetry={() => void refetch()} />
      ) : (
        <SkeletonLines label={PASSKEYS.loading} count={3} />
      )}
    </AccountCard>
  )
}

interface PasskeysProps extends FormProps {
  readonly list: ReplyOf<typeof listPasskeys>
}

function Passkeys({ list, form, onForm }: PasskeysProps): ReactElement {
  const { passkeys, is_available: isAvailable } = list
  return (
    <div className="grid gap-5">
      <p className="text-muted">{isAvailable ? PASSKEYS.text : PASSKEYS.unavailable}</p>
      {passkeys.length > 0 && (
        <ul className="grid">
          {passkeys.map((passkey) => (
            <PasskeyRow key={passkey.id} passkey={passkey} form={form} onForm={onForm} />
          ))}
        </ul>
      )}
      {isAvailable && <Addition form={form} onForm={onForm} />}
    </div>
  )
}

function Addition({ form, onForm }: FormProps): ReactElement {
  if (form.kind === 'adding') return <AddPasskeyForm onDone={() => onForm(NONE)} />
  if (globalThis.PublicKeyCredential === undefined) {
    return <p className="text-sm text-muted">{PASSKEYS.unsupported}</p>
  }
  return (
    <div>
      <Button variant="outline" icon="plus" onClick={() => onForm({ kind: 'adding' })}>
        {PASSKEYS.add}
      </Button>
    </div>
  )
}

interface PasskeyRowProps extends FormProps {
  readonly passkey: ListedPasskey
}

function PasskeyRow({ passkey, form, onForm }: PasskeyRowProps): ReactElement {
  const { id, name, created_at: created, last_used_at: used } = passkey
  const action = 'id' in form && form.id === id ? form.kind : 'none'
  const close = (): void => onForm(NONE)
  return (
    <li className="grid gap-4 border-b-[1.5px] border-rule py-3 first:pt-0 last:border-0">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Icon name="key" className="size-6 text-ink-700" />
        <div className="min-w-48 flex-1">
          <p className="font-semibold break-words">{name}</p>
          <p className="text-sm text-muted">
            {`${PASSKEYS.added(created)}, ${used === null ? PASSKEYS.unused : PASSKEYS.used(used)}`}
          </p>
        </div>
        {action === 'none' && <RowButtons passkey={passkey} onForm={onForm} />}
      </div>
      {action === 'renaming' && <RenamePasskeyForm passkey={passkey} onDone={close} />}
      {action === 'removing' && <Removal passkey={passkey} onDone={close} />}
    </li>
  )
}

function RowButtons({ passkey, onForm }: Omit<PasskeyRowProps, 'form'>): ReactElement {
  const { id, name } = passkey
  return (
    <div className="flex flex-wrap gap-x-1 max-sm:ml-7">
      <Button
        variant="ghost"
        className="min-h-11! px-3!"
        aria-label={PASSKEYS.renameNamed(name)}
        onClick={() => onForm({ kind: 'renaming', id })}
      >
        {PASSKEYS.rename}
      </Button>
      <Button
        variant="ghost"
        className="min-h-11! px-3!"
        aria-label={PASSKEYS.removeNamed(name)}
        onClick={() => onForm({ kind: 'removing', id })}
      >
        {PASSKEYS.remove}
      </Button>
    </div>
  )
}

interface RemovalProps {
  readonly passkey: ListedPasskey
  readonly onDone: () => void
}

function Removal({ passkey, onDone }: RemovalProps): ReactElement {
  const toast = useToast()
  async function remove(password: string, code: string | undefined): Promise<void> {
    await removeOwnPasskey(passkey, { password, code })
    onDone()
    toast.show({ tone: 'success', text: PASSKEYS.removed })
  }
  return (
    <ReauthenticationForm
      action={PASSKEYS.remove}
      busyLabel={PASSKEYS.removing}
      danger
      stepUp
      fallback={PASSKEYS.removeFailed}
      text={PASSKEYS.removeText(passkey.name)}
      onPassword={remove}
      onCancel={onDone}
    />
  )
}
