create table transactions (
  uuid uuid primary key,
  account uuid not null references users,
  booking_id text not null unique,
  date date not null,
  location text not null,
  -- In paise, so that sums are whole numbers.
  amount bigint not null,
  status text not null check (status in ('Completed', 'Canceled'))
);

create index on transactions (account, date);
