-- What staff may do. The version before knows no roles, so its staff and those it adds are administrators.
alter table staff
  add column roles jsonb not null default '["administrator"]',
  add check (roles <@ '["planner", "moderator", "administrator"]' and jsonb_array_length(roles) > 0);

-- Changes of staff accounts are logged, too. 221-staff.online.sql checks existing rows.
alter table desk_log add column member uuid;
alter table desk_log
  add constraint desk_log_member_fkey foreign key (member) references staff not valid;

-- A passkey is two factors at once: a device, and a fingerprint, face or PIN.
create table staff_passkeys (
  -- The credential's ID, base64url.
  id text primary key,
  staff uuid not null references staff on delete cascade,
  public_key bytea not null,
  -- Its last signature counter (WebAuthn, section 6.1.1); 0 if it counts nothing.
  counter bigint not null,
  transports jsonb not null default '[]',
  -- Readable, such as 'Firefox on Linux'.
  device text not null,
  created_at timestamptz not null,
  used_at timestamptz
);

create index on staff_passkeys (staff);

-- An authenticator app (RFC 6238).
create table staff_apps (
  staff uuid primary key references staff on delete cascade,
  -- Encrypted with a key in `secrets`.
  secret bytea not null,
  -- The time step of the last code, so that each code works once.
  step bigint not null,
  created_at timestamptz not null
);

-- Each works once, and is deleted when used.
create table staff_recovery_codes (
  hash bytea primary key,
  staff uuid not null references staff on delete cascade
);

create index on staff_recovery_codes (staff);

-- Staff whose password was correct and who have yet to show the second factor.
create table staff_half_sessions (
  hash bytea primary key,
  staff uuid not null references staff on delete cascade,
  expires_at timestamptz not null
);

create index on staff_half_sessions (staff);
create index on staff_half_sessions (expires_at);

-- Used WebAuthn challenges until they expire, so that a response can't be replayed.
create table staff_challenges (
  hash bytea primary key,
  expires_at timestamptz not null
);

create index on staff_challenges (expires_at);

alter table staff_sessions
  -- 'passkey', 'app' or 'recovery'; null after a password alone.
  add column factor text,
  -- The last time that the password was typed again.
  add column confirmed_at timestamptz;

-- The version before opens sessions after a password alone. With a second factor it finds that the sign-in failed.
create function require_factor() returns trigger language plpgsql as $$
begin
  if new.factor is null and (
    exists (select from staff_passkeys where staff = new.staff)
    or exists (select from staff_apps where staff = new.staff)
  ) then
    return null;
  end if;
  return new;
end
$$;

create trigger require_factor before insert on staff_sessions
  for each row execute function require_factor();

-- Who has opened personal data.
create table read_log (
  id bigint generated always as identity primary key,
  staff uuid not null references staff,
  -- Their roles at the time, such as 'planner, moderator'.
  roles text not null,
  at timestamptz not null,
  -- 'enquiry', 'person', 'review', 'testimonial', 'export', 'search' or 'csv'.
  what text not null,
  -- Of an enquiry, account, review or testimonial; null for a search or a list.
  subject uuid,
  -- Start of the hour, in which a person reads a subject once.
  hour timestamptz not null
);

create unique index on read_log
  (staff, what, hour, coalesce(subject, '00000000-0000-0000-0000-000000000000'));
create index on read_log (subject, at);
create index on read_log (at);
