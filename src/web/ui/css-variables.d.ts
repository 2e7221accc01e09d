import 'react'

declare module 'react' {
  /** Custom properties, which carry a value from a component to its style sheet. */
  interface CSSProperties {
    [name: `--${string}`]: string | number | undefined
  }
}
