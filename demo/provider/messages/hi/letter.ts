import type { says as english } from '../en/letter.ts'

export const says = {
  hello: (name) => (name ? `नमस्ते ${name},` : 'नमस्ते,'),
  next: 'आगे क्या होगा',
  change: (phone, reference) =>
    `कुछ बदलना है? इस ईमेल का जवाब दें या ${phone} पर कॉल करके रेफ़रेंस नंबर ${reference} बताएँ।`,
  notYou: 'यह आपने नहीं किया? तो इस ईमेल को अनदेखा कर दें।',
  orOpen: 'या यह पता खोलें:',
  call: 'कॉल करें:',
  or: 'या',
  write: 'ईमेल करें:',
} satisfies typeof english
