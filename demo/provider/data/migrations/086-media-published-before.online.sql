-- Media published before 085. The row locks wait for running changes, and later changes see the rows inserted here.

-- Publishes the media of the next reviews, and returns whether there are more.
create or replace function publish_more_media(most integer) returns boolean language plpgsql as $$
declare
  since uuid;
  until uuid;
begin
  -- Missing where all reviews have been read.
  if to_regclass('read_reviews') is null then
    return false;
  end if;
  select up_to into since from read_reviews;
  select uuid into until from reviews where uuid > since order by uuid offset most - 1 limit 1;
  until := coalesce(until, 'ffffffff-ffff-ffff-ffff-ffffffffffff');
  update read_reviews set up_to = until;
  with shown as (
    select uuid, images from reviews
    where uuid > since and uuid <= until and state = 'approved' and images <> '[]' for share
  )
  insert into published_media (file, owner)
  select file, uuid::text from shown, published_files(jsonb_build_object('images', images)) as file
  on conflict do nothing;
  return until < 'ffffffff-ffff-ffff-ffff-ffffffffffff';
end
$$;

select publish_more_media(2000) as more;

drop function publish_more_media(integer);

drop table if exists read_reviews;

with shown as (select uuid, video from testimonials where state = 'approved' for share)
insert into published_media (file, owner)
select file, uuid::text from shown, published_files(jsonb_build_object('video', video)) as file
on conflict do nothing;

with shown as (select id, image from attractions where image::text like '%/media/photos/%' for share)
insert into published_media (file, owner)
select file, id from shown, published_files(jsonb_build_object('image', image)) as file
on conflict do nothing;
