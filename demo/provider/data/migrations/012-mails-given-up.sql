-- A mail that was refused for good, or for days, is tried no more. The days count from the first try.
alter table mails
  add column first_try_at timestamptz,
  add column given_up_at timestamptz;

drop index mails_next_try_at_id_idx;
create index on mails (next_try_at, id) where sent_at is null and given_up_at is null;
