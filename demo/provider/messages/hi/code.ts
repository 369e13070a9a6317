import { countedIn } from '../counted.ts'
import type { says as english } from '../en/code.ts'

const counted = countedIn('hi')

export const says = {
  subject: (code) => `${code} आपका ओटीपी है`,
  title: 'आपका ओटीपी',
  kept: (minutes) =>
    `यह एक ही बार काम करेगा और ${counted(minutes, { other: '# मिनट' })} बाद बंद हो जाएगा।`,
  use: (email, name, company) =>
    `इस ओटीपी से ${email} की ओर से ${name} को ${company} के यात्री के तौर पर ट्रिप की पूछताछ भेजी जा सकती है।`,
  enter: 'जिस फ़ॉर्म में ओटीपी माँगा गया है, उसमें इसे लिखें।',
  send: 'अपनी पूछताछ भेजें। हमारे प्लानर एक कामकाजी दिन के अंदर आपको कॉल करेंगे।',
  notYou:
    'यह आपने नहीं किया? तो इस ईमेल को अनदेखा कर दें और ओटीपी किसी को न दें। हम फ़ोन पर कभी ओटीपी नहीं पूछते।',
} satisfies typeof english
