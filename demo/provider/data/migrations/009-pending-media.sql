-- Stored photos and videos whose review or testimonial is not there yet. What stays here for long was
-- left behind by a process that ended.
create table pending_media (
  name text primary key,
  at timestamptz not null
);

create index on pending_media (at);
