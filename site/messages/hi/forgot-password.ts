/** Sentences of the page that sends a link for a new password. */
export const title = 'पासवर्ड भूल गए'
export const description = 'नया पासवर्ड सेट करने के लिए हम आपको एक लिंक ईमेल करेंगे।'
export const lead = 'अपने अकाउंट की ईमेल आईडी लिखें। नया पासवर्ड सेट करने के लिए हम आपको एक लिंक ईमेल करेंगे।'
export const submit = 'भेजें'
export const submitting = 'भेजा जा रहा है'
export const back = 'साइन इन पर वापस जाएँ'
