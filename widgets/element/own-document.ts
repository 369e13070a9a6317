/** A document without DOM clobbering: on `document` itself, a page's `<img name="createElement">` hides that method. */
export const ownDocument = (page: Document): Document =>
  new Proxy(page, {
    get(page, name) {
      const member: unknown = Reflect.get(Document.prototype, name, page)
      return typeof member === 'function' ? member.bind(page) : member
    },
  })

export const documentOf = (node: Node): Document => ownDocument(node.ownerDocument!)

/** The script's document; undefined on a server. The build replaces `document` with it, so never pass it as a node. */
export const pageDocument = globalThis.document && ownDocument(globalThis.document)
