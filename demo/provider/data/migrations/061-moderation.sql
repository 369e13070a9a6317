-- What strangers publish is held until staff have read it; what is there has been published before.
alter table reviews
  add column state text not null default 'approved' check (state in ('held', 'approved', 'declined'));
alter table testimonials
  add column state text not null default 'approved' check (state in ('held', 'approved', 'declined'));

create index on reviews (state, received_at, uuid) where state <> 'approved';
create index on testimonials (state, received_at, uuid) where state <> 'approved';

-- The same text twice from one mailbox is one: found by its words, however they are spaced.
create function same_words(said text) returns text language sql immutable parallel safe as
  $$ select md5(lower(regexp_replace(btrim(said), '\s+', ' ', 'g'))) $$;

create index on reviews (attraction, same_words(feedback));

-- Counts, averages and lists are of what is published.
create or replace function published(review reviews) returns boolean language sql immutable as
  $$ select review.state = 'approved' $$;

select recount_reviews();
