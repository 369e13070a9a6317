export const enquirySent = {
  id: 'enquirySent' as const,
  /** Success (specification, section 8). */
  text: 'Thanks for connecting with submitting the enquiry. We will get back to you soon',
}
