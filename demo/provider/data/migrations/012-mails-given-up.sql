-- An email is given up if it is refused permanently, or for days since the first try.
alter table mails
  add column first_try_at timestamptz,
  add column given_up_at timestamptz;

-- 070-indexes.online.sql creates another index of this name.
drop index mails_next_try_at_id_idx;
