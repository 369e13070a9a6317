import { countedIn } from '../counted.ts'
import type { says as english } from '../en/follow.ts'

const counted = countedIn('hi')

export const says = {
  label: 'पूछताछ का स्टेटस देखें',
  kept: (days) =>
    `इसके लिए पासवर्ड की ज़रूरत नहीं है। यह लिंक ${counted(days, { other: '# दिन' })} तक काम करेगा। इसे किसी को न दें।`,
  subject: (reference) => `आपकी पूछताछ ${reference} का लिंक`,
  title: (reference) => `आपकी पूछताछ ${reference}`,
  newLink: 'यह रहा आपकी पूछताछ का नया लिंक।',
} satisfies typeof english
