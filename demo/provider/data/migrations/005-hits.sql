-- Counted requests, for rate limits shared by all instances.
create table hits (
  id bigint generated always as identity primary key,
  subject text not null,
  at timestamptz not null
);

create index on hits (subject, at);
create index on hits (at);
