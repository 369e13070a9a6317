import { useEffect, useState } from 'react'
import { hashSource, loadVersions, pinsOf, type Versions } from './pins.ts'
import { type Chosen, importMap } from './snippets.ts'

interface Pinned {
  /** The file that is pinned, with its version. */
  file: string
  pins: Readonly<Record<string, string>>
  /** Source that allows the import map in a policy. */
  map: string | undefined
}

/** The versions of the widgets, and the integrity of the chosen one. Pins are loaded when a version is chosen. */
export function usePins(live: boolean, { tag, origin }: Pick<Chosen, 'tag' | 'origin'>) {
  const [versions, setVersions] = useState<Versions>()
  const [version, choose] = useState('')
  const [pinned, setPinned] = useState<Pinned>()
  const [failed, setFailed] = useState<string>()
  const [tries, setTries] = useState(0)
  const wanted = versions?.versions.find((each) => each.version === version)
  const file = `${version}/${tag}.js`

  useEffect(() => {
    const retry = () => {
      setFailed(undefined)
      setTries((before) => before + 1)
    }
    addEventListener('online', retry)
    return () => removeEventListener('online', retry)
  }, [])

  useEffect(() => {
    if (live) loadVersions().then(setVersions, () => setFailed(`/${tag}.js`))
  }, [live, tag, tries])

  useEffect(() => {
    if (!wanted) return undefined
    let isCurrent = true
    const pin = async () => {
      const pins = await pinsOf(wanted, `${tag}.js`)
      const text = importMap({ tag, origin, version: wanted.version, pins })
      const map = text && (await hashSource(text))
      if (!isCurrent) return
      setPinned({ file, pins, map })
      setFailed(undefined)
    }
    pin().catch(() => isCurrent && setFailed(file))
    return () => {
      isCurrent = false
    }
  }, [wanted, file, tag, origin, tries])

  const isPinned = wanted !== undefined && pinned?.file === file
  const isFailed = failed === file && (wanted !== undefined || !versions)
  const state = isFailed ? 'failed' : wanted && !isPinned ? 'pinning' : 'ready'
  return {
    versions,
    version,
    choose,
    state,
    map: isPinned ? pinned.map : undefined,
    // The code never has a version that it does not pin yet.
    shown: { version: wanted && !isPinned ? '' : version, ...(isPinned && { pins: pinned.pins }) },
  } as const
}
