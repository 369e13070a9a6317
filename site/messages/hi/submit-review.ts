/** Sentences of the account's page with the review form. */
export const description = 'जहाँ आप घूम आए हैं, वहाँ का रिव्यू लिखें।'
export const lead = 'सच में कैसा रहा? आपके बाद जाने वाले यात्री आपको शुक्रिया कहेंगे।'
export const byEmail = 'आप अपना रिव्यू हमें ईमेल भी कर सकते हैं: {email}।'
