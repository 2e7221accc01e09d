import type { ReactElement } from 'react'
import { HELP_TITLES } from '../../texts/help/help.ts'
import {
  SHORTCUT_COLUMNS,
  SHORTCUT_GROUPS,
  SHORTCUT_OR,
  SHORTCUTS_LEAD,
  type ShortcutGroup,
} from '../../texts/help/help-shortcuts.ts'
import { TitledSection } from './titled-section.tsx'

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
