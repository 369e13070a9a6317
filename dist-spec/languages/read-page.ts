import type { Page } from '@playwright/test'

/** A text that visitors see or hear, with its place, such as 'button' or 'input placeholder'. */
export interface Read {
  text: string
  at: string
}

/**
 * Texts of a page, and parts that cut their text off. Texts in parts marked as English are left out.
 * @param roots selector of the parts to read; the whole document by default
 */
export const readPage = (page: Page, roots = 'html'): Promise<{ texts: Read[]; cut: string[] }> =>
  page.evaluate((roots) => {
    const ATTRIBUTES =
      'aria-label aria-description aria-roledescription aria-valuetext placeholder title alt label'
    const META =
      'meta[name=description], meta[property="og:title"], meta[property="og:description"]'
    const texts: { text: string; at: string }[] = []
    const cut: string[] = []
    const add = (text: string | null, at: string) => {
      if (text?.trim()) texts.push({ text: text.trim().replaceAll(/\s+/g, ' '), at })
    }

    const look = (element: Element, isEnglish: boolean) => {
      if (element.matches('script, style, template, noscript, code, code ~ small')) return
      // An option isn't rendered, but its list is.
      const shown = element.closest('select') ?? element
      if (!shown.checkVisibility({ visibilityProperty: true })) return
      const name = element.localName
      const lang = element.getAttribute('lang')
      // Words of travellers have no known language.
      const english = lang === null ? isEnglish : /^(?:en\b(?!-XA)|$)/.test(lang)
      if (!english) {
        for (const attribute of ATTRIBUTES.split(' ')) {
          add(element.getAttribute(attribute), `${name} ${attribute}`)
        }
        const own = [...element.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE)
        for (const node of own) add(node.textContent, name)
        const { overflowX, textOverflow } = getComputedStyle(element)
        const { scrollWidth, clientWidth } = element
        const isCut = /hidden|clip/.test(overflowX) && textOverflow !== 'ellipsis'
        if (isCut && clientWidth > 1 && scrollWidth > clientWidth + 1) {
          const says = element.textContent.trim().slice(0, 40)
          if (says)
            cut.push(`${name}.${element.className} ${says}: ${scrollWidth - clientWidth} px`)
        }
      }
      for (const child of [...(element.shadowRoot?.children ?? []), ...element.children]) {
        look(child, english)
      }
    }

    for (const root of document.querySelectorAll(roots)) look(root, false)
    if (roots === 'html') {
      add(document.title, 'title')
      for (const meta of document.querySelectorAll(META)) add(meta.getAttribute('content'), 'meta')
    }
    return { texts, cut }
  }, roots)
