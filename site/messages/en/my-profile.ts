/** Sentences of the profile page: details, reviews, password, data. Specified texts (section 2) are exact. */
export const description = 'Your name, your number, your password and your data.'
export const yourDetails = 'Your details'
export const updateProfile = 'Update Profile'
export const updating = 'Updating'
export const unsaved = 'You typed this before you were signed out. It isn’t saved yet.'
export const emailHint = 'You use this to sign in. To change it, write to us.'

export const ownReviewsTitle = 'Your reviews'
export const noReviews = 'You haven’t written one yet.'
export const writeReview = 'Write a review'
export const reviewStates = { held: 'Being checked', published: 'Published', declined: 'Declined' }
export const review = 'Review'
export const testimonial = 'Testimonial'
export const rated = (rating: number) => `${rating} of 5 stars, `
export const sent = 'sent {date}'
export const reason = 'Reason:'

export const passwordTitle = 'Change password'
export const updatePassword = 'Update Password'
export const updatingPassword = 'Updating'
export const oldPassword = 'Old password'
export const newPassword = 'New password'
export const staySignedIn = 'You’ll stay signed in here and be signed out everywhere else.'

export const ownDataTitle = 'Your data'
export const ownDataText =
  'A ZIP file of everything we keep about you: your account, enquiries, payments, reviews and a record of our emails as one data file, with your photos and videos.'
export const download = 'Download My Data'
export const collecting = 'Collecting'

export const deletionTitle = 'Delete your account'
export const deletionDetails = 'Data we’ll delete'
export const permanent = 'This is immediate and permanent. We can’t restore anything.'
export const accountDeleted = 'Your account. You’ll be signed out everywhere.'
export const enquiriesDeleted =
  'Your enquiries. If we’re planning a trip for you, call {phone} first, because your enquiry will be gone.'
export const reviewsDeleted =
  'Your reviews, photos and videos. They’ll disappear from our pages too.'
export const emailsDeleted = 'Our record of the emails we sent you.'
export const paymentsKept =
  'We keep payments for trips you booked for {years}, without your name, because the law requires it. Read more under {privacy}.'
export const deleteData = 'Delete My Account'
export const deleting = 'Deleting'
export const confirmPassword = 'Your password'
