-- Indexes of migrations 012 to 061 on tables that grow. Databases that ran those earlier already have these names.

create index concurrently if not exists mails_next_try_at_id_idx
  on mails (next_try_at, id) where sent_at is null and given_up_at is null;

create index concurrently if not exists mails_text_until_idx
  on mails (text_until) where text_until is not null;

-- The metrics count these.
create index concurrently if not exists mails_given_up_at_idx
  on mails (given_up_at) where given_up_at is not null;

-- Lists of reviews. Each index replaces one that release 0.2.0 uses.
create index concurrently if not exists reviews_attraction_date_of_visit_received_at_uuid_idx
  on reviews (attraction, date_of_visit desc, received_at desc, uuid);

drop index concurrently if exists reviews_attraction_received_at_idx;

create index concurrently if not exists reviews_attraction_rating_date_of_visit_received_at_uuid_idx
  on reviews (attraction, rating, date_of_visit desc, received_at desc, uuid);

drop index concurrently if exists reviews_attraction_rating_idx;

-- Expiry of personal data.
create index concurrently if not exists users_used_at_idx on users (used_at);

create index concurrently if not exists enquiries_received_at_idx on enquiries (received_at);

create index concurrently if not exists mails_created_at_idx on mails (created_at);

create index concurrently if not exists mails_created_at_idx1 on mails (created_at) where body <> '';

create index concurrently if not exists transactions_date_idx on transactions (date);

-- Owners of personal data.
create index concurrently if not exists mails_names_idx on mails (names) where names is not null;

create index concurrently if not exists enquiries_corporate_user_idx
  on enquiries (corporate_user) where corporate_user is not null;

create index concurrently if not exists one_time_codes_corporate_user_idx
  on one_time_codes (corporate_user);

create index concurrently if not exists corporate_proofs_corporate_user_idx
  on corporate_proofs (corporate_user);

create index concurrently if not exists mails_lower_idx on mails (lower(recipient));

create index concurrently if not exists mails_lower_idx1 on mails (lower(reply_to));

create index concurrently if not exists reviews_lower_idx on reviews (lower(email));

create index concurrently if not exists testimonials_lower_idx on testimonials (lower(email));

-- The desk.
create index concurrently if not exists enquiries_received_at_uuid_idx
  on enquiries (received_at desc, uuid desc);

create index concurrently if not exists enquiries_status_received_at_uuid_idx
  on enquiries (status, received_at desc, uuid desc);

create index concurrently if not exists enquiries_partner_idx
  on enquiries (partner) where partner is not null;

create index concurrently if not exists reviews_state_received_at_uuid_idx
  on reviews (state, received_at, uuid) where state <> 'approved';

create index concurrently if not exists testimonials_state_received_at_uuid_idx
  on testimonials (state, received_at, uuid) where state <> 'approved';

-- The same review sent twice.
create index concurrently if not exists reviews_attraction_same_words_idx
  on reviews (attraction, same_words(feedback));
