-- Part of the reply address in emails about an enquiry: 160 random bits; null until one is sent with it.
alter table enquiries add column reply_token text;

-- Emails that arrived. Those without an enquiry are unassigned.
create table incoming_mails (
  id bigint generated always as identity primary key,
  -- A hash of the email, so that one that arrives twice is stored once.
  fingerprint text not null unique,
  -- Null if it is missing or malformed.
  message_id text,
  enquiry uuid references enquiries on delete cascade,
  -- 'reply', 'auto-reply', 'bounce' or 'loop'.
  kind text not null,
  -- In lower case; '' if there is none.
  sender text not null,
  sender_name text not null,
  subject text not null,
  body text not null,
  -- Why the body is incomplete: 'large', 'long' or 'unreadable'.
  cut text,
  received_at timestamptz not null,
  -- When staff dismissed it without an enquiry.
  dismissed_at timestamptz
);

create index on incoming_mails (enquiry, received_at);
create index on incoming_mails (message_id) where message_id is not null;
create index on incoming_mails (received_at) where enquiry is null;
create index on incoming_mails (lower(sender));
create index on incoming_mails (replace(split_part(split_part(lower(sender), '@', 1), '+', 1), '.', ''));

create table incoming_files (
  mail bigint not null references incoming_mails on delete cascade,
  position integer not null,
  name text not null,
  type text not null,
  size integer not null,
  -- Path below /media/; null if the file is not stored, for the reason in `fault`.
  file text,
  fault text,
  primary key (mail, position)
);

-- Removes the file of a deleted row, as of an enquiry that the version before deletes.
create function remove_incoming_file() returns trigger language plpgsql as $$
begin
  insert into pending_media (name, at, given_up)
  values (replace(old.file, '/media/', ''), to_timestamp(0), true)
  on conflict (name) do update set at = excluded.at, given_up = true;
  return null;
end
$$;

create trigger remove_incoming_file after delete on incoming_files
  for each row when (old.file is not null) execute function remove_incoming_file();

-- The instance that reads a mailbox.
create table mailbox_claims (
  mailbox text primary key,
  holder uuid not null,
  until timestamptz not null
);
