-- Number of attractions per place and list of categories. The nil uuid is everywhere.
create table attraction_counts (
  place uuid not null,
  -- The column of attraction_index with the place, or 'everywhere'.
  kind text not null,
  -- A hash of the categories, because they can exceed the size limit of an index.
  digest text not null,
  category jsonb not null,
  count integer not null,
  primary key (place, digest)
);

create view attraction_tallies as
  select id as attraction, place, kind, category
  from attractions
  join cities on cities.uuid = city
  join states on states.uuid = state
  cross join lateral (values
    (uuid '00000000-0000-0000-0000-000000000000', 'everywhere'),
    (cities.uuid, 'city'), (states.uuid, 'state'), (country, 'country')
  ) as places (place, kind);

create function recount_attractions() returns void language sql as $$
  delete from attraction_counts;
  insert into attraction_counts (place, kind, digest, category, count)
  select place, kind, md5(category::text), category, count(*) from attraction_tallies group by 1, 2, 3, 4
$$;

-- Adds or subtracts the changed rows, by the trigger's argument 1 or -1. The fixed order prevents deadlocks.
create function count_attractions() returns trigger language plpgsql as $$
begin
  insert into attraction_counts as kept (place, kind, digest, category, count)
  select place, kind, md5(category::text), category, count(*) * tg_argv[0]::integer
  from changed
  join cities on cities.uuid = changed.city
  join states on states.uuid = state
  cross join lateral (values
    (uuid '00000000-0000-0000-0000-000000000000', 'everywhere'),
    (cities.uuid, 'city'), (states.uuid, 'state'), (country, 'country')
  ) as places (place, kind)
  group by 1, 2, 3, 4
  order by place, 3
  on conflict (place, digest) do update set count = kept.count + excluded.count;
  return null;
end
$$;

create trigger attractions_counted after insert on attractions
  referencing new table as changed for each statement execute function count_attractions('1');
create trigger attractions_uncounted after delete on attractions
  referencing old table as changed for each statement execute function count_attractions('-1');
create trigger attractions_counted_before after update on attractions
  referencing old table as changed for each statement execute function count_attractions('-1');
create trigger attractions_counted_since after update on attractions
  referencing new table as changed for each statement execute function count_attractions('1');

-- Renamed or moved places are rare, so everything is recounted.
create function index_places() returns trigger language plpgsql as $$
begin
  update attraction_index as kept
  set city = told.city, state = told.state, country = told.country, label = told.label
  from attraction_places as told
  where kept.attraction = told.attraction and (kept.city, kept.state, kept.country, kept.label)
    is distinct from (told.city, told.state, told.country, told.label);
  perform recount_attractions();
  return null;
end
$$;

create trigger cities_indexed after update on cities for each statement execute function index_places();
create trigger states_indexed after update on states for each statement execute function index_places();
create trigger countries_indexed after update on countries for each statement execute function index_places();

select recount_attractions();
