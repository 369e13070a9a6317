import type { Plugin } from 'vite'
import { replaceFound } from './found.ts'

type Cuts = readonly (readonly [found: string | RegExp, left: string])[]

const CORE: Cuts = [
  // Hydration of suspended components.
  [
    '128&u.__u&&(c=32&u.__u,s=u.__c.__z)&&(r.__u|=c,p=o=[],8==s.nodeType?l=B(s,o):o.push(s),l=o[0]||l),',
    '',
  ],
  ['p&&p.some(g),', ''],
  [/if\(t&&t\.then\)\{if\(r\.__u.+?\}else (?=o&&o\.some\(g\);)/, ''],
  ['t&&t.then||D(r)', 'D(r)'],
  ['!u&&(i=t.__c)&&(i=i.__z)&&(f=B(i,o=[]))&&(i==t.__e&&o.some(g),g(f),g(i)),', ''],
  ['&&!t.data.startsWith("$s")', ''],
  [
    'M.__P&&(s=l,f=(t=M.__P).namespaceURI,c=o=null,u.props&&u.props.__P!=t&&(u.__k.some(function(n){n&&J(n,n)}),u.__k=null),l=u.__k?S(u,0):null),',
    '',
  ],
  ['M.__P&&(r.__e=null,l=s),', ''],
  ['if(n.props.__P)return t;', ''],
  ['"function"!=typeof n.type||n.props.__P?null', '"function"!=typeof n.type?null'],
  ['&&!n.props.__P', ''],
  ['u&&!t.props.__P', 'u'],
  // Contexts, which no widget has.
  ['d.getChildContext&&(i=_({},i,d.getChildContext())),', ''],
  // Class components: legacy lifecycles.
  ['j=(s=V.contextType)&&i[s.__c],L=s?j?j.props.value:s.__:i,', ''],
  ['new V(M,L)', 'new V(M)'],
  ['new x(M,L)', 'new x(M)'],
  ['d.shouldComponentUpdate(M,d.__s,L)', 'd.shouldComponentUpdate(M,d.__s)'],
  ['d.context=L,', ''],
  ['this.context=t,', ''],
  ['j&&j.sub(d),', ''],
  [
    ',V.getDerivedStateFromProps&&(d.__s==d.state&&(d.__s=_({},d.__s)),_(d.__s,V.getDerivedStateFromProps(M,d.__s)))',
    '',
  ],
  [
    'M!==k&&C&&!V.getDerivedStateFromProps&&d.componentWillReceiveProps&&d.componentWillReceiveProps(M,L),',
    '',
  ],
  ['d.componentWillUpdate&&d.componentWillUpdate(M,d.__s,L),', ''],
  ['C&&!V.getDerivedStateFromProps&&d.componentWillMount&&d.componentWillMount(),', ''],
  ['C&&u.__c&&d.getSnapshotBeforeUpdate&&(m=d.getSnapshotBeforeUpdate(k,b)),', ''],
  [
    'if((e=(o=i.constructor)&&o.getDerivedStateFromError)&&i.setState(o.getDerivedStateFromError(n)),',
    'if(',
  ],
  // Styles as text, SVG links, popovers, MathML, HTML in SVG, innerHTML, templates.
  [
    'if("string"==typeof r)n.style.cssText=r;else{if("string"==typeof u&&(n.style.cssText=u=""),u)for(t in u)r&&t in r||T(n.style,t);if(r)for',
    '{for(t in u)r&&t in r||T(n.style,t);for',
  ],
  ['.replace(/xlink(H|:h)/,"h")', ''],
  ['&&"popover"!=t', ''],
  ['"popover"==t&&1==r?"":r', 'r'],
  ['"math"==C?f="http://www.w3.org/1998/Math/MathML":', ''],
  [
    '("foreignObject"==C||"http://www.w3.org/1998/Math/MathML"==f&&v.test(C))&&(f="http://www.w3.org/1999/xhtml"),',
    '',
  ],
  ['"dangerouslySetInnerHTML"==s?y=k:', ''],
  ['"dangerouslySetInnerHTML"==s?h=k:', ''],
  [
    'h?(l||y&&(h.__html==y.__html||h.__html==t.innerHTML)||(t.innerHTML=h.__html),r.__k=[]):(y&&(t.textContent=""),',
    '(',
  ],
  ['a="template"==C&&t.content||t', 'a=t'],
  // Calls the prototype's methods, because `<img name="createElementNS">` hides the document's, and without the parent,
  // which Chromium rejects in another document.
  [
    'if(M=a.ownerDocument||document,!C)return M.createTextNode(x);t=M.createElementNS(f,C,x.is?x:a)',
    'if(M=a.ownerDocument,!C)return Document.prototype.createTextNode.call(M,x);t=Document.prototype.createElementNS.call(M,f,C)',
  ],
  // Handlers wrapped by a page run without `this` and stay after removal.
  [
    'var u=this.__e;if(u){if(u=u[t],null==r[e])r[e]=c++;else if(r[e]<this.__a[t])return;',
    'var i=r.currentTarget||{},u=i.__e&&i.__e[t];if(u){if(null==r[e])r[e]=c++;else if(r[e]<i.__a[t])return;',
  ],
  // Uncontrolled fields; a habits test forbids them.
  ['"textarea"==C&&null!=x.defaultValue?null:', ''],
  ['||"value"==s&&"defaultValue"in x||"checked"==s&&"defaultChecked"in x', ''],
  // Reports of hydration to developer tools.
  ['n.__m&&n.__m(r,o),', ''],
  // Another scheduler.
  ['&&i==n.debounceRendering||((i=n.debounceRendering)||queueMicrotask)(H)', '||queueMicrotask(H)'],
  ['(i||queueMicrotask)(H)', 'queueMicrotask(H)'],
  // Handlers of the capture phase; a habits test forbids them.
  ['f=t!=(t=t.replace(l,"$1")),', ''],
  [
    'addEventListener(t,o,f):n.removeEventListener(t,o,f)',
    'addEventListener(t,o):n.removeEventListener(t,o)',
  ],
  ['l=/(PointerCapture)$|Capture$/i,', ''],
  // Properties of tables and downloads.
  ['&&"download"!=t&&"rowSpan"!=t&&"colSpan"!=t', ''],
  ['x.prototype.forceUpdate=function(n){this.__v&&(this.__g|=4,n&&this.__h.push(n),L(this))},', ''],
  // Rendering into a document.
  ['9==r.nodeType&&(r=r.documentElement),', ''],
]

const HOOKS: Cuts = [
  // Another scheduler, and platforms without animation frames.
  ['1!=n&&i==a.requestAnimationFrame||((i=a.requestAnimationFrame)||z)(g)', '1!=n||z(g)'],
  ['var k="function"==typeof requestAnimationFrame;', ''],
  ['k&&cancelAnimationFrame(t)', 'cancelAnimationFrame(t)'],
  ['k&&(t=requestAnimationFrame(r))', 't=requestAnimationFrame(r)'],
]

const COMPAT: Cuts = [
  [/,\["componentWillMount",.+?\}\}\)\}\)(?=;)/, ''],
  // React's additions to events; types allow them, so a habits test forbids them.
  [/var (\w+)=(\w+)\.event;\2\.event=function\(\w\)\{return \1&&.+?\.nativeEvent=\w\};/, ''],
  // Numeric styles in px and camel-case SVG attributes; a habits test forbids both.
  [/if\("style"==\w&&\w&&\w\.constructor==Object\)\{.+?\+="px"\)\}else (?=if)/, ''],
  [/\w&&\$\.test\(\w\)\?\w=\w\.replace\(z,"-\$&"\)\.toLowerCase\(\):/, ''],
  ['i=-1==r.indexOf("-")', 'i'],
  // Multiple selects, and rendered options; ours are created directly.
  [/if\("select"==r\)\{.+?\}\)\)\}/, ''],
  ['||H&&"children"==o&&"noscript"==r', ''],
  ['else if("translate"==o&&"no"===f)f=!1;', ''],
  ['else if("download"==o&&!0===f)f="";', ''],
  ['"ondoubleclick"==c?o="ondblclick":', ''],
  ['e.class&&!e.className?(u.class=e.class,Object.defineProperty(u,"className",K)):', ''],
  // One attribute instead of an attribute and its property.
  ['u.class=u.className=e.className', 'u.class=e.className'],
  [/,t\.type\.defaultProps\)\)\{.+?t\.props=e\}/, '));'],
  // Uncontrolled fields.
  ['"value"==o&&"defaultValue"in e&&null==f||', ''],
  ['if("defaultValue"==o&&"value"in e&&null==e.value)o="value";else ', ''],
  // React's mark of elements, which nothing here looks for.
  ['P=Symbol.for("react.element")', 'P'],
  ['t.$$typeof=P,', ''],
  // Server snapshots of stores; ours have the same value on the first render.
  ['X(function(n,t,e){var r=u.__s||T?(e||t)():t(),', '(function(n,t){var r=t(),'],
]

const JSX: Cuts = [
  // Places in sources, for developer tools.
  ['return(a||i)&&(s.__source=a,s.__self=i),', 'return '],
  // For templates.
  ['u=Array.isArray', 'u'],
]

const CUTS: Record<string, Cuts> = {
  '/preact/dist/preact.mjs': CORE,
  '/preact/hooks/dist/hooks.mjs': HOOKS,
  '/preact/compat/dist/compat.mjs': COMPAT,
  '/preact/jsx-runtime/dist/jsxRuntime.mjs': JSX,
}

/** Removes parts of Preact that no widget needs. Fails if Preact no longer has one of them. */
export function leanPreact(): Plugin {
  const missing = new Set(Object.keys(CUTS))
  return {
    name: 'lean-preact',
    transform(code, id) {
      const path = Object.keys(CUTS).find((end) => id.endsWith(end))
      if (!path) return null
      missing.delete(path)
      return CUTS[path]!.reduce(
        (left, [found, text]) => replaceFound(left, found, () => text),
        code,
      )
    },
    generateBundle() {
      for (const path of missing) this.error(`${path} is not where it was`)
    },
  }
}
