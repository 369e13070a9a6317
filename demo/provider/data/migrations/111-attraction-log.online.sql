alter table desk_log validate constraint desk_log_attraction_fkey;

create index concurrently if not exists desk_log_attraction_idx
  on desk_log (attraction, id) where attraction is not null;

-- The desk lists attractions by name, hidden ones too.
create index concurrently if not exists attractions_name_id_idx on attractions ((name collate "C"), id);
