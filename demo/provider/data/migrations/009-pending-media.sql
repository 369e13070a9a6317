-- Stored photos and videos without a review or testimonial yet. Old rows were left behind by a process that ended.
create table pending_media (
  name text primary key,
  at timestamptz not null
);

create index on pending_media (at);
