import { type KeyboardEvent, type ReactElement, useEffect, useRef, useState } from 'react'
import { Link, NavLink, useLocation, useNavigate } from 'react-router'
import { TRIAL_DAYS, trialDaysLeft } from '../../domain/account/subscription.ts'
import { HEADER } from '../../texts/shell.ts'
import { queryClient } from '../api/query-client.ts'
import { PATHS } from '../paths.ts'
import { useSubscription } from '../plans/use-subscription.ts'
import { signOutOfBrowser } from '../session/session.ts'
import { useSession } from '../session/use-session.ts'
import { Button, IconButton } from '../ui/button.tsx'
import { useToast } from '../ui/feedback/toasts.tsx'
import { Icon } from '../ui/icon.tsx'
import { ConfirmDialog } from '../ui/overlays/dialog.tsx'
import { Popover } from '../ui/overlays/popover.tsx'
import { hasUnsavedWorkInAnyTab } from '../unsaved-work/unsaved-work.ts'
import { AccountPanel } from './account-panel.tsx'
import { Brand } from './brand.tsx'
import { SubjectsMenu } from './subjects-menu.tsx'

/** Below 768 px the account menu is behind a toggle. */
export function AppHeader(): ReactElement {
  return (
    <header className="print:hidden">
      <div className="relative border-b-[1.5px] border-rule bg-sheet">
        <div className="wrap top">
          <Brand to={PATHS.evening} />
          <nav aria-label={HEADER.appMenu} className="hidden items-center gap-6 md:flex">
            <EveningNavLink />
            <PaidLinks />
            <TrialDays />
            <AccountPopover />
            <SignOutButton />
          </nav>
          <div className="flex min-w-0 items-center gap-3 md:hidden">
            <TrialDays />
            <MobileMenu />
          </div>
        </div>
      </div>
      <SubjectsMenu />
    </header>
  )
}

function EveningNavLink(): ReactElement {
  return (
    <NavLink to={PATHS.evening} className="nav-link">
      {HEADER.evening}
    </NavLink>
  )
}

/** FIR-02: a square a day of the trial, full while it is left. */
function TrialDays(): ReactElement | null {
  const { data } = useSubscription()
  const days = data ? trialDaysLeft(data, Date.now()) : 0
  if (days === 0) return null
  return (
    <Link to={PATHS.plans} className="trial-days">
      <span aria-hidden="true">
        {Array.from({ length: TRIAL_DAYS }, (_, day) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: squares never move
          <i key={day} data-left={day < days || undefined} />
        ))}
      </span>
      {HEADER.trial(days)}
    </Link>
  )
}

/** «Apprenants» and «Résultats»; on the free plan they are greyed and lead to the plans (NAV-11). */
function PaidLinks(): ReactElement {
  const isFree = useSubscription().data?.effective_plan === 'free'
  return (
    <>
      <PaidLink to={PATHS.learners} name={HEADER.learners} locked={isFree} />
      <PaidLink to={PATHS.results} name={HEADER.results} locked={isFree} />
    </>
  )
}

interface PaidLinkProps {
  readonly to: string
  readonly name: string
  readonly locked: boolean
}

function PaidLink({ to, name, locked }: PaidLinkProps): ReactElement {
  if (!locked) {
    return (
      <NavLink to={to} className="nav-link">
        {name}
      </NavLink>
    )
  }
  return (
    <Link to={PATHS.plans} className="nav-link" data-locked="" aria-label={HEADER.locked(name)}>
      {name}
      <Icon name="lock" className="size-4" />
    </Link>
  )
}

function Avatar(): ReactElement {
  const user = useSession()
  const initial = (user?.name || user?.email || '').charAt(0).toLocaleUpperCase('fr')
  return (
    <span className="avatar" aria-hidden="true">
      {initial}
    </span>
  )
}

function AccountPopover(): ReactElement {
  const { key } = useLocation()
  return (
    <Popover
      key={key}
      label={HEADER.account}
      triggerClass="account-button"
      panelClass="panel top-[calc(100%+0.75rem)] right-0 w-88 p-5"
      trigger={
        <>
          <Avatar />
          {HEADER.account}
        </>
      }
    >
      {() => <AccountPanel />}
    </Popover>
  )
}

function MobileMenu(): ReactElement {
  const [isOpen, setOpen] = useState(false)
  const root = useRef<HTMLDivElement>(null)
  const { key } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: every navigation closes the menu
  useEffect(() => setOpen(false), [key])

  function closeOnEscape(event: KeyboardEvent): void {
    if (event.key !== 'Escape' || !isOpen) return
    setOpen(false)
    root.current?.querySelector('button')?.focus()
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the Escape key of what stands inside
    <div ref={root} onKeyDown={closeOnEscape}>
      <IconButton
        icon={isOpen ? 'close' : 'menu'}
        label={isOpen ? HEADER.closeMenu : HEADER.openMenu}
        aria-expanded={isOpen}
        aria-controls="menu-compte"
        className="size-12! border-[1.5px] border-rule bg-paper"
        onClick={() => setOpen(!isOpen)}
      />
      {isOpen && (
        <nav
          id="menu-compte"
          aria-label={HEADER.appMenu}
          className="panel inset-x-4 top-[calc(100%+0.5rem)] grid gap-4 p-5"
        >
          <div className="grid">
            <EveningNavLink />
            <PaidLinks />
          </div>
          <hr className="border-rule" />
          <MobileAccount />
          <SignOutButton />
        </nav>
      )}
    </div>
  )
}

function MobileAccount(): ReactElement {
  const [isOpen, setOpen] = useState(false)
  return (
    <div>
      <button
        type="button"
        className="account-button w-full"
        aria-expanded={isOpen}
        aria-controls="panneau-compte"
        onClick={() => setOpen(!isOpen)}
      >
        <Avatar />
        {HEADER.account}
        <Icon
          name="chevron-down"
          className={`ml-auto size-5 transition-transform ${isOpen ? 'rotate-180' : ''}`}
        />
      </button>
      {isOpen && (
        <div id="panneau-compte" className="pt-4">
          <AccountPanel />
        </div>
      )}
    </div>
  )
}

/** Asks first when a tab holds unsaved work, which sign-out erases; stays signed in when the server cannot be reached (NAV-09). A reply still under way would be a refusal. */
function SignOutButton(): ReactElement {
  const [isBusy, setBusy] = useState(false)
  const [isAsking, setAsking] = useState(false)
  const navigate = useNavigate()
  const toast = useToast()

  async function askOrLeave(): Promise<void> {
    if (await hasUnsavedWorkInAnyTab()) setAsking(true)
    else await leave()
  }

  async function leave(): Promise<void> {
    setAsking(false)
    setBusy(true)
    try {
      await queryClient.cancelQueries()
      await signOutOfBrowser()
      await navigate(PATHS.home)
    } catch {
      setBusy(false)
      void queryClient.invalidateQueries()
      toast.show({ tone: 'error', text: HEADER.signOutError })
    }
  }

  return (
    <>
      <Button
        variant="outline"
        className="min-h-11!"
        busy={isBusy}
        onClick={() => void askOrLeave()}
      >
        {HEADER.signOut}
      </Button>
      <ConfirmDialog
        open={isAsking}
        title={HEADER.signOutTitle}
        message={HEADER.signOutUnsaved}
        confirmLabel={HEADER.signOutAnyway}
        onConfirm={() => void leave()}
        onCancel={() => setAsking(false)}
      />
    </>
  )
}
