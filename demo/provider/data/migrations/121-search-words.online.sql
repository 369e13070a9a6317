with changed as (
  update attraction_index set words = words_of(attractions) from attractions
  where id = attraction and attraction in (select attraction from attraction_index where words is null limit 2000)
  returning 1
)
select count(*) > 0 as more from changed;

create index concurrently if not exists attraction_index_words_idx on attraction_index using gin (words);
