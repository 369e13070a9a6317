-- Jobs of emails and videos that were queued before there were jobs.
with added as (
  insert into jobs (kind, key, run_at, first_try_at)
  select 'email', id::text, next_try_at, first_try_at from mails
  where sent_at is null and given_up_at is null
    and not exists (select from jobs where kind = 'email' and key = mails.id::text)
  order by next_try_at, id limit 2000
  on conflict do nothing
  returning 1
)
select count(*) > 0 as more from added;

insert into jobs (kind, key, run_at, tries, claimed_until)
select 'video', testimonial::text, at, tries, claimed_until from conversions where not failed
on conflict do nothing;
