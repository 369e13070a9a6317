-- Texts in other languages, by language and column: {"hi": {"name": "ताज महल"}}. English is in the columns themselves,
-- and stands in for a missing text.
alter table attractions add column translations jsonb not null default '{}';

-- Activities and categories, which attractions have by their English names.
create table terms (
  name text primary key,
  translations jsonb not null
);

-- As `plain`, for every script: digits as 0 to 9, no vowel points, one form of each letter that people write in several
-- ways. Search folds what is typed in the same way (data/attractions/plain.ts).
create function folded(written text) returns text language sql immutable strict as $$
  select translate(
    regexp_replace(
      regexp_replace(translate(plain(written), 'ँ', 'ं'),
        '[\u0610-\u061a\u0640\u064b-\u065f\u0670\u06d6-\u06ed\u093c\u200c\u200d]', '', 'g'),
      'ङ्(?=[क-घ])|ञ्(?=[च-झ])|ण्(?=[ट-ढ])|न्(?=[त-ध])|म्(?=[प-भ])', 'ं', 'g'),
    'ىیۍةکٱپڤچگ٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹०१२३४५६७८९',
    'يييهكابفجغ012345678901234567890123456789')
$$;

-- A name in all languages, each between ' ' and in a line of its own.
create function plain_names(name text, translations jsonb) returns text language sql immutable as $$
  select E'\n' || string_agg(' ' || each || ' ', E'\n' order by each collate "C") || E'\n'
  from (
    select folded(name) as each
    union select folded(value->>'name') from jsonb_each(translations) where value ? 'name'
  ) as names
$$;

-- Every text of an attraction in other languages. Terms have weight A, like the English ones.
create function foreign_words(attraction attractions) returns tsvector language sql stable as $$
  select setweight(to_tsvector('simple', coalesce((
      select string_agg(folded(own.value->>'name'), ' ')
      from jsonb_array_elements_text(attraction.category || attraction.activities) as word
      join terms on terms.name = word, jsonb_each(terms.translations) as own), '')), 'A')
    || to_tsvector('simple', coalesce((
      select string_agg(folded(text #>> '{}'), ' ')
      from jsonb_path_query(attraction.translations, 'strict $.** ? (@.type() == "string")') as text), ''))
$$;

create or replace function words_of(attraction attractions) returns tsvector language sql stable as $$
  select setweight(to_tsvector('english', attraction.category), 'A')
    || to_tsvector('english', concat_ws(' ', attraction.name, attraction.activities, attraction.description))
    || foreign_words(attraction)
$$;

-- Null until 162-translations.online.sql has filled them.
alter table attraction_index
  add column plain_names text collate "C",
  -- The names of its city, state and country in all languages.
  add column plain_labels text collate "C";

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
  insert into attraction_index as kept (attraction, city, state, country, name, label, words, plain_names,
    plain_labels, reviews, stars, latest)
  select attraction, places.city, state, country, places.name, label, words_of(row(changed.*)::attractions),
    places.plain_names, plain_labels, coalesce(total, 0), coalesce(counted.stars, 0),
    (select max(received_at) from reviews where reviews.attraction = places.attraction and published(reviews))
  from attraction_places as places
  join changed on id = attraction
  left join lateral (
    select sum(count) as total, sum(rating * count) as stars from review_counts
    where review_counts.attraction = places.attraction and span = 'all'
  ) as counted on true
  order by attraction
  on conflict (attraction) do update set city = excluded.city, state = excluded.state,
    country = excluded.country, name = excluded.name, label = excluded.label, words = excluded.words,
    plain_names = excluded.plain_names, plain_labels = excluded.plain_labels
  where (kept.city, kept.state, kept.country, kept.name, kept.label, kept.words, kept.plain_names, kept.plain_labels)
    is distinct from (excluded.city, excluded.state, excluded.country, excluded.name, excluded.label, excluded.words,
      excluded.plain_names, excluded.plain_labels);
  return null;
end
$$;

create or replace function index_places() returns trigger language plpgsql as $$
begin
  update attraction_index as kept
  set city = told.city, state = told.state, country = told.country, label = told.label,
    plain_labels = told.plain_labels
  from attraction_places as told
  where kept.attraction = told.attraction and (kept.city, kept.state, kept.country, kept.label, kept.plain_labels)
    is distinct from (told.city, told.state, told.country, told.label, told.plain_labels);
  perform recount_attractions();
  return null;
end
$$;

-- Last, because these statements block readers until the transaction ends.
alter table countries add column translations jsonb not null default '{}',
  add column plain_names text collate "C" not null generated always as (plain_names(name, translations)) stored;
alter table states add column translations jsonb not null default '{}',
  add column plain_names text collate "C" not null generated always as (plain_names(name, translations)) stored;
alter table cities add column translations jsonb not null default '{}',
  add column plain_names text collate "C" not null generated always as (plain_names(name, translations)) stored;

create or replace view attraction_places as
  select id as attraction, attractions.city, cities.state, states.country, attractions.name, concat_ws(', ',
    nullif(cities.name, states.name), nullif(states.name, countries.name), countries.name) as label,
    plain_names(attractions.name, attractions.translations) as plain_names,
    cities.plain_names || states.plain_names || countries.plain_names as plain_labels
  from attractions
  join cities on cities.uuid = attractions.city
  join states on states.uuid = cities.state
  join countries on countries.uuid = states.country
  where hidden_at is null;
