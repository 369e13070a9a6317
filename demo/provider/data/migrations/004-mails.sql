create table mails (
  id bigint generated always as identity primary key,
  recipient text not null,
  reply_to text,
  subject text not null,
  body text not null,
  created_at timestamptz not null,
  sent_at timestamptz,
  tries integer not null default 0,
  -- A sender moves this ahead, so that no other instance sends the email meanwhile.
  next_try_at timestamptz not null
);

create index on mails (next_try_at, id) where sent_at is null;
