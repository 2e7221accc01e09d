import type { ReactElement } from 'react'

/** Paths on a 24 × 24 grid, stroke width 2. */
const ICON_PATHS = {
  'arrow-left': 'M20 12H5m6-6-6 6 6 6',
  'arrow-right': 'M4 12h15m-6-6 6 6-6 6',
  badge: 'M12 15a6 6 0 1 0 0-12 6 6 0 0 0 0 12ZM8.5 14l-1.5 7 5-2.5 5 2.5-1.5-7',
  book: 'M5 4h12a2 2 0 0 1 2 2v14H7a2 2 0 0 1-2-2zM5 18a2 2 0 0 1 2-2h12M9 8h6',
  camera: 'M4 6h4l2-2h4l2 2h4v13H4zM12 16.5a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7Z',
  chart: 'M4 20h16M7 16v-4M12 16V8M17 16V5',
  check: 'm5 12.5 4.5 4.5L19 7',
  'chevron-down': 'm6 9 6 6 6-6',
  clock: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18ZM12 7v5l3.5 2',
  close: 'M6 6l12 12M18 6 6 18',
  copy: 'M8 8h11v12H8zM5 16V4h11',
  eye: 'M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12ZM12 15a3 3 0 1 0 0-6 3 3 0 0 0 0 6Z',
  'eye-off':
    'M4 4l16 16M10 5.7A9 9 0 0 1 12 5.5c6 0 9.5 6.5 9.5 6.5a17 17 0 0 1-3 3.7M6.5 7.7A17 17 0 0 0 2.5 12S6 18.5 12 18.5a9 9 0 0 0 4-1M10 10a3 3 0 0 0 4 4',
  download: 'M12 4v11m-5-5 5 5 5-5M5 20h14',
  erase: 'M9 6h11v12H9l-6-6zM12.5 9.5l5 5M17.5 9.5l-5 5',
  flame:
    'M12 3c1 4 5 5.5 5 10.5a5 5 0 0 1-10 0c0-2 1-3.5 2-4.5 .3 1.5 1 2.3 2 2.5 1-2.5-.5-5 1-8.5Z',
  'full-screen': 'M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5',
  help: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18ZM9.5 9.5a2.5 2.5 0 1 1 3.6 2.2c-.8.4-1.1.9-1.1 1.8M12 17h.01',
  info: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18ZM12 11v5M12 8h.01',
  key: 'M8 16a4 4 0 1 0 0-8 4 4 0 0 0 0 8ZM12 12h9v3.5M17 12v3',
  keyboard: 'M3 6h18v12H3zM7 10h.01M11 10h.01M15 10h.01M7 14h10',
  list: 'M9 6h11M9 12h11M9 18h11M5 6h.01M5 12h.01M5 18h.01',
  lock: 'M6 11h12v9H6zM8.5 11V8a3.5 3.5 0 0 1 7 0v3',
  menu: 'M4 7h16M4 12h16M4 17h10',
  minus: 'M5 12h14',
  microphone: 'M12 4a3 3 0 0 1 3 3v5a3 3 0 0 1-6 0V7a3 3 0 0 1 3-3ZM6 12a6 6 0 0 0 12 0M12 18v3',
  pause: 'M9 5v14M15 5v14',
  pencil: 'M4 20l1-5L16 4l4 4L9 19zM14 6l4 4',
  phone: 'M8 3h8a1 1 0 0 1 1 1v16a1 1 0 0 1-1 1H8a1 1 0 0 1-1-1V4a1 1 0 0 1 1-1ZM11 18h2',
  play: 'M8 5v14l11-7z',
  plus: 'M12 5v14M5 12h14',
  printer: 'M7 9V4h10v5M7 17H4V9h16v8h-3M7 14h10v6H7z',
  refresh: 'M20 11A8 8 0 0 0 6 6.5L4 8.5M4 4v4.5h4.5M4 13a8 8 0 0 0 14 4.5l2-2M20 20v-4.5h-4.5',
  'rotate-left': 'M4 12a8 8 0 1 0 3-6.2L4 8.5M4 4v4.5h4.5',
  'rotate-right': 'M20 12a8 8 0 1 1-3-6.2l3 2.7M20 4v4.5h-4.5',
  screen: 'M3 5h18v11H3zM9 20h6M12 16v4',
  search: 'M11 18a7 7 0 1 0 0-14 7 7 0 0 0 0 14ZM16 16l4.5 4.5',
  speaker: 'M4 10v4h4l5 4V6L8 10H4ZM16.5 8.5a5 5 0 0 1 0 7M19 6a9 9 0 0 1 0 12',
  settings:
    'M12 15a3 3 0 1 0 0-6 3 3 0 0 0 0 6ZM12 3v3M12 18v3M3 12h3M18 12h3M5.6 5.6l2.2 2.2M16.2 16.2l2.2 2.2M18.4 5.6l-2.2 2.2M7.8 16.2l-2.2 2.2',
  'sign-out': 'M14 4H5v16h9M10 12h11m-4-4 4 4-4 4',
  star: 'M12 3.5l2.6 5.4 5.9 .8-4.3 4.1 1 5.9L12 16.9l-5.2 2.8 1-5.9L3.5 9.7l5.9-.8Z',
  trash: 'M4 7h16M10 11v6M14 11v6M6 7l1 12a2 2 0 0 0 2 2h6a2 2 0 0 0 2-2l1-12M9 7V4h6v3',
  'trend-down': 'M7 7l10 10M17 8v9H8',
  'trend-flat': 'M4 12h15m-5-5 5 5-5 5',
  'trend-up': 'M7 17 17 7M8 7h9v9',
  swap: 'M4 8h15m-4-4 4 4-4 4M20 16H5m4-4-4 4 4 4',
  undo: 'M9 14 4 9l5-5M4 9h10a6 6 0 0 1 0 12h-3',
  user: 'M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8ZM4 20.5c1-4 4.5-5.5 8-5.5s7 1.5 8 5.5',
  users:
    'M9 11.5a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7ZM2.5 20c.8-3.6 3.6-5 6.5-5s5.7 1.4 6.5 5M16 5a3.5 3.5 0 0 1 0 6.5M17.5 15.2c2 .5 3.5 2 4 4.8',
  warning: 'M12 4 2.5 20h19zM12 10v4M12 17h.01',
  'zoom-in': 'M11 18a7 7 0 1 0 0-14 7 7 0 0 0 0 14ZM16 16l4.5 4.5M11 8v6M8 11h6',
  'zoom-out': 'M11 18a7 7 0 1 0 0-14 7 7 0 0 0 0 14ZM16 16l4.5 4.5M8 11h6',
} as const

export type IconName = keyof typeof ICON_PATHS

interface IconProps {
  readonly name: IconName
  /** Size and colour classes. */
  readonly className?: string
}

/** Decorative: hidden from screen readers, so its meaning must also stand in words. */
export function Icon({ name, className = 'size-5' }: IconProps): ReactElement {
  return (
    <svg
      className={`flex-none ${className}`}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={ICON_PATHS[name]} />
    </svg>
  )
}
