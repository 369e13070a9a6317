-- Who works for the company. Travellers' accounts are others: no token of theirs opens the desk.
create table staff (
  uuid uuid primary key,
  -- In lower case: one mailbox, however it is typed.
  email text not null unique,
  -- What colleagues read beside a change.
  name text not null,
  -- Hashed; who has none yet has a link to choose one.
  password text,
  created_at timestamptz not null,
  -- Who has left: what they did stays theirs.
  left_at timestamptz
);

create table staff_sessions (
  hash bytea primary key,
  staff uuid not null references staff on delete cascade,
  expires_at timestamptz not null
);

create index on staff_sessions (staff);
create index on staff_sessions (expires_at);

create table staff_links (
  hash bytea primary key,
  staff uuid not null references staff on delete cascade,
  expires_at timestamptz not null
);

create index on staff_links (staff);

-- What all instances sign with; made by the first that needs it.
create table secrets (
  name text primary key,
  value bytea not null
);

-- Four words since there is somebody who says them. 071-checks.online.sql changes the others to 'New'.
alter table enquiries alter column status set default 'New';
alter table enquiries
  add check (status in ('New', 'In progress', 'Completed', 'Canceled')) not valid;

-- Everything that staff did, with who and when. Nothing of it is ever changed.
create table desk_log (
  id bigint generated always as identity primary key,
  at timestamptz not null,
  staff uuid not null references staff,
  -- 'status', 'note', 'reply', 'approved', 'declined', 'mail' or 'deleted'.
  deed text not null,
  -- What it was done to; nothing for what concerns none of them.
  enquiry uuid references enquiries on delete cascade,
  review uuid references reviews on delete cascade,
  testimonial uuid references testimonials on delete cascade,
  -- What it was before, where it was something.
  was text,
  -- What it is now, or what was written.
  text text not null default '',
  -- One for each form that was drawn: sent twice it counts once.
  intent text unique
);

create index on desk_log (enquiry, id);
create index on desk_log (review, id);
create index on desk_log (testimonial, id);
