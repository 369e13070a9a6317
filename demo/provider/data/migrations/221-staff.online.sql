alter table desk_log validate constraint desk_log_member_fkey;

create index concurrently if not exists desk_log_member_idx
  on desk_log (member, id) where member is not null;
