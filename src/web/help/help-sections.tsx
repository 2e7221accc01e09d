import { type ReactElement, type RefObject, useEffect, useRef } from 'react'
import { Link } from 'react-router'
import {
  HELP_CONTACT,
  HELP_FIRST_STEPS,
  HELP_QUESTIONS,
  HELP_TITLES,
} from '../../texts/help/help.ts'
import {
  SHORTCUT_COLUMNS,
  SHORTCUT_GROUPS,
  SHORTCUT_OR,
  SHORTCUTS_LEAD,
  type ShortcutGroup,
} from '../../texts/help/help-shortcuts.ts'
import { PATHS } from '../paths.ts'
import { contactEmail } from '../shell/site-settings.ts'
import { Disclosure } from '../ui/layout/disclosure.tsx'
import { TitledSection } from './titled-section.tsx'

/** In the order of `HELP_FIRST_STEPS`. */
const STEP_PATHS = [
  PATHS.learners,
  PATHS.dictationCreate,
  PATHS.dictationCorrect,
  PATHS.results,
] as const

export function FirstSteps(): ReactElement {
  return (
    <TitledSection id="premiers-pas" title={HELP_TITLES['premiers-pas']}>
      <ol className="grid gap-4 sm:grid-cols-2">
        {HELP_FIRST_STEPS.map(({ title, text, link }, index) => (
          <li key={title} className="card flex gap-4 p-5">
            <span className="figure text-ink-700" aria-hidden="true">
              {index + 1}
            </span>
            <div>
              <h3 className="mb-1.5 text-[1.15rem]">{title}</h3>
              <p className="mb-2.5 text-muted">{text}</p>
              <Link to={STEP_PATHS[index] ?? PATHS.dictations} className="font-semibold">
                {link}
              </Link>
            </div>
          </li>
        ))}
      </ol>
    </TitledSection>
  )
}

export function HelpQuestions(): ReactElement {
  const list = useRef<HTMLDivElement>(null)
  useOpenForPrint(list)
  return (
    <TitledSection id="questions" title={HELP_TITLES.questions}>
      <div ref={list} className="card px-5 py-2 sm:px-7">
        {HELP_QUESTIONS.map(({ question, answer }) => (
          <Disclosure key={question} label={question}>
            <p className="max-w-[44rem] text-muted">{answer}</p>
          </Disclosure>
        ))}
      </div>
    </TitledSection>
  )
}

/** Opens closed answers for printing, then closes the same ones again. */
function useOpenForPrint(root: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    let opened: HTMLDetailsElement[] = []
    const open = (): void => {
      opened = [...(root.current?.querySelectorAll('details:not([open])') ?? [])].filter(
        (element) => element instanceof HTMLDetailsElement,
      )
      for (const details of opened) details.open = true
    }
    const close = (): void => {
      for (const details of opened) details.open = false
    }
    window.addEventListener('beforeprint', open)
    window.addEventListener('afterprint', close)
    return () => {
      window.removeEventListener('beforeprint', open)
      window.removeEventListener('afterprint', close)
    }
  }, [root])
}

export function KeyboardHelp(): ReactElement {
  return (
    <TitledSection id="clavier" title={HELP_TITLES.clavier}>
      <div className="card grid gap-7 p-5 sm:p-7">
        <p className="text-muted">{SHORTCUTS_LEAD}</p>
        {SHORTCUT_GROUPS.map((group) => (
          <Group key={group.title} group={group} />
        ))}
      </div>
    </TitledSection>
  )
}

function Group({ group }: { group: ShortcutGroup }): ReactElement {
  return (
    <table className="w-full break-inside-avoid border-collapse">
      <caption className="mb-2 text-left font-display text-[1.15rem] font-extrabold">
        {group.title}
      </caption>
      <thead className="sr-only">
        <tr>
          <th scope="col">{SHORTCUT_COLUMNS.keys}</th>
          <th scope="col">{SHORTCUT_COLUMNS.effect}</th>
        </tr>
      </thead>
      <tbody>
        {group.shortcuts.map(({ keys, effect }) => (
          <tr key={keys.join() + effect} className="border-t-[1.5px] border-rule align-top">
            <th
              scope="row"
              className="w-[42%] py-2 pr-4 text-left font-normal leading-loose sm:w-64"
            >
              {keys.map((key, index) => (
                <span key={key}>
                  {index > 0 && <span className="mx-1.5 text-sm text-muted">{SHORTCUT_OR}</span>}
                  <kbd className="inline-block rounded-tag border-[1.5px] border-b-[3px] border-rule-strong bg-white px-2 py-0.5 font-body text-[0.9375rem] leading-snug font-semibold">
                    {key}
                  </kbd>
                </span>
              ))}
            </th>
            <td className="py-2.5">{effect}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

export function HelpContact(): ReactElement {
  const address = contactEmail()
  return (
    <TitledSection id="contact" title={HELP_TITLES.contact}>
      <div className="card grid gap-2 p-5 sm:p-7">
        {address === null ? (
          <p>{HELP_CONTACT.without}</p>
        ) : (
          <p>
            {HELP_CONTACT.withAddress}{' '}
            <a href={`mailto:${address}`} className="font-semibold break-words">
              {address}
            </a>
          </p>
        )}
        <p className="text-muted">{HELP_CONTACT.careful}</p>
      </div>
    </TitledSection>
  )
}
