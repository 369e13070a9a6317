import { Person } from '../engines/person.ts'

/**
 * Somebody who uses the last release, 0.2.0, by the words of today: what was different in it is here, and
 * goes when the next one is released.
 */
export class PersonOfRelease extends Person {
  /** A destination was chosen in a select. */
  override pick(label: string, words: string): Promise<void> {
    return label === 'Destination' ? this.choose(label, words) : super.pick(label, words)
  }

  /** That nobody is below 5 had to be said. */
  override async press(...args: Parameters<Person['press']>): Promise<void> {
    if (args[0] === 'Next') await this.fill('Below 5', '0')
    return super.press(...args)
  }

  /** A calendar was opened by a button that named no field. */
  override sees(words: string): Promise<void> {
    return super.sees(words.replace(/^(Open the calendar): .*/, '$1'))
  }
}
