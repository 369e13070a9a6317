/* global wp */
;(() => {
  const { tags, labels } = globalThis.tripWidgets
  const { createElement: h, Fragment, useEffect, useState } = wp.element
  const { InspectorControls, useBlockProps } = wp.blockEditor
  const { Disabled, PanelBody, Placeholder, SelectControl, Spinner, TextControl, ToggleControl } =
    wp.components
  const { __ } = wp.i18n

  const labelOf = (name) => labels[name] ?? name

  function control(name, values, value, change) {
    const shared = { key: name, label: labelOf(name), onChange: change }
    if (values.length === 0)
      return h(TextControl, { ...shared, value: value ?? '', maxLength: 200 })
    if (values.length === 1) return h(ToggleControl, { ...shared, checked: value === true })
    const options = values.map((each, at) => ({
      value: at === 0 ? '' : each,
      label: labels[each] ?? (each || labels.default),
    }))
    return h(SelectControl, { ...shared, options, value: value ?? '' })
  }

  /** Gives a preview the editor's font and the height of its content. */
  function fit(frame) {
    const { documentElement: root, body } = frame.contentDocument
    // Sentences for visitors without scripts.
    const others = body.lastElementChild.shadowRoot?.querySelectorAll('[data-without-script]')
    others?.forEach((each) => each.remove())
    const { fontFamily, colorScheme } = getComputedStyle(frame)
    root.style.cssText = `font-family: ${fontFamily}; color-scheme: ${colorScheme}`
    new ResizeObserver(() => {
      frame.style.height = `${root.offsetHeight}px`
    }).observe(root)
  }

  /** The server's HTML in a frame without scripts and forms, so that nothing can be sent by accident. */
  function Preview({ tag, given }) {
    const [shown, show] = useState()
    const asked = JSON.stringify([tag, given])
    useEffect(() => {
      let isLatest = true
      const path = wp.url.addQueryArgs('/trip-widgets/v1/preview', { tag, with: given })
      const timer = setTimeout(() => {
        wp.apiFetch({ path }).then(
          (answer) => isLatest && show(answer),
          ({ message }) => isLatest && show({ html: '', message }),
        )
      }, 400)
      return () => {
        isLatest = false
        clearTimeout(timer)
      }
    }, [asked])
    if (!shown) return h(Spinner)
    if (!shown.html)
      return h(Placeholder, { icon: 'palmtree', label: labelOf(tag), instructions: shown.message })
    const look = {
      title: labelOf(tag),
      sandbox: 'allow-same-origin',
      tabIndex: -1,
      style: { display: 'block', width: '100%', border: 0 },
      srcDoc: `<!doctype html><style>body{margin:0}</style>${shown.html}`,
      onLoad: ({ target }) => fit(target),
    }
    return h(Disabled, null, h('iframe', look))
  }

  function Edit({ attributes, setAttributes }) {
    const { tag, with: given } = attributes
    const known = tags[tag] ?? {}
    const change = (name) => (value) => {
      const { [name]: _, ...others } = given
      setAttributes({
        with: value === '' || value === false ? others : { ...others, [name]: value },
      })
    }
    const controls = Object.entries(known).map(([name, values]) =>
      control(name, values, given[name], change(name)),
    )
    return h(
      Fragment,
      null,
      h(InspectorControls, null, h(PanelBody, { title: __('Settings', 'trip-widgets') }, controls)),
      h('div', useBlockProps(), h(Preview, { tag, given })),
    )
  }

  wp.blocks.registerBlockType('trip-widgets/widget', {
    edit: Edit,
    save: () => null,
    variations: Object.keys(tags).map((tag) => ({
      name: tag,
      title: labelOf(tag),
      isDefault: tag === 'trip-enquiry',
      isActive: ['tag'],
      attributes: { tag },
    })),
  })
})()
