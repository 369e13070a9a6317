create table companies (
  uuid uuid primary key,
  name text not null unique
);

-- Addresses are in lower case, so that each mailbox has one spelling.
create table corporate_users (
  uuid uuid primary key,
  company uuid not null references companies,
  email text not null,
  corporate_email text not null,
  created_at timestamptz not null,
  verified_at timestamptz,
  unique (company, email, corporate_email)
);

create index on corporate_users (email);
create index on corporate_users (corporate_email);

-- One row per address. A new code replaces the old one.
create table one_time_codes (
  corporate_email text primary key,
  corporate_user uuid not null references corporate_users,
  salt bytea not null,
  hash bytea not null,
  expires_at timestamptz not null,
  guesses integer not null default 0,
  used_at timestamptz
);
