-- An account. One that an enquiry opened has no password until a mailed link sets one.
create table users (
  uuid uuid primary key,
  -- In lower case: one mailbox, however it is typed.
  email text not null unique,
  first_name text not null default '',
  last_name text not null default '',
  mobile_number text not null default '',
  -- Hashed, with the parameters of the hash.
  password text,
  created_at timestamptz not null
);

-- Of tokens only hashes are kept: who reads the table can't use them.
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

-- An enquiry is its user's by the address it carries.
create index on enquiries (lower(email), received_at);

-- The text of a mail that lets somebody in goes when it was handed over.
alter table mails add column secret boolean not null default false;
