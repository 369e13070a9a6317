-- Lower case without accents and apostrophes, with words separated by one space.
create function plain(written text) returns text language sql immutable strict as $$
  select btrim(regexp_replace(
    regexp_replace(lower(normalize(written collate "default", NFD)), '[\u0300-\u036f\u2019'']', '', 'g'),
    '[!-/:-@[-`{-~[:space:]]+', ' ', 'g'))
$$;

-- Sort and search columns of attractions, with totals of their reviews. Maintained by triggers. A separate table,
-- because a review must not change the attraction's row.
create table attraction_index (
  attraction text primary key references attractions on update cascade on delete cascade,
  city uuid not null,
  state uuid not null,
  country uuid not null,
  name text collate "C" not null,
  -- City, state and country, each name once.
  label text collate "C" not null,
  reviews integer not null default 0,
  -- Sum of all ratings.
  stars bigint not null default 0,
  average numeric not null generated always as (coalesce(stars::numeric / nullif(reviews, 0), 0)) stored,
  -- Time of the last change of a review.
  latest timestamptz,
  -- Every word has a space before it.
  plain_name text collate "C" not null generated always as (' ' || plain(name) || ' ') stored,
  plain_label text collate "C" not null generated always as (' ' || plain(label)) stored
);

-- Lists by name.
create index on attraction_index (name, attraction);
create index on attraction_index (city, name, attraction);
create index on attraction_index (state, name, attraction);
create index on attraction_index (country, name, attraction);
-- Lists by popularity.
create index on attraction_index (reviews desc, average desc, name, attraction);
create index on attraction_index (city, reviews desc, average desc, name);
create index on attraction_index (state, reviews desc, average desc, name);
create index on attraction_index (country, reviews desc, average desc, name);
-- Search.
create index on attraction_index (plain_name);

create view attraction_places as
  select id as attraction, attractions.city, cities.state, states.country, attractions.name, concat_ws(', ',
    nullif(cities.name, states.name), nullif(states.name, countries.name), countries.name) as label
  from attractions
  join cities on cities.uuid = attractions.city
  join states on states.uuid = cities.state
  join countries on countries.uuid = states.country;

insert into attraction_index (attraction, city, state, country, name, label)
select attraction, city, state, country, name, label from attraction_places;

create function index_attractions() returns trigger language plpgsql as $$
begin
  insert into attraction_index as kept (attraction, city, state, country, name, label)
  select attraction, city, state, country, name, label from attraction_places
  where attraction in (select id from changed)
  order by attraction
  on conflict (attraction) do update set city = excluded.city, state = excluded.state,
    country = excluded.country, name = excluded.name, label = excluded.label
  where (kept.city, kept.state, kept.country, kept.name, kept.label) is distinct from
    (excluded.city, excluded.state, excluded.country, excluded.name, excluded.label);
  return null;
end
$$;

create trigger attractions_indexed after insert on attractions
  referencing new table as changed for each statement execute function index_attractions();
create trigger attractions_indexed_again after update on attractions
  referencing new table as changed for each statement execute function index_attractions();

-- Last, because these statements block readers until the transaction ends.
alter table countries add column plain text not null generated always as (plain(name)) stored;
alter table states add column plain text not null generated always as (plain(name)) stored;
alter table cities add column plain text not null generated always as (plain(name)) stored;
