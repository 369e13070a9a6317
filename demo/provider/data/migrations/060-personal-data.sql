-- 070-indexes.online.sql makes the indexes, and 071-checks.online.sql checks the rows that exist.

-- What belongs to a row goes with it, also what comes at the same moment. A payment stays, as the law
-- demands, and is nobody's then.
alter table destinations
  drop constraint destinations_enquiry_fkey,
  add foreign key (enquiry) references enquiries on delete cascade not valid;
alter table enquiries
  drop constraint enquiries_corporate_user_fkey,
  add foreign key (corporate_user) references corporate_users on delete set null not valid;
alter table one_time_codes
  drop constraint one_time_codes_corporate_user_fkey,
  add foreign key (corporate_user) references corporate_users on delete cascade not valid;
alter table sessions
  drop constraint sessions_account_fkey,
  add foreign key (account) references users on delete cascade not valid;
alter table account_links
  drop constraint account_links_account_fkey,
  add foreign key (account) references users on delete cascade not valid;
alter table transactions
  alter column account drop not null,
  drop constraint transactions_account_fkey,
  add foreign key (account) references users on delete set null not valid;

-- When an account was last signed in to, or enquired with, and when its owner was told that it will go.
-- Of the accounts there are nobody knows: they begin today.
alter table users
  add column used_at timestamptz not null default now(),
  add column warned_at timestamptz;

-- An address that the text names besides those of who gets it and who is answered; in lower case.
alter table mails add column names text;
