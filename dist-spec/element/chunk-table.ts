import { expect } from '@playwright/test'
import { markdownTable, readTable, writeTable } from '../support/markdown-table.ts'
import { CHUNK_FAULTS, type ChunkOutcome, chunkName, HANGS } from '../support/chunk-faults.ts'

const HEAD = ['chunk', 'fault', 'sentence', 'way on', 'script']
const FAULTS = Object.keys(CHUNK_FAULTS)

/** One cell of the chunks x faults matrix. */
interface Cell extends ChunkOutcome {
  chunk: string
  fault: string
  /** The script that loads the chunk. */
  of: string
}

const textOf = ({ of, chunk, fault, sentence, way }: Cell) =>
  [of, chunk, fault, sentence || 'nothing', way].join(' | ')

/** A table of `measured/faults.md`: compared with what a run sees, or written from it if `FAULTS` is `write`. */
export class ChunkTable {
  readonly #name: string
  readonly #tried: ReadonlyMap<string, readonly string[]>

  /** @param tried - faults that each script meets */
  constructor(name: string, tried: ReadonlyMap<string, readonly string[]>) {
    this.#name = name
    this.#tried = tried
  }

  /** Sentences by chunk, for faults other than {@link HANGS}. */
  async sentencesOf(script: string): Promise<Map<string, string>> {
    const own = (await this.#read()).filter(({ of, fault }) => of === script && fault !== HANGS)
    return new Map(own.map(({ chunk, sentence }) => [chunk, sentence]))
  }

  async compare(of: string, fault: string, outcomes: ReadonlyMap<string, ChunkOutcome>) {
    const written = await this.#read()
    const seen = [...outcomes].map(([path, { sentence, way }]) => {
      return { of, chunk: chunkName(path), fault, sentence, way }
    })
    if (process.env['FAULTS'] === 'write') {
      const others = written.filter((cell) => cell.of !== of || cell.fault !== fault)
      const cells = [...others, ...seen].filter((cell) =>
        this.#tried.get(cell.of)?.includes(cell.fault),
      )
      return writeTable('faults.md', this.#name, markdownTable([HEAD, ...rowsOf(cells)], 5))
    }
    const expected = written.filter((cell) => cell.of === of && cell.fault === fault)
    const lines = (cells: Cell[]) => [...new Set(cells.map(textOf))].toSorted()
    expect(lines(seen)).toEqual(lines(expected))
  }

  async #read(): Promise<Cell[]> {
    return (await readTable('faults.md', this.#name)).flatMap(cellsOf)
  }
}

/** Rows of cells with the same outcome. */
function rowsOf(cells: readonly Cell[]): string[][] {
  const faults = merged(
    cells.map((cell) => [[cell.chunk, cell.sentence, cell.way, cell.of], cell.fault]),
  )
  const inWords = (found: readonly string[]) =>
    found.length === FAULTS.length
      ? 'all'
      : FAULTS.filter((fault) => found.includes(fault)).join(', ')
  const scripts = merged(
    faults.map(([[chunk, sentence, way, of], found]) => [
      [chunk!, inWords(found), sentence!, way!],
      of!,
    ]),
  )
  return scripts
    .map(([key, found]) => key.concat(found.toSorted().join(', ')))
    .toSorted(([one], [other]) => one!.localeCompare(other!))
}

/** Values by key, each once. */
function merged(
  pairs: readonly [key: string[], value: string][],
): [key: string[], values: string[]][] {
  const values = new Map<string, Set<string>>()
  for (const [key, value] of pairs) {
    const text = JSON.stringify(key)
    values.set(text, (values.get(text) ?? new Set()).add(value))
  }
  return [...values].map(([key, found]) => [JSON.parse(key), [...found]])
}

function cellsOf([chunk, faults, sentence, way, scripts]: string[]): Cell[] {
  const each = faults === 'all' ? FAULTS : faults!.split(', ')
  return scripts!
    .split(', ')
    .flatMap((of) =>
      each.map((fault) => ({ of, chunk: chunk!, fault, sentence: sentence!, way: way! })),
    )
}
