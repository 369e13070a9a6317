import { Fragment, type ReactNode } from 'react'

type Names<Text extends string> = Text extends `${string}{${infer Name}}${infer Rest}`
  ? Name | Names<Rest>
  : never

/** A text with an element at each of its placeholders: `<Sentence text="Call {phone}." phone={<PhoneLink />} />`. */
export function Sentence<const Text extends string>({
  text,
  ...parts
}: { text: Text } & Record<Names<Text>, ReactNode>) {
  const elements: Record<string, ReactNode> = parts
  return text
    .split(/\{(\w+)\}/)
    .map((part, at) => (at % 2 === 0 ? part : <Fragment key={part}>{elements[part]}</Fragment>))
}
