-- New reviews and testimonials are held until staff approve them. Existing ones are already published.
alter table reviews
  add column state text not null default 'approved',
  add check (state in ('held', 'approved', 'declined')) not valid;
alter table testimonials
  add column state text not null default 'approved',
  add check (state in ('held', 'approved', 'declined')) not valid;

-- Finds a repeated text from one mailbox, regardless of white space.
create function same_words(said text) returns text language sql immutable parallel safe as
  $$ select md5(lower(regexp_replace(btrim(said), '\s+', ' ', 'g'))) $$;

-- Counts, averages and lists contain published reviews. All existing ones are published, so no count changes.
create or replace function published(review reviews) returns boolean language sql immutable as
  $$ select review.state = 'approved' $$;
