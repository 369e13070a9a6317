-- For the list of a staff member's sessions. Older sessions have no device.
alter table staff_sessions
  add column id uuid not null default gen_random_uuid() unique,
  add column created_at timestamptz not null default now(),
  add column used_at timestamptz not null default now(),
  -- Readable, such as 'Firefox on Linux'.
  add column device text not null default '',
  -- Shortened, such as '203.0.113.x'.
  add column address text not null default '';
