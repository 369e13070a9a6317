-- The desk's queue. An enquiry has a due time while the company has to act, `waiting_since` while the traveller has to,
-- and neither when it is completed or canceled.
alter table enquiries
  add column owner uuid,
  add column due_at timestamptz,
  add column waiting_since timestamptz,
  -- When the owner was reminded of `due_at`.
  add column reminded_at timestamptz,
  -- The first `due_at`, and when the traveller was first written to or spoken to. For the report.
  add column promised_at timestamptz,
  add column answered_at timestamptz;

alter table enquiries add constraint enquiries_owner_fkey foreign key (owner) references staff not valid;

-- For instances of the version before, which know no working hours.
alter table enquiries alter column due_at set default now() + interval '1 day';

-- The same for changes of the status by that version.
create function follow_status() returns trigger language plpgsql as $$
begin
  if new.status in ('Completed', 'Canceled') then
    new.due_at := null;
    new.waiting_since := null;
    new.reminded_at := null;
  elsif new.waiting_since is null then
    new.due_at := coalesce(new.due_at, now() + interval '1 day');
  end if;
  return new;
end
$$;

create trigger follow_status before update of status on enquiries
  for each row when (old.status is distinct from new.status) execute function follow_status();
