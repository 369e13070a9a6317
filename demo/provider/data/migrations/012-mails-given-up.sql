-- A mail that was refused for good, or for days, is tried no more. The days count from the first try.
alter table mails
  add column first_try_at timestamptz,
  add column given_up_at timestamptz;

-- 070-indexes.online.sql makes another one of this name.
drop index mails_next_try_at_id_idx;
