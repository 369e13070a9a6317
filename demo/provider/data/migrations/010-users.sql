-- An account created by an enquiry has no password until its owner sets one with an emailed link.
create table users (
  uuid uuid primary key,
  -- In lower case, so that each mailbox has one spelling.
  email text not null unique,
  first_name text not null default '',
  last_name text not null default '',
  mobile_number text not null default '',
  -- A hash with its parameters.
  password text,
  created_at timestamptz not null
);

-- Only hashes of tokens are stored, so that a leaked table opens no session.
create table sessions (
  hash bytea primary key,
  account uuid not null references users,
  expires_at timestamptz not null
);

create index on sessions (account);
create index on sessions (expires_at);

create table account_links (
  hash bytea primary key,
  account uuid not null references users,
  created_at timestamptz not null,
  expires_at timestamptz not null
);

create index on account_links (account, created_at);
create index on account_links (expires_at);

-- Enquiries belong to a user by email address.
create index on enquiries (lower(email), received_at);

-- Emails with a sign-in secret lose their text once they are sent.
alter table mails add column secret boolean not null default false;
