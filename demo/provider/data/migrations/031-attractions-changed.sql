-- Time of the last change of an attraction's content; null if it changed before this column existed.
alter table attractions add column changed_at timestamptz;
alter table attractions alter column changed_at set default now();

create function note_change() returns trigger language plpgsql as $$
begin
  new.changed_at := now();
  return new;
end
$$;

create trigger attractions_changed before update on attractions
  for each row when (old.* is distinct from new.*) execute function note_change();
