/** The rule of the trip's length (specification, section 4). */
export const lengthExplained = (stops: number) =>
  stops > 1
    ? 'एक पड़ाव से दूसरे पड़ाव जाने पर एक रात बढ़ती है, और लौटने की तारीख आपके आखिरी दिन का अगला दिन है।'
    : 'लौटने की तारीख आपके आखिरी दिन का अगला दिन है।'
