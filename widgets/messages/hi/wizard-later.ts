import type * as en from '../en/wizard-later.ts'
import type { Translated } from '../say.ts'
import { MAX_DAYS, MAX_PEOPLE, MAX_TEXT } from '../../contract/limits.ts'

export const wizardDates: Translated<typeof en.wizardDates> = {
  tooEarly: (earliest) => `जाने की तारीख चुनें: ${earliest} या उसके बाद की`,
}

/** By field and fault. 'required' is the fallback. */
export const wizardFaults: Translated<typeof en.wizardFaults> = {
  number_of_adults: {
    required: 'वयस्कों की संख्या लिखें',
    range: `वयस्क 1 से ${MAX_PEOPLE} के बीच होने चाहिए`,
  },
  number_of_kids: {
    required: 'बच्चों की संख्या लिखें',
    range: `5 साल से छोटे बच्चे 0 से ${MAX_PEOPLE} के बीच होने चाहिए`,
  },
  from_date: {
    required: 'जाने की तारीख चुनें',
    invalid: 'जाने की तारीख चुनें: दिन/महीना/साल',
  },
  meal_plan: { required: 'खाने की पसंद चुनें' },
  city: { required: 'डेस्टिनेशन चुनें' },
  no_days: {
    required: 'दिनों की संख्या लिखें',
    range: `दिन 1 से ${MAX_DAYS} के बीच होने चाहिए`,
  },
  accommodation_preference: { required: 'होटल कैटेगरी चुनें' },
  coupon_code: {
    required: 'यह कूपन कोड नहीं चल सकता',
    long: 'यह कूपन कोड बहुत लंबा है',
  },
  any_special_request: {
    required: 'अनुरोध में कुछ ऐसा है जिसे भेजा नहीं जा सकता',
    long: `अपना अनुरोध ${MAX_TEXT} अक्षरों तक छोटा करें`,
  },
}
