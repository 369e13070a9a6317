-- True if a review is public. The only place with this rule; after a change, call recount_reviews().
create function published(review reviews) returns boolean language sql immutable as 'select true';

-- Number of reviews per time span of the visit, so that any page of a list is found without counting.
create table review_counts (
  attraction text not null,
  span text not null check (span in ('all', 'month', 'day')),
  -- The first day of the span.
  starts date not null,
  rating integer not null,
  count integer not null,
  primary key (attraction, span, starts, rating)
);

create function spans_of(day date) returns table (span text, starts date) language sql immutable as $$
  values ('all', date '-infinity'), ('month', date_trunc('month', day)::date), ('day', day)
$$;

-- Reviews up to this uuid are counted; null is none. 073-review-counts.online.sql counts existing ones in batches, and
-- the trigger ignores the rest.
create table counted_reviews (up_to uuid);

insert into counted_reviews values (null);

-- Adds or subtracts the changed rows, by the trigger's argument 1 or -1.
create function count_reviews() returns trigger language plpgsql as $$
declare
  counted_up_to uuid;
begin
  -- Waits for the batch in progress, so that it or this function counts a review, and never both.
  select up_to into counted_up_to from counted_reviews for share;
  -- Always in one order, and before all else: two who count wait for each other here, and nowhere crosswise.
  perform from attraction_index where attraction in (select changed.attraction from changed)
  order by attraction for no key update;
  update attraction_index as kept
  set reviews = kept.reviews + tg_argv[0]::integer * counted.reviews,
    stars = kept.stars + tg_argv[0]::integer * counted.stars,
    latest = greatest(kept.latest, case tg_argv[0] when '1' then counted.latest else now() end)
  from (
    select attraction, count(*) as reviews, sum(rating) as stars, max(received_at) as latest
    from changed where published(row(changed.*)::reviews) and uuid <= counted_up_to group by attraction
  ) as counted
  where kept.attraction = counted.attraction;
  insert into review_counts as kept (attraction, span, starts, rating, count)
  select attraction, span, starts, rating, count(*) * tg_argv[0]::integer
  from changed cross join lateral spans_of(date_of_visit)
  where published(row(changed.*)::reviews) and uuid <= counted_up_to
  group by 1, 2, 3, 4
  on conflict (attraction, span, starts, rating) do update set count = kept.count + excluded.count;
  return null;
end
$$;

create function recount_reviews() returns void language sql as $$
  delete from review_counts;
  insert into review_counts (attraction, span, starts, rating, count)
  select attraction, span, starts, rating, count(*)
  from reviews cross join lateral spans_of(date_of_visit)
  where published(reviews) group by 1, 2, 3, 4;
  update attraction_index as kept
  set reviews = coalesce(counted.reviews, 0), stars = coalesce(counted.stars, 0), latest = counted.latest
  from attraction_index as one left join (
    select attraction, count(*) as reviews, sum(rating) as stars, max(received_at) as latest
    from reviews where published(reviews) group by attraction
  ) as counted using (attraction)
  where kept.attraction = one.attraction;
$$;

create trigger reviews_counted after insert on reviews
  referencing new table as changed for each statement execute function count_reviews('1');
create trigger reviews_uncounted after delete on reviews
  referencing old table as changed for each statement execute function count_reviews('-1');
create trigger reviews_counted_before after update on reviews
  referencing old table as changed for each statement execute function count_reviews('-1');
create trigger reviews_counted_since after update on reviews
  referencing new table as changed for each statement execute function count_reviews('1');
