create table attractions (
  -- Readable, because it stands in addresses: 'kanha-national-park'.
  id text primary key,
  city uuid not null references cities,
  name text not null,
  attraction_location_label text not null,
  -- Lists of texts; pictures as paths under /media/ or as whole addresses.
  image jsonb not null,
  description text not null,
  activities jsonb not null,
  category jsonb not null
);

create index on attractions (city);
