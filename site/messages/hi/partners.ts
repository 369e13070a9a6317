/** Sentences of the page for partners, who add the widgets to their own sites. */
export const description =
  'HTML की एक लाइन से हमारा पूछताछ फ़ॉर्म, रिव्यू, जगहें और वीडियो अपने ब्लॉग या इंट्रानेट पर लगाएँ। हर विजेट आज़माएँ और उसका कोड कॉपी करें।'
export const title = 'हमारा ट्रिप प्लानर, आपके पेज पर'
export const lead =
  'आपके ब्लॉग या इंट्रानेट के लिए ट्रिप की पूछताछ, रिव्यू, जगहें और वीडियो: हर एक के लिए बस HTML की एक लाइन, और रंग आपके पेज के।'

export const stepsLabel = 'तीन चरण, दो मिनट'
export const steps = [
  {
    title: 'यह लाइन कॉपी करें',
    text: '{partner} की जगह अपना नाम लिखें, ताकि हमें पता रहे कि कौन सी पूछताछ आपके यहाँ से आई।',
  },
  {
    title: 'इसे अपने पेज में पेस्ट करें',
    text: 'वहाँ लगाएँ जहाँ फ़ॉर्म दिखना चाहिए। आज़माने के लिए trip.html नाम की एक खाली फ़ाइल काफ़ी है।',
  },
  {
    title: 'पेज खोलें',
    text: 'फ़ॉर्म तुरंत काम करता है। पूछताछ हमारे प्लानर तक पहुँचती है, और वे {within} के अंदर आपके पाठक को कॉल करते हैं।',
  },
] as const

export const copy = 'कॉपी करें'
export const copied = 'कॉपी हो गया।'
export const copyByHand = 'कॉपी करने के लिए Ctrl+C दबाएँ।'
export const codeOf = (way: string) => `कोड: ${way}`

export const tryIt = 'आज़माएँ'
export const needsScript =
  'सेटिंग और प्रीव्यू के लिए JavaScript ज़रूरी है। नीचे दिया कोड और रेफ़रेंस उसके बिना भी चलते हैं।'
export const widget = 'विजेट'
/** Names of the tags for people. */
export const widgets: Readonly<Record<string, string>> = {
  'trip-enquiry': 'ट्रिप की पूछताछ',
  'trip-review': 'रिव्यू',
  'trip-testimonial': 'वीडियो अनुभव',
  'trip-attraction-card': 'जगह',
  'trip-corporate-video': 'कंपनी का वीडियो',
}
export const settings = 'सेटिंग'
export const empty = 'कुछ नहीं'
export const emptyOf = (name: string) => `${name} नहीं`

export const preview = 'प्रीव्यू'
export const previewOf = (widget: string) => `प्रीव्यू: ${widget}`
export const width = 'चौड़ाई'
export const full = 'पूरी'
export const theme = 'थीम'
export const themes = { auto: 'ऑटो', light: 'लाइट', dark: 'डार्क' }
export const nothingSent = 'यह प्रीव्यू है: कुछ भेजा नहीं जाता।'
export const nothingOpened = 'यह प्रीव्यू है: कोई पेज नहीं खुलता।'
export const events = 'इवेंट'
export const noEvents = 'विजेट के इवेंट यहाँ दिखेंगे, सबसे नया पहले। लोग जो टाइप करते हैं, वह यहाँ नहीं दिखता।'

export const colours = 'रंग और आकार'
export const coloursHint =
  'जिसकी ज़रूरत न हो, उसे छोड़ दें: ज़्यादातर रंग accent, surface और ink से अपने आप तय होते हैं।'
export const invalidCss = 'यह वैल्यू सही CSS नहीं है, इसलिए छोड़ दी गई है।'
export const reset = 'रीसेट करें'
export const resetOf = (name: string) => `${name} रीसेट करें`
export const contrast = 'कंट्रास्ट'
export const pairs = {
  ink: 'टेक्स्ट',
  quiet: 'हल्का टेक्स्ट',
  field: 'फ़ील्ड का टेक्स्ट',
  bad: 'गलतियाँ',
  good: 'सफलता',
  button: 'मुख्य बटन का टेक्स्ट',
  edge: 'surface पर मुख्य बटन',
  line: 'फ़ील्ड का बॉर्डर',
  stars: 'स्टार',
}
export const passes = (least: number) => `पास, कम से कम ${least}:1`
export const fails = (least: number) => `फ़ेल, ${least}:1 चाहिए`
export const css = 'आपकी स्टाइल शीट के लिए CSS'
export const noCss = '/* अभी कुछ नहीं बदला है। */'

