import type { Property } from './element-kinds.ts'

/** Properties that accept the same values, by name or syntax. A custom property itself accepts anything. */
const ALIKE: Readonly<Record<string, string>> = {
  '<color>': 'color',
  '<length>': 'padding-left',
  '--trip-border': 'border',
  '--trip-padding': 'padding',
  '--trip-font-size': 'font-size',
  '--trip-heading-font': 'font-family',
  '--trip-heading-weight': 'font-weight',
}

export const isValid = ({ name, syntax }: Property, value: string): boolean =>
  CSS.supports(ALIKE[name] ?? ALIKE[syntax] ?? name, value)

/** The chosen values that CSS accepts. */
export const validOf = (
  properties: readonly Property[],
  chosen: Readonly<Record<string, string>>,
): Readonly<Record<string, string>> =>
  Object.fromEntries(
    properties.flatMap((property) => {
      const value = chosen[property.name]
      return value && isValid(property, value) ? [[property.name, value]] : []
    }),
  )
