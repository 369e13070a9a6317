-- Staff accounts, separate from travellers' accounts, whose tokens never open the desk.
create table staff (
  uuid uuid primary key,
  -- In lower case, so that each mailbox has one spelling.
  email text not null unique,
  -- Shown to colleagues next to a change.
  name text not null,
  -- A hash; null until the person sets a password with an emailed link.
  password text,
  created_at timestamptz not null,
  -- Set for former staff. Their log entries keep their name.
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

-- Signing keys of all instances. The first instance that needs one creates it.
create table secrets (
  name text primary key,
  value bytea not null
);

-- Staff use four statuses. 071-checks.online.sql changes older ones to 'New'.
alter table enquiries alter column status set default 'New';
alter table enquiries
  add check (status in ('New', 'In progress', 'Completed', 'Canceled')) not valid;

-- Append-only log of all staff actions.
create table desk_log (
  id bigint generated always as identity primary key,
  at timestamptz not null,
  staff uuid not null references staff,
  -- 'status', 'note', 'reply', 'approved', 'declined', 'mail' or 'deleted'.
  deed text not null,
  -- Subject of the action, if any.
  enquiry uuid references enquiries on delete cascade,
  review uuid references reviews on delete cascade,
  testimonial uuid references testimonials on delete cascade,
  -- Previous value, if any.
  was text,
  -- New value or text.
  text text not null default '',
  -- One per rendered form, so that a double submit counts once.
  intent text unique
);

create index on desk_log (enquiry, id);
create index on desk_log (review, id);
create index on desk_log (testimonial, id);