export const yourCode = 'आपका कोड'
export const waysLegend = 'आप अपना पेज कैसे बनाते हैं?'
export const ways = {
  html: 'HTML',
  server: 'सर्वर से बना HTML',
  react: 'React',
  next: 'Next.js',
  vue: 'Vue',
  svelte: 'Svelte',
  wordpress: 'WordPress',
  address: 'पेस्ट करने का पता',
  iframe: 'iframe',
}
export const hints = {
  html: 'इसे वहाँ पेस्ट करें जहाँ विजेट दिखना चाहिए।',
  server:
    'पहली स्क्रीन आपका सर्वर ही पेज में जोड़ देता है, इसलिए पाठकों को कोई स्क्रिप्ट लोड होने से पहले ही फ़ॉर्म दिखता है, और वे उसे बिना स्क्रिप्ट के भी भेज सकते हैं।',
  react: 'React 19 के लिए। विजेट आपके बंडल का हिस्सा होता है।',
  next: 'किसी भी पेज के लिए एक कंपोनेंट। उसकी पहली स्क्रीन सर्वर के HTML में होती है। अगर पेज पहले से रेंडर होता है, तो अगले रीवैलिडेशन तक पहली स्क्रीन पुरानी हो सकती है। फ़ॉर्म खुद ताज़ा रहता है।',
  vue: 'Vue 3 के लिए। विजेट आपके बंडल का हिस्सा होता है।',
  svelte: 'Svelte 5 के लिए। विजेट आपके बंडल का हिस्सा होता है।',
  wordpress:
    'हमारा प्लगिन इंस्टॉल होने के बाद पोस्ट और पेज के लिए एक शॉर्टकोड। आपका नाम और थीम उसकी सेटिंग में होते हैं। प्लगिन के बिना, लेखक अगले टैब में दिया पता एक अलग लाइन में पेस्ट कर सकते हैं। पहले हमें आपकी साइट को इजाज़त देनी होगी, इसलिए हमें लिखें।',
  address:
    'इसे WordPress या oEmbed वाले किसी दूसरे एडिटर में एक अलग लाइन में पेस्ट करें। बाकी सेटिंग के लिए कोई दूसरा तरीका चुनना होगा। पहले हमें आपकी साइट को इजाज़त देनी होगी, इसलिए हमें लिखें।',
  iframe:
    'उन पेजों के लिए जिन पर दूसरी साइटों की स्क्रिप्ट नहीं चल सकती। आखिरी लाइन फ़्रेम की ऊँचाई उसके कंटेंट जितनी कर देती है, और उसे छोड़ा जा सकता है। आपके रंग और आकार फ़्रेम के अंदर नहीं पहुँचते। पहले हमें आपकी साइट को इजाज़त देनी होगी, इसलिए हमें लिखें।',
}
/** Shown instead of code. */
export const missing: Readonly<Record<string, string>> = {
  'trip-attraction-card': 'पहले `attraction` में किसी जगह की आईडी लिखें।',
  'trip-corporate-video': 'पहले `company` में कोई नाम लिखें।',
}
export const version = 'वर्शन'
export const newest = 'सबसे नया'
export const newestOf = (major: string) => `सबसे नया ${major}.x`
export const pinned = (version: string, immutable: boolean) =>
  immutable ? `${version}, पिन किया हुआ` : `${version}, पिन किया हुआ (हर बिल्ड के साथ बदलता है)`
export const versionHint =
  'HTML, सर्वर से बने HTML और Next.js के लिए। सबसे नए वर्शन में हर सुधार आपके पेज पर कुछ बदले बिना मिल जाता है, और ज़्यादातर लोगों के लिए यही सही है। पिन किया हुआ वर्शन ठीक वही फ़ाइलें चलाता है, जिनकी जाँच integrity से होती है, जब तक आप खुद लाइन न बदलें; Next.js में सिर्फ़ उसकी पहली फ़ाइल जाँची जाती है। ऊपर की सेटिंग सबसे नए वर्शन की हैं, और पुराना वर्शन उन्हें अनदेखा करता है जो उसमें नहीं हैं।'
export const pinning = 'वर्शन पिन किया जा रहा है।'
export const pinFailed = 'वर्शन लोड नहीं हो पाए। नीचे दिए कोड में सबसे नया वर्शन है।'
export const policy = 'Content-Security-Policy'
export const policyHint = 'अगर आपके पेज की कोई पॉलिसी है, तो उसमें ये सोर्स होने चाहिए:'
export const linkedHint =
  '`unsafe-inline` की इजाज़त देने के बजाय, आप पते में `styles=linked` जोड़ सकते हैं और `style-src` में हमारे ओरिजिन की इजाज़त दे सकते हैं।'

export const reference = 'रेफ़रेंस'
export const referenceHint =
  'हर एट्रिब्यूट उसी नाम की प्रॉपर्टी भी है, और कभी भी बदल सकता है। इवेंट bubble होते हैं और composed हैं।'
export const everyTag = 'हर टैग के एट्रिब्यूट'
export const properties = 'कस्टम प्रॉपर्टी'
export const attributes = 'एट्रिब्यूट'
export const slots = 'स्लॉट'
export const parts = 'पार्ट'
export const byDefault = 'डिफ़ॉल्ट'
export const derived = 'अपने आप तय'
export const text = 'टेक्स्ट'
