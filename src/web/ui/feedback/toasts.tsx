import {
  createContext,
  type ReactElement,
  type ReactNode,
  use,
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import { Link } from 'react-router'
import { UI } from '../../../texts/ui.ts'
import { IconButton } from '../button.tsx'
import { Icon } from '../icon.tsx'

export interface Toast {
  readonly tone: 'success' | 'error' | 'info'
  readonly text: string
  /** With one, the toast stays until it is closed. */
  readonly link?: { readonly to: string; readonly label: string }
}

interface ShownToast extends Toast {
  readonly id: number
}

interface ToastApi {
  readonly show: (toast: Toast) => void
}

/** Paused while the toast is hovered or focused (WCAG 2.2.1). */
const STAY_MS = 6000
const ICONS = { success: 'check', error: 'warning', info: 'info' } as const

const ToastContext = createContext<ToastApi>({ show: () => undefined })

export function useToast(): ToastApi {
  return use(ToastContext)
}

export function ToastProvider({ children }: { children: ReactNode }): ReactElement {
  const [shown, setShown] = useState<readonly ShownToast[]>([])
  const region = useRef<HTMLDivElement>(null)
  const count = useRef(0)

  const show = useCallback((toast: Toast): void => {
    count.current += 1
    const id = count.current
    setShown((before) => [...before.slice(-2), { ...toast, id }])
    // Re-entering the top layer puts it above a dialog that was opened meanwhile.
    region.current?.hidePopover()
    region.current?.showPopover()
  }, [])
  const close = useCallback((id: number): void => {
    setShown((before) => before.filter((toast) => toast.id !== id))
  }, [])
  const toasts = useMemo(() => ({ show }), [show])

  useEffect(() => region.current?.showPopover(), [])

  return (
    <ToastContext value={toasts}>
      {children}
      <div
        ref={region}
        popover="manual"
        role="status"
        aria-label={UI.notifications}
        className="toasts"
      >
        {shown.map((toast) => (
          <ToastBox key={toast.id} toast={toast} onClose={close} />
        ))}
      </div>
    </ToastContext>
  )
}

interface ToastBoxProps {
  readonly toast: ShownToast
  readonly onClose: (id: number) => void
}

function ToastBox({ toast, onClose }: ToastBoxProps): ReactElement {
  const [isHeld, setHeld] = useState(false)
  useEffect(() => {
    if (isHeld || toast.link) return undefined
    const timer = setTimeout(() => onClose(toast.id), STAY_MS)
    return () => clearTimeout(timer)
  }, [isHeld, toast.id, toast.link, onClose])

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: pointing only stops the clock
    <div
      className={`toast ${toast.tone === 'success' ? 'toast-success' : ''}`}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <Icon name={ICONS[toast.tone]} />
      <p className="flex-1 py-1.5">
        {toast.text}{' '}
        {toast.link && (
          <Link
            to={toast.link.to}
            className="font-semibold whitespace-nowrap text-inherit"
            onClick={() => onClose(toast.id)}
          >
            {toast.link.label}
          </Link>
        )}
      </p>
      <IconButton icon="close" label={UI.close} onClick={() => onClose(toast.id)} />
    </div>
  )
}
