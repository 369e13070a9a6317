create table reviews (
  uuid uuid primary key,
  attraction text not null references attractions,
  rating integer not null check (rating between 1 and 5),
  feedback text not null,
  first_name text not null,
  last_name text not null,
  email text not null,
  mobile_number text not null,
  date_of_visit date not null,
  -- Paths under /media/.
  images jsonb not null,
  -- The Idempotency-Key of the request, and a hash of its body.
  idempotency_key text unique,
  fingerprint text not null,
  received_at timestamptz not null
);

-- Averages and counts read this index only.
create index on reviews (attraction, rating);
create index on reviews (attraction, received_at);
