/** Countries abroad, with their regions and cities. */
export const world: Record<string, Record<string, string[]>> = {
  // Middle East
  Egypt: { 'Greater Cairo': ['Cairo', 'Giza'], 'Upper Egypt': ['Luxor', 'Aswan'] },
  Jordan: { Amman: ['Amman'], "Ma'an": ['Petra'] },
  Oman: { Muscat: ['Muscat'], 'Ad Dakhiliyah': ['Nizwa'] },
  Qatar: { 'Ad Dawhah': ['Doha'] },
  Turkey: { Marmara: ['Istanbul'], 'Central Anatolia': ['Cappadocia'], Mediterranean: ['Antalya'] },
  'United Arab Emirates': { Dubai: ['Dubai'], 'Abu Dhabi': ['Abu Dhabi'] },

  // South East Asia
  Cambodia: { 'Siem Reap': ['Siem Reap'] },
  Indonesia: { Bali: ['Ubud', 'Kuta', 'Seminyak'], 'Special Region of Yogyakarta': ['Yogyakarta'] },
  Malaysia: { 'Kuala Lumpur': ['Kuala Lumpur'], Kedah: ['Langkawi'], Penang: ['George Town'] },
  Singapore: { Singapore: ['Singapore'] },
  Thailand: {
    'Central Thailand': ['Bangkok', 'Pattaya'],
    'Northern Thailand': ['Chiang Mai'],
    'Southern Thailand': ['Phuket', 'Krabi', 'Koh Samui'],
  },
  Vietnam: {
    'Northern Vietnam': ['Hanoi', 'Ha Long'],
    'Central Vietnam': ['Da Nang', 'Hoi An'],
    'Southern Vietnam': ['Ho Chi Minh City'],
  },

  // Europe
  Austria: { Vienna: ['Vienna'], Salzburg: ['Salzburg'], Tyrol: ['Innsbruck'] },
  'Czech Republic': { Bohemia: ['Prague', 'Cesky Krumlov'] },
  France: { 'Ile-de-France': ['Paris'], "Provence-Alpes-Cote d'Azur": ['Nice'] },
  Germany: { Bavaria: ['Munich'], Berlin: ['Berlin'] },
  Greece: { Attica: ['Athens'], 'South Aegean': ['Santorini', 'Mykonos'] },
  Italy: { Lazio: ['Rome'], Tuscany: ['Florence'], Veneto: ['Venice'] },
  Netherlands: { 'North Holland': ['Amsterdam'] },
  Spain: { Catalonia: ['Barcelona'], Madrid: ['Madrid'] },
  Switzerland: {
    'Central Switzerland': ['Lucerne', 'Engelberg'],
    'Bernese Oberland': ['Interlaken', 'Grindelwald'],
    Zurich: ['Zurich'],
  },
  'United Kingdom': { England: ['London'], Scotland: ['Edinburgh'] },

  // Offbeat
  Azerbaijan: { Absheron: ['Baku'] },
  Bhutan: { 'Western Bhutan': ['Paro', 'Thimphu', 'Punakha'] },
  Georgia: { Tbilisi: ['Tbilisi'], Kazbegi: ['Stepantsminda'] },
  Iceland: { 'Capital Region': ['Reykjavik'], 'Southern Region': ['Vik'] },
  Japan: { Kanto: ['Tokyo'], Kansai: ['Kyoto', 'Osaka'] },
  Kenya: { 'Narok County': ['Maasai Mara'], 'Nairobi County': ['Nairobi'] },
  Maldives: { 'Kaafu Atoll': ['Male'] },
  Mauritius: { 'Black River': ['Flic en Flac'] },
  Nepal: { Bagmati: ['Kathmandu', 'Chitwan'], Gandaki: ['Pokhara'] },
  'Sri Lanka': { 'Central Province': ['Kandy'], 'Southern Province': ['Galle', 'Yala'] },
  Tanzania: { Arusha: ['Arusha', 'Serengeti'], Zanzibar: ['Stone Town'] },
}
