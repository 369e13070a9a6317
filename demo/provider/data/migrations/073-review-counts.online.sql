-- Counts the next reviews by uuid, and returns whether there are more. Writers of reviews wait for one batch at most.
create or replace function count_more_reviews(most integer) returns boolean language plpgsql as $$
declare
  since uuid;
  until uuid;
begin
  -- Missing where an earlier 042-review-counts.sql counted all.
  if to_regclass('counted_reviews') is null then
    return false;
  end if;
  select up_to into since from counted_reviews for update;
  if since is null then
    -- A restored backup brings counts with it.
    delete from review_counts;
    update attraction_index set reviews = 0, stars = 0, latest = null where latest is not null;
    since := '00000000-0000-0000-0000-000000000000';
  end if;
  select uuid into until from reviews where uuid > since order by uuid offset most - 1 limit 1;
  until := coalesce(until, 'ffffffff-ffff-ffff-ffff-ffffffffffff');
  update counted_reviews set up_to = until;
  update attraction_index as kept
  set reviews = kept.reviews + counted.reviews, stars = kept.stars + counted.stars,
    latest = greatest(kept.latest, counted.latest)
  from (
    select attraction, count(*) as reviews, sum(rating) as stars, max(received_at) as latest
    from reviews where uuid > since and uuid <= until and published(reviews) group by attraction
  ) as counted
  where kept.attraction = counted.attraction;
  insert into review_counts as kept (attraction, span, starts, rating, count)
  select attraction, span, starts, rating, count(*)
  from reviews cross join lateral spans_of(date_of_visit)
  where uuid > since and uuid <= until and published(reviews)
  group by 1, 2, 3, 4
  on conflict (attraction, span, starts, rating) do update set count = kept.count + excluded.count;
  return until < 'ffffffff-ffff-ffff-ffff-ffffffffffff';
end
$$;

select count_more_reviews(2000) as more;
