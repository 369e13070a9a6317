/** One tag of a doc block: `@fires {CustomEvent} trip-enquiry-sent - stored by the provider`. */
export interface DocTag {
  tag: string
  /** What stands in braces; empty where there are none. */
  type: string
  /** Empty for the slot without a name. */
  name: string
  description: string
}

/** A doc block of an element, in the words that `@custom-elements-manifest/analyzer` reads too. */
export interface DocBlock {
  description: string
  tags: DocTag[]
}

const TAG = /^(\w+)(?: \{(.+)\}(?= [\w-]+ - ))?(?: ([\w-]+))? - (.+)$/

/**
 * Takes apart the text between the marks of a comment.
 * @throws if a tag has no name or no description
 */
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
