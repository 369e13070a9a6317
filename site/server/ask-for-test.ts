import { answer, type Asked } from './server.tsx'

const template =
  '<html><head><!--head--><!--files--></head><body><!--site--><!--page-data--></body></html>'

/** Responds 500 to every call of a page. */
export const refusing = async () => Response.json({ error: { code: 'x' } }, { status: 500 })

/** Renders the page of a path. Its calls fail unless `carrier` answers them. */
export const ask = async (path: string, changes: Partial<Asked> = {}) =>
  answer({
    path,
    origin: 'https://trips.example',
    product: 'trips',
    carrier: refusing,
    template,
    manifest: {},
    onFailure: (error) => {
      throw error
    },
    ...changes,
  })
