/** Sentences of the page with the testimonial form. */
export const title = 'हमें अपना वीडियो अनुभव भेजें'
export const description = 'हमारे साथ घूम चुके हैं? एक छोटे वीडियो में दूसरों को बताएँ कि कैसा रहा।'
export const heading = 'अपना वीडियो अनुभव भेजें'
export const lead =
  'आपका एक छोटा वीडियो लोगों को चुनने में जितनी मदद करता है, उतनी हमारी कोई बात नहीं कर सकती।'
export const poster = 'शाम के समय चूना-पत्थर की चट्टानों के बीच एक लॉन्ग-टेल नाव'
export const byEmail = 'आप अपना वीडियो हमें ईमेल से भी भेज सकते हैं।'
export const notes = 'भेजने से पहले'
export const phone = 'बस मोबाइल को आड़ा पकड़कर वीडियो बना लें।'
export const file = 'एक फ़ाइल: mp4, mov या webm, ज़्यादा से ज़्यादा 200 MB।'
export const published =
  'हम इसे आपके नाम के साथ {others} के बीच दिखाएँगे। वीडियो में सिर्फ़ उन्हीं को लें जो इसके लिए राज़ी हों।'
export const others = 'दूसरे वीडियो अनुभवों'
