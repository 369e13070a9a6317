import type * as en from '../en/seasons.ts'
import type { Translated } from '../say.ts'
import { type Closure, closureOf } from '../closure.ts'
import { MONTHS, monthsInWords } from './months.ts'

const monthName = (month: number) => MONTHS[month - 1] ?? ''

/** 'जुलाई से सितंबर तक', 'मध्य जून से मध्य नवंबर तक', '20 दिसंबर से 5 जनवरी तक', 'फ़रवरी में'. */
function span(closure: Closure): string {
  const { first, last, isRough } = closureOf(closure)
  const [from = '', to = ''] = [first, last].map(({ month, day, isMiddle }) => {
    if (!isRough) return `${day} ${monthName(month)}`
    return `${isMiddle ? 'मध्य ' : ''}${monthName(month)}`
  })
  return isRough && from === to ? `${from} में` : `${from} से ${to} तक`
}

export const seasons: Translated<typeof en.seasons> = {
  stop: (stop) => `पड़ाव ${stop}: `,
  /** 'Kanha National Park जुलाई से सितंबर तक बंद रहता है। अक्टूबर में फिर खुलता है।' */
  closed: (name, closure) =>
    `${name}${closure.part ? ' का एक हिस्सा' : ''} ${span(closure)} बंद रहता है। ${monthName(closureOf(closure).opens)} में फिर खुलता है।`,
  best: (months) => `सबसे अच्छे महीने: ${monthsInWords(months)}`,
  stay: (name, days) => `${name}: ज़्यादातर यात्री कम से कम ${days} दिन रुकते हैं।`,
  byRoad: (from, to, hours) =>
    `${from} से ${to}: सड़क से करीब ${hours} ${hours === 1 ? 'घंटा' : 'घंटे'}।`,
  travelDay: (from, to, km) => `${from} से ${to} पहुँचने में पूरा दिन लगेगा, करीब ${km} km।`,
  flight: (from, to) => `${from} से ${to} आमतौर पर फ़्लाइट से जाते हैं।`,
  flexible: 'तारीखें आगे-पीछे हो सकती हैं',
  flexibleIn: (month, year) => `${[monthName(month), year].filter(Boolean).join(' ')} में कभी भी`,
}
