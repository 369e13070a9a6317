import { sentence, type SpokenFocus } from './spoken-focus.ts'

/** Speech for a newly focused element: the containers just entered, then the element itself. */
export function entered(before: SpokenFocus | undefined, now: SpokenFocus | undefined): string {
  if (!now) return 'nothing has focus'
  const places = now.within.filter((place) => !before?.within.includes(place))
  const described = now.description && ` — ${now.description}`
  const active = now.active && ` → ${now.active}`
  const self = sentence(now.role, now.name, now.states)
  return `${[...places, self].join('; ')}${described}${active}`
}

export function changes(before: SpokenFocus, now: SpokenFocus): string {
  const states = now.states.filter((state) => !before.states.includes(state))
  const name = now.name === before.name ? [] : [`"${now.name}"`]
  const isTold = now.description && now.description !== before.description
  const told = isTold ? [`— ${now.description}`] : []
  const active = activeOf(before, now)
  return [...name, ...states, ...told, ...(active ? [active] : [])].join(', ')
}

export const activeOf = (before: SpokenFocus, now: SpokenFocus) =>
  now.active && now.active !== before.active ? `→ ${now.active}` : ''
