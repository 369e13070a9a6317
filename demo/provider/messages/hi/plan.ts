import { countedIn } from '../counted.ts'
import type { says as english } from '../en/plan.ts'
import { rupeesIn } from '../rupees.ts'

const counted = countedIn('hi')

export const says = {
  rupees: rupeesIn('hi-IN'),
  subject: (reference) => `कीमत के साथ आपका प्लान: ${reference}`,
  changedSubject: (reference) => `आपका बदला हुआ प्लान: ${reference}`,
  intro: 'यह रहा कीमत के साथ आपका प्लान।',
  changed: 'यह रहा आपका बदला हुआ प्लान। अब पिछले प्लान की जगह यही मान्य है।',
  open: 'अपना प्लान देखें',
  openHint:
    'वहाँ आप इसे मंज़ूर कर सकते हैं, सवाल पूछ सकते हैं या मना कर सकते हैं। पासवर्ड की ज़रूरत नहीं है। यह लिंक किसी को न दें।',

  name: (reference) => `${reference} का प्लान`,
  sent: (version, date, planner) => `वर्शन ${version}, ${planner} ने ${date} को भेजा`,
  from: (planner) => `${planner} का संदेश`,
  price: 'कीमत',
  perPerson: 'प्रति व्यक्ति',
  people: 'यात्री',
  forPeople: (people) => counted(people, { other: '# यात्रियों के लिए', one: '# यात्री के लिए' }),
  total: 'कुल',
  validUntil: 'इस तारीख तक मान्य',
  days: 'हर दिन का प्लान',
  day: (number) => `दिन ${number}`,
  night: 'रात',
  terms: 'शर्तें',

  answer: 'आपका जवाब',
  accept: 'प्लान मंज़ूर करें',
  acceptHint: 'मंज़ूर करने के बाद आपके प्लानर बुकिंग और भुगतान के लिए आपसे संपर्क करेंगे। यहाँ आपको कुछ नहीं देना है।',
  ask: 'सवाल पूछें',
  question: 'आपका सवाल, या जो आप बदलना चाहते हैं',
  sendQuestion: 'सवाल भेजें',
  decline: 'प्लान के लिए मना करें',
  reason: 'कारण (ज़रूरी नहीं)',
  confirmDecline: 'हाँ, मना करें',
  asked: 'आपके सवाल',
  answerTo: 'हम ईमेल या फ़ोन से जवाब देंगे।',

  accepted: (date) => `आपने यह प्लान ${date} को मंज़ूर किया।`,
  acceptedNext: 'आपके प्लानर बुकिंग और भुगतान के लिए आपसे संपर्क करेंगे।',
  declined: (date) => `आपने इस प्लान के लिए ${date} को मना किया।`,
  declinedNext: 'मन बदल गया, या कुछ और चाहिए? नीचे हमसे पूछें।',
  lapsed: (date) => `यह कीमत ${date} तक मान्य थी।`,
  lapsedNext: 'नीचे हमसे पूछें, हम आपको नई कीमत भेजेंगे।',
  closed: 'यह पूछताछ बंद हो चुकी है।',
  closedNext: 'फिर भी यह ट्रिप करना चाहते हैं? नीचे हमसे पूछें।',
  replaced: 'इस प्लान का एक नया वर्शन है।',
  replacedNext: 'यह पुराना वर्शन है। जवाब सिर्फ़ नए वर्शन पर दिया जा सकता है।',
  seeNewest: 'नया वर्शन देखें',

  noText: 'अपना सवाल लिखें।',
  longText: (most) => `ज़्यादा से ज़्यादा ${most} अक्षर लिखें।`,
  tooLate: 'अब इस प्लान पर यह जवाब नहीं दिया जा सकता। कुछ भी नहीं बदला गया।',

  expired: 'इस लिंक की अवधि खत्म हो गई है',
  expiredHint: 'इस प्लान की कीमत अब मान्य नहीं है। हम आपके लिए नया प्लान बना सकते हैं।',
  revoked: 'यह लिंक अब काम नहीं करता',
  revokedHint: 'आपके डेटा की सुरक्षा के लिए इसे बदल दिया गया।',
  invalid: 'यह लिंक काम नहीं करता',
  invalidHint: 'शायद यह अधूरा है। इसे हमारे ईमेल से फिर खोलें।',
  follow: 'पूछताछ का स्टेटस देखें',
  contact: (phone, email) => `बात करना चाहते हैं? ${phone} पर कॉल करें या ${email} पर ईमेल करें।`,
  quote: (phone, email, reference) =>
    `बात करना चाहते हैं? ${phone} पर कॉल करें या ${email} पर ईमेल करें और रेफ़रेंस नंबर ${reference} बताएँ।`,
} satisfies typeof english
