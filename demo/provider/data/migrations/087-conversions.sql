-- A still picture of a video that was converted: a stored photo, with its thumbnail.
alter table testimonials add column poster text;

-- Videos that are to be converted before their testimonial can be published.
create table conversions (
  testimonial uuid primary key references testimonials on delete cascade,
  at timestamptz not null,
  -- Whether it is published when it is converted; else staff decide.
  publish boolean not null,
  failed boolean not null default false,
  tries integer not null default 0,
  -- Which process works on it, and until when others leave it alone.
  claim uuid,
  claimed_until timestamptz
);

create index on conversions (at) where not failed;

create or replace function published_files(shown jsonb) returns setof uuid language sql immutable as $$
  select substring(path from '/([0-9a-f]{32})\.')::uuid
  from jsonb_array_elements_text(coalesce(
    shown -> 'images', shown -> 'image', jsonb_build_array(shown -> 'video', shown -> 'poster')
  )) as path
  where coalesce(shown ->> 'state', 'approved') = 'approved'
    and path ~ '^/media/(photos|videos)/[0-9a-f]{32}\.'
$$;
