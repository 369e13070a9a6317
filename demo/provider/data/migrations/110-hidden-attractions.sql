-- Staff add and hide attractions. A hidden one has no row in attraction_index and isn't counted, so that no list, search
-- or page shows it. Its reviews stay.
alter table attractions add column hidden_at timestamptz;

create or replace view attraction_places as
  select id as attraction, attractions.city, cities.state, states.country, attractions.name, concat_ws(', ',
    nullif(cities.name, states.name), nullif(states.name, countries.name), countries.name) as label
  from attractions
  join cities on cities.uuid = attractions.city
  join states on states.uuid = cities.state
  join countries on countries.uuid = states.country
  where hidden_at is null;

create or replace function index_attractions() returns trigger language plpgsql as $$
begin
  delete from attraction_index where attraction in (select id from changed where hidden_at is not null);
  if tg_op = 'UPDATE' and exists (
    select from changed
    where hidden_at is null and not exists (select from attraction_index where attraction = id)
  ) then
    -- Reviews that are being counted find no row yet, so their totals would be lost.
    lock table reviews in share row exclusive mode;
  end if;
  insert into attraction_index as kept (attraction, city, state, country, name, label, reviews, stars, latest)
  select attraction, city, state, country, name, label, coalesce(sum(count), 0), coalesce(sum(rating * count), 0),
    (select max(received_at) from reviews
      where reviews.attraction = attraction_places.attraction and published(reviews))
  from attraction_places left join review_counts using (attraction)
  where attraction in (select id from changed) and coalesce(span, 'all') = 'all'
  group by 1, 2, 3, 4, 5, 6
  order by attraction
  on conflict (attraction) do update set city = excluded.city, state = excluded.state,
    country = excluded.country, name = excluded.name, label = excluded.label
  where (kept.city, kept.state, kept.country, kept.name, kept.label) is distinct from
    (excluded.city, excluded.state, excluded.country, excluded.name, excluded.label);
  return null;
end
$$;

create or replace view attraction_tallies as
  select id as attraction, place, kind, category
  from attractions
  join cities on cities.uuid = city
  join states on states.uuid = state
  cross join lateral (values
    (uuid '00000000-0000-0000-0000-000000000000', 'everywhere'),
    (cities.uuid, 'city'), (states.uuid, 'state'), (country, 'country')
  ) as places (place, kind)
  where hidden_at is null;

-- As in 041-attraction-counts.sql, without the hidden ones.
create or replace function count_attractions() returns trigger language plpgsql as $$
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
  where hidden_at is null
  group by 1, 2, 3, 4
  order by place, 3
  on conflict (place, digest) do update set count = kept.count + excluded.count;
  return null;
end
$$;

alter table desk_log add column attraction text;
alter table desk_log add constraint desk_log_attraction_fkey
  foreign key (attraction) references attractions on delete cascade not valid;
