import type { ComponentType } from 'react'
import type { Attribute } from '../element/attributes.ts'
import type { Prerendered } from '../element/prerendering.ts'
import tokens from '../element/tokens.css?inline'

export interface Described {
  attributes: Record<string, Attribute<unknown>>
  css: string
  Screen: ComponentType<Record<string, unknown>>
  prerendered: () => Promise<Prerendered<Record<string, unknown>>>
}

export const described = new Map<string, Described>()

/** Replaces `define` of element/ on the server. */
export function define(
  tag: string,
  attributes: Described['attributes'],
  css: string,
  Screen: Described['Screen'],
  prerendered: Described['prerendered'],
): void {
  described.set(tag, { attributes, css: tokens + css, Screen, prerendered })
}
