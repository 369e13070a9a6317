alter table enquiries validate constraint enquiries_owner_fkey;

-- Nobody is reminded of enquiries from before there was a queue.
with changed as (
  update enquiries set due_at = received_at + interval '1 day', reminded_at = now()
  where uuid = any(array(
    select uuid from enquiries
    where status in ('New', 'In progress') and due_at is null and waiting_since is null
    order by received_at limit 2000
  ))
  returning 1
)
select count(*) > 0 as more from changed;

-- Earlier answers are those in the log.
with changed as (
  update enquiries set answered_at = first.at
  from (
    select enquiry, min(at) as at from desk_log
    where deed = 'reply' and enquiry in (
      select enquiry from desk_log join enquiries on uuid = enquiry
      where deed = 'reply' and answered_at is null limit 2000
    ) group by enquiry
  ) as first
  where uuid = first.enquiry
  returning 1
)
select count(*) > 0 as more from changed;

create index concurrently if not exists enquiries_due_idx
  on enquiries (due_at, uuid) where due_at is not null;

create index concurrently if not exists enquiries_unassigned_idx
  on enquiries (due_at, uuid) where owner is null and due_at is not null;

create index concurrently if not exists enquiries_owner_due_idx
  on enquiries (owner, due_at, uuid) where due_at is not null;

create index concurrently if not exists enquiries_unreminded_idx
  on enquiries (due_at) where due_at is not null and reminded_at is null;

create index concurrently if not exists enquiries_waiting_idx
  on enquiries (waiting_since, uuid) where waiting_since is not null;

create index concurrently if not exists enquiries_done_idx
  on enquiries (received_at, uuid) where due_at is null and waiting_since is null;
