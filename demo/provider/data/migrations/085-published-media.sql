-- Public photos and videos, by the 32 digits of their names, with the row that shows each. Maintained by triggers, so
-- that publishing or withdrawing a row opens or closes its files in the same transaction.
create table published_media (
  file uuid not null,
  owner text not null,
  primary key (file, owner)
);

-- The stored files of a published row; none if it is held or declined.
create function published_files(shown jsonb) returns setof uuid language sql immutable as $$
  select substring(path from '/([0-9a-f]{32})\.')::uuid
  from jsonb_array_elements_text(
    coalesce(shown -> 'images', shown -> 'image', jsonb_build_array(shown -> 'video'))
  ) as path
  where coalesce(shown ->> 'state', 'approved') = 'approved'
    and path ~ '^/media/(photos|videos)/[0-9a-f]{32}\.'
$$;

create function publish_media() returns trigger language plpgsql as $$
declare
  before jsonb;
  since jsonb;
begin
  if tg_op <> 'INSERT' then
    before := to_jsonb(old);
    delete from published_media where owner = coalesce(before ->> 'uuid', before ->> 'id')
      and file in (select published_files(before));
  end if;
  if tg_op <> 'DELETE' then
    since := to_jsonb(new);
    insert into published_media (file, owner)
    select file, coalesce(since ->> 'uuid', since ->> 'id') from published_files(since) as file
    on conflict do nothing;
  end if;
  return null;
end
$$;

create trigger media_published after insert on reviews
  for each row when (new.images <> '[]') execute function publish_media();
create trigger media_changed after update of state, images on reviews
  for each row when (old.images <> '[]' or new.images <> '[]') execute function publish_media();
create trigger media_withdrawn after delete on reviews
  for each row when (old.images <> '[]') execute function publish_media();
create trigger media_published after insert or delete or update of state, video on testimonials
  for each row execute function publish_media();
create trigger media_published after insert or delete or update of image on attractions
  for each row execute function publish_media();

-- 086-media-published-before.online.sql has published the media of reviews up to this uuid.
create table read_reviews (up_to uuid not null);

insert into read_reviews values ('00000000-0000-0000-0000-000000000000');
