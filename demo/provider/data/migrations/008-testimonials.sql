create table testimonials (
  uuid uuid primary key,
  first_name text not null,
  last_name text not null,
  email text not null,
  phone_number text not null,
  description text not null,
  -- Path under /media/.
  video text not null,
  idempotency_key text unique,
  fingerprint text not null,
  received_at timestamptz not null
);

create index on testimonials (received_at);
