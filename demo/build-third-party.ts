import type { Plugin } from 'vite'

/** Where third-party code is fitted to pages that are not its own: by size, and by what they do. */

/** Lets react-filepond name what it takes of React: asking for all would put all into the critical path. */
export function namedReact(): Plugin {
  return {
    name: 'named-react',
    transform: (code, id) =>
      id.includes('react-filepond')
        ? code.replace(/React, .*(?= from)/, '{ Component, createElement }').replace('React.C', 'C')
        : null,
  }
}

/** Of the kinds of attributes that r2wc can read, leaves text: it is asked for no other. */
export function textAttributes(): Plugin {
  return {
    name: 'text-attributes',
    transform(code, id) {
      if (!id.includes('@r2wc/core')) return null
      const left = code.replace(/^ +(?:number|boolean|function|method|json): \w+,?\n/gm, '')
      if (left === code) this.error('r2wc does not list the kinds of its attributes a line each')
      return left
    },
  }
}

const LOOP = /\bfor ?\((const |var |let )?(\w+) in ([\w.]+)\)/g
const overOwn = (code: string) =>
  code.replace(LOOP, (_, kind = '', name, of) => `for (${kind}${name} of Object.keys(${of} ?? {}))`)

/**
 * Lets loops over what an object holds pass by what the page has put on every object: zod fails at the
 * first function there, and the bundler's own helper at anything else.
 */
export function ownMembers(): Plugin {
  return {
    name: 'own-members',
    transform: (code, id) => (/node_modules\/zod\//.test(id) ? overOwn(code) : null),
    renderChunk: (code) => code.replace(/for \(\w+ name in all\)/g, overOwn),
  }
}
