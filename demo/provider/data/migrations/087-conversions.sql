-- Still of a converted video: a stored photo with its thumbnail.
alter table testimonials add column poster text;

-- Videos that must be converted before their testimonial can be published.
create table conversions (
  testimonial uuid primary key references testimonials on delete cascade,
  at timestamptz not null,
  -- True to publish after conversion; false if staff decide.
  publish boolean not null,
  failed boolean not null default false,
  tries integer not null default 0,
  -- The process that works on it, and the time at which others may take over.
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
