import { Person } from '../browsers/person.ts'

/** Uses release 0.2.0 in the terms of today. Its differences are listed here until the next release. */
export class PersonOfRelease extends Person {
  /** The destination was a select. */
  override pick(label: string, words: string): Promise<void> {
    return label === 'Destination' ? this.choose(label, words) : super.pick(label, words)
  }

  /** The field for people below 5 could not stay empty. */
  override async press(...args: Parameters<Person['press']>): Promise<void> {
    if (args[0] === 'Next') await this.fill('Below 5', '0')
    return super.press(...args)
  }

  /** The button of the calendar did not name its field. */
  override sees(words: string): Promise<void> {
    return super.sees(words.replace(/^(Open the calendar): .*/, '$1'))
  }
}
