create table attractions (
  -- Readable, because it is part of URLs: 'kanha-national-park'.
  id text primary key,
  city uuid not null references cities,
  name text not null,
  attraction_location_label text not null,
  -- Lists of texts. Pictures are paths under /media/ or full URLs.
  image jsonb not null,
  description text not null,
  activities jsonb not null,
  category jsonb not null
);

create index on attractions (city);
