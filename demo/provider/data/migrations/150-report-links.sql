-- Links with which a partner sees the numbers of its own enquiries. Staff revoke one by deleting its row.
create table report_links (
  hash bytea primary key,
  -- Names a link at the desk.
  id uuid not null unique,
  partner text not null,
  staff uuid not null references staff,
  created_at timestamptz not null,
  expires_at timestamptz not null
);

create index on report_links (expires_at);
