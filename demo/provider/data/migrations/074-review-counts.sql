-- All reviews are counted, so the trigger now counts every change. The lock waits for statements that still run the
-- function of 042-review-counts.sql.
lock table reviews in share row exclusive mode;

-- Adds or subtracts the changed rows, by the trigger's argument 1 or -1.
create or replace function count_reviews() returns trigger language plpgsql as $$
begin
  -- Always in one order, and before all else: two who count wait for each other here, and nowhere crosswise.
  perform from attraction_index where attraction in (select changed.attraction from changed)
  order by attraction for no key update;
  update attraction_index as kept
  set reviews = kept.reviews + tg_argv[0]::integer * counted.reviews,
    stars = kept.stars + tg_argv[0]::integer * counted.stars,
    latest = greatest(kept.latest, case tg_argv[0] when '1' then counted.latest else now() end)
  from (
    select attraction, count(*) as reviews, sum(rating) as stars, max(received_at) as latest
    from changed where published(row(changed.*)::reviews) group by attraction
  ) as counted
  where kept.attraction = counted.attraction;
  insert into review_counts as kept (attraction, span, starts, rating, count)
  select attraction, span, starts, rating, count(*) * tg_argv[0]::integer
  from changed cross join lateral spans_of(date_of_visit)
  where published(row(changed.*)::reviews)
  group by 1, 2, 3, 4
  on conflict (attraction, span, starts, rating) do update set count = kept.count + excluded.count;
  return null;
end
$$;

drop function count_more_reviews(integer);

drop table if exists counted_reviews;
