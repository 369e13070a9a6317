-- What strangers publish is held until staff have read it; what is there has been published before.
alter table reviews
  add column state text not null default 'approved',
  add check (state in ('held', 'approved', 'declined')) not valid;
alter table testimonials
  add column state text not null default 'approved',
  add check (state in ('held', 'approved', 'declined')) not valid;

-- The same text twice from one mailbox is one: found by its words, however they are spaced.
create function same_words(said text) returns text language sql immutable parallel safe as
  $$ select md5(lower(regexp_replace(btrim(said), '\s+', ' ', 'g'))) $$;

-- Counts, averages and lists are of what is published. So is every review that exists: no count changes.
create or replace function published(review reviews) returns boolean language sql immutable as
  $$ select review.state = 'approved' $$;
