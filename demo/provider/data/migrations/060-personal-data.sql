-- 070-indexes.online.sql creates the indexes, and 071-checks.online.sql checks existing rows.

-- Deleting a row also deletes the rows that belong to it. The law requires payments to stay, without an owner.
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

-- Time of the last sign-in or enquiry, and of the warning that the account will be deleted. Unknown for existing
-- accounts, so they start today.
alter table users
  add column used_at timestamptz not null default now(),
  add column warned_at timestamptz;

-- A further address in the text, in lower case; not the recipient or the reply address.
alter table mails add column names text;
