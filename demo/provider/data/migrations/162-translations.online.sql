with changed as (
  update attraction_index as kept set plain_names = places.plain_names, plain_labels = places.plain_labels
  from attraction_places as places
  where kept.attraction = places.attraction
    and kept.attraction in (select attraction from attraction_index where plain_names is null limit 2000)
  returning 1
)
select count(*) > 0 as more from changed;
