-- Files that arrive in parts (https://tus.io/protocols/resumable-upload), for a day.
create table partial_uploads (
  id text primary key,
  -- The Idempotency-Key of its creation.
  key text unique,
  size bigint not null,
  received bigint not null default 0,
  -- The request that may add a part. Another one takes over by writing here.
  writer text,
  at timestamptz not null
);

create index on partial_uploads (at);

create table upload_parts (
  upload text not null references partial_uploads (id) on delete cascade,
  start bigint not null,
  name text not null,
  size bigint not null,
  sha256 text not null,
  primary key (upload, start)
);
