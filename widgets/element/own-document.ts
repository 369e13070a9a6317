/**
 * A document by its own members. On the document itself, an `<img name="createElement">` of the page stands in place
 * of the member of that name.
 */
export const ownDocument = (page: Document): Document =>
  new Proxy(page, {
    get(page, name) {
      const member: unknown = Reflect.get(Document.prototype, name, page)
      return typeof member === 'function' ? member.bind(page) : member
    },
  })

/** The document that an element is in, which may be another one than that of the script. */
export const documentOf = (node: Node): Document => ownDocument(node.ownerDocument!)

/**
 * The page that the script runs on; there is none on a server. The build has it in place of `document`, which must
 * therefore be no argument where a node is asked for.
 */
export const pageDocument = globalThis.document && ownDocument(globalThis.document)
