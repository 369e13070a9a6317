create table enquiries (
  uuid uuid primary key,
  reference text not null unique,
  -- The Idempotency-Key of the request, and a hash of its body.
  idempotency_key text unique,
  fingerprint text not null,
  partner text,
  corporate_user uuid references corporate_users,
  number_of_adults integer not null,
  number_of_kids integer,
  meal_plan text,
  coupon_code text,
  from_date date,
  to_date date,
  any_special_request text,
  first_name text,
  last_name text,
  phone_number text not null,
  email text not null,
  status text not null default 'Received',
  received_at timestamptz not null
);

create table destinations (
  enquiry uuid not null references enquiries,
  -- Place in the list as sent, from 0.
  position integer not null,
  city uuid not null references cities,
  no_days integer not null,
  no_nights integer,
  accommodation_preference text,
  sequence integer,
  primary key (enquiry, position)
);
