import type { ComponentType } from 'react'
import type { Attribute } from '../element/attributes.ts'
import type { Drawn } from '../element/drawn.ts'
import tokens from '../element/tokens.css?inline'

export interface Described {
  attributes: Record<string, Attribute<unknown>>
  css: string
  Screen: ComponentType<Record<string, unknown>>
  drawn: () => Promise<Drawn<Record<string, unknown>>>
}

export const described = new Map<string, Described>()

/** Replaces `define` of element/ on the server. */
export function define(
  tag: string,
  attributes: Described['attributes'],
  css: string,
  Screen: Described['Screen'],
  drawn: Described['drawn'],
): void {
  described.set(tag, { attributes, css: tokens + css, Screen, drawn })
}
