import type { says as english } from '../en/status.ts'

export const says = {
  subject: (title, reference) => `${title}: ${reference}`,
  'In progress': {
    title: 'आपकी ट्रिप पर काम चल रहा है',
    text: 'हमारे प्लानर आपकी पूछताछ पर काम कर रहे हैं। हम आपको कीमत के साथ प्लान ईमेल करेंगे।',
  },
  Completed: {
    title: 'आपकी पूछताछ पूरी हो गई है',
    text: 'आपने जो कुछ कहा था, सब तय हो गया है। हमारे साथ ट्रिप प्लान करने के लिए धन्यवाद।',
  },
  Canceled: {
    title: 'आपकी पूछताछ रद्द हो गई है',
    text: 'हमने आपकी पूछताछ बंद कर दी है, और कुछ भी बुक नहीं हुआ है। अगर आप ऐसा नहीं चाहते, तो इस ईमेल का जवाब दें।',
  },
  signed: (name, brand) => `${name}, ${brand}`,
} satisfies typeof english
