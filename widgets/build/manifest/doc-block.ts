/** One tag, such as `@fires {CustomEvent} trip-enquiry-sent - stored by the provider`. */
export interface DocTag {
  tag: string
  type: string
  /** '' for the default slot. */
  name: string
  description: string
}

/** The syntax is that of `@custom-elements-manifest/analyzer`. */
export interface DocBlock {
  description: string
  tags: DocTag[]
}

const TAG = /^(\w+)(?: \{(.+)\}(?= [\w-]+ - ))?(?: ([\w-]+))? - (.+)$/

export function docBlock(comment: string): DocBlock {
  const text = comment.replaceAll(/^[ *]+/gm, '').trim()
  const [description = '', ...tags] = text.split(/^@/m)
  return { description: description.trim(), tags: tags.map(docTag) }
}

function docTag(written: string): DocTag {
  const [, tag, type = '', name = '', description] = TAG.exec(onOneLine(written)) ?? []
  if (!tag || !description) throw new Error(`not '@tag name - description': @${written.trim()}`)
  return { tag, type, name, description }
}

const onOneLine = (text: string) => text.trim().replaceAll(/\s+/g, ' ')
