import type { ComponentType } from 'react'
import type { Attribute } from '../element/attributes.ts'
import type { Drawn } from '../element/drawn.ts'
import tokens from '../element/tokens.css?inline'

/** A tag as its `element.ts` describes it. */
export interface Described {
  attributes: Record<string, Attribute<unknown>>
  css: string
  Screen: ComponentType<Record<string, unknown>>
  drawn: () => Promise<Drawn<Record<string, unknown>>>
}

/** The tags that were described so far, by name. */
export const described = new Map<string, Described>()

/** Stands in for `define` of element/ where there are no elements: what it is told is kept. */
export function define(
  tag: string,
  attributes: Described['attributes'],
  css: string,
  Screen: Described['Screen'],
  drawn: Described['drawn'],
): void {
  described.set(tag, { attributes, css: tokens + css, Screen, drawn })
}
