-- Words of an attraction's categories (weight A), name, activities and description, which the search finds after names and places.
alter table attraction_index add column words tsvector;

create function words_of(attraction attractions) returns tsvector language sql stable as $$
  select setweight(to_tsvector('english', attraction.category), 'A')
    || to_tsvector('english', concat_ws(' ', attraction.name, attraction.activities, attraction.description))
$$;

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
  insert into attraction_index as kept (attraction, city, state, country, name, label, words, reviews, stars, latest)
  select attraction, places.city, state, country, places.name, label, words_of(row(changed.*)::attractions),
    coalesce(total, 0), coalesce(counted.stars, 0),
    (select max(received_at) from reviews where reviews.attraction = places.attraction and published(reviews))
  from attraction_places as places
  join changed on id = attraction
  left join lateral (
    select sum(count) as total, sum(rating * count) as stars from review_counts
    where review_counts.attraction = places.attraction and span = 'all'
  ) as counted on true
  order by attraction
  on conflict (attraction) do update set city = excluded.city, state = excluded.state,
    country = excluded.country, name = excluded.name, label = excluded.label, words = excluded.words
  where (kept.city, kept.state, kept.country, kept.name, kept.label, kept.words) is distinct from
    (excluded.city, excluded.state, excluded.country, excluded.name, excluded.label, excluded.words);
  return null;
end
$$;
