/** Headings, buttons and texts of the pages of regions, by the end of their address. */
export const types: Record<string, { name: string; plan: string }> = {
  safari: { name: 'सफ़ारी', plan: 'सफ़ारी प्लान करें' },
  domestic: { name: 'भारत की ट्रिप', plan: 'भारत की ट्रिप प्लान करें' },
  international: { name: 'विदेश की ट्रिप', plan: 'विदेश की ट्रिप प्लान करें' },
}

export const safariIn = (name: string) => `${name} में सफ़ारी`
export const planSafariIn = (name: string) => `${name} में सफ़ारी प्लान करें`
export const tripTo = (name: string) => `${name} की ट्रिप प्लान करें`
/** Buttons of regions whose name is no place. */
export const plans: Record<string, string> = { offbeat: 'अनोखी जगहों की ट्रिप प्लान करें' }

export const sentences = {
  rajasthan: 'किले, झील वाले महल और रेत के टीले, और उनके बीच की पहाड़ियों में बाघ।',
  'kashmir-and-himachal': 'डल झील पर हाउसबोट, देवदार के जंगल, और दिसंबर से घाटियों में बर्फ़।',
  'north-east-and-sikkim': 'चाय की पहाड़ियाँ, मठ और गैंडे, और आसमान साफ़ हो तो सुबह कंचनजंगा।',
  kerala: 'हाउसबोट से बैकवॉटर, उनके ऊपर चाय की पहाड़ियाँ, और पेरियार के हाथी।',
  dubai: 'दुनिया की सबसे ऊँची इमारत, पुराना क्रीक, और एक घंटे की दूरी पर रेत के टीले।',
  thailand: 'लंबी पूँछ वाली नाव से चूना-पत्थर की खाड़ियाँ, सुनहरे मंदिर, और गुनगुना समुद्र।',
  egypt: 'जहाँ रेगिस्तान शहर से मिलता है, वहाँ पिरामिड, और नील नदी के किनारे मंदिर।',
}
