-- What staff see in the list of their sessions. Sessions of the previous version have no device.
alter table staff_sessions
  add column id uuid not null default gen_random_uuid() unique,
  add column created_at timestamptz not null default now(),
  add column used_at timestamptz not null default now(),
  -- In words, as 'Firefox on Linux'.
  add column device text not null default '',
  -- Shortened, as '203.0.113.x'.
  add column address text not null default '';
