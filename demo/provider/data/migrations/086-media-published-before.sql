-- What was published before 085. Reviews can be read and written meanwhile.
insert into published_media (file, owner)
select file, uuid::text from reviews, published_files(jsonb_build_object('images', images)) as file
where state = 'approved' and images <> '[]'
union all
select file, uuid::text from testimonials, published_files(jsonb_build_object('video', video)) as file
where state = 'approved'
union all
select file, id from attractions, published_files(jsonb_build_object('image', image)) as file
where image::text like '%/media/photos/%'
on conflict do nothing;

-- Waits for who withdraws something at this moment: their trigger can't see the rows above yet.
lock table reviews, testimonials in share mode;

delete from published_media where (file, owner) in (
  select file, uuid::text from reviews, published_files(jsonb_build_object('images', images)) as file
  where state <> 'approved'
  union all
  select file, uuid::text from testimonials, published_files(jsonb_build_object('video', video)) as file
  where state <> 'approved'
);
