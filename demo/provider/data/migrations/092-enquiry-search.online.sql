-- Search words of enquiries from before 091. The index finds the remaining ones.
create index concurrently if not exists enquiries_without_words on enquiries (uuid) where search is null;

with changed as (
  update enquiries set search = enquiry_words(enquiries) where uuid in (
    select uuid from enquiries where search is null limit 2000
  ) returning 1
)
select count(*) > 0 as more from changed;

drop index concurrently if exists enquiries_without_words;

-- For renamed cities.
create index concurrently if not exists destinations_city on destinations (city);

-- One key for all spellings of a mailbox: the part before '+' and '@', without dots (see person.ts).
create index concurrently if not exists enquiries_mailbox
  on enquiries (replace(split_part(split_part(lower(email), '@', 1), '+', 1), '.', ''));

create index concurrently if not exists reviews_mailbox
  on reviews (replace(split_part(split_part(lower(email), '@', 1), '+', 1), '.', ''));

create index concurrently if not exists testimonials_mailbox
  on testimonials (replace(split_part(split_part(lower(email), '@', 1), '+', 1), '.', ''));

create index concurrently if not exists users_mailbox
  on users (replace(split_part(split_part(lower(email), '@', 1), '+', 1), '.', ''));

create index concurrently if not exists corporate_users_mailbox
  on corporate_users (replace(split_part(split_part(lower(email), '@', 1), '+', 1), '.', ''));

create index concurrently if not exists corporate_users_corporate_mailbox
  on corporate_users (replace(split_part(split_part(lower(corporate_email), '@', 1), '+', 1), '.', ''));

create index concurrently if not exists mails_recipient_mailbox
  on mails (replace(split_part(split_part(lower(recipient), '@', 1), '+', 1), '.', ''));

create index concurrently if not exists mails_reply_to_mailbox
  on mails (replace(split_part(split_part(lower(reply_to), '@', 1), '+', 1), '.', ''));

create index concurrently if not exists enquiries_mobile on enquiries (phone_number);

create index concurrently if not exists reviews_mobile on reviews (mobile_number);

create index concurrently if not exists testimonials_mobile on testimonials (phone_number);

create index concurrently if not exists users_mobile on users (mobile_number);

create index concurrently if not exists mails_names_mailbox
  on mails (replace(split_part(split_part(lower(names), '@', 1), '+', 1), '.', ''))
  where names is not null;

create index concurrently if not exists mails_about_mailbox
  on mails (replace(split_part(split_part(lower(about), '@', 1), '+', 1), '.', ''))
  where about is not null;
