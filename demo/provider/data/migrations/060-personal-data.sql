-- What belongs to a row goes with it, also what comes at the same moment. A payment stays, as the law
-- demands, and is nobody's then.
alter table destinations
  drop constraint destinations_enquiry_fkey,
  add foreign key (enquiry) references enquiries on delete cascade;
alter table enquiries
  drop constraint enquiries_corporate_user_fkey,
  add foreign key (corporate_user) references corporate_users on delete set null;
alter table one_time_codes
  drop constraint one_time_codes_corporate_user_fkey,
  add foreign key (corporate_user) references corporate_users on delete cascade;
alter table sessions
  drop constraint sessions_account_fkey,
  add foreign key (account) references users on delete cascade;
alter table account_links
  drop constraint account_links_account_fkey,
  add foreign key (account) references users on delete cascade;
alter table transactions
  alter column account drop not null,
  drop constraint transactions_account_fkey,
  add foreign key (account) references users on delete set null;

-- When an account was last signed in to, or enquired with, and when its owner was told that it will go.
-- Of the accounts there are nobody knows: they begin today.
alter table users
  add column used_at timestamptz not null default now(),
  add column warned_at timestamptz;

-- An address that the text names besides those of who gets it and who is answered; in lower case.
alter table mails add column names text;

create index on mails (names) where names is not null;

-- What is old.
create index on users (used_at);
create index on enquiries (received_at);
create index on mails (created_at);
create index on mails (created_at) where body <> '';
create index on transactions (date);

-- Whose it is.
create index on enquiries (corporate_user) where corporate_user is not null;
create index on one_time_codes (corporate_user);
create index on corporate_proofs (corporate_user);
create index on mails (lower(recipient));
create index on mails (lower(reply_to));
create index on reviews (lower(email));
create index on testimonials (lower(email));
