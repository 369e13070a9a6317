/** Pages for when the site's own error page can't be rendered, by status. */
export const says = {
  400: { title: 'We can’t read this address.', text: 'The link may be incomplete.' },
  408: { title: 'That took too long.', text: 'Please check your connection and try again.' },
  431: { title: 'This address is too long.', text: 'The link may be damaged.' },
  507: {
    title: 'We can’t store this right now.',
    text: 'Nothing was saved. Go back to the form and try again later.',
  },
  other: {
    title: 'This page didn’t load.',
    text: 'Something went wrong on our side. Please try again in a minute.',
  },
}
