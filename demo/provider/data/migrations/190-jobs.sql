-- Work to do after the transaction that adds it: once for each kind and key.
create table jobs (
  id bigint generated always as identity primary key,
  kind text not null,
  key text not null default '',
  payload jsonb not null default '{}',
  -- By the clock of the instances. Claims expire by the database's clock, since machines' clocks differ.
  run_at timestamptz not null,
  tries integer not null default 0,
  first_try_at timestamptz,
  claim uuid,
  claimed_until timestamptz,
  failed_at timestamptz,
  failure text,
  unique (kind, key)
);

create index jobs_due_idx on jobs (kind, run_at, id) where failed_at is null;

create index jobs_failed_idx on jobs (failed_at) where failed_at is not null;

-- Each unsent email has a job. Instances of the previous version know none: they claim an email and postpone it by
-- `next_try_at`, which moves its job, and can't while another instance sends it.
create function queue_mail() returns trigger language plpgsql as $$
begin
  if new.sent_at is null and new.given_up_at is null then
    insert into jobs (kind, key, run_at) values ('email', new.id::text, new.next_try_at)
    on conflict (kind, key) do update set
      run_at = excluded.run_at,
      tries = case when jobs.failed_at is null then jobs.tries else 0 end,
      first_try_at = case when jobs.failed_at is null then jobs.first_try_at end,
      failed_at = null,
      failure = null
    where jobs.claimed_until is null or jobs.claimed_until <= now();
    if not found then return null; end if;
  end if;
  return new;
end
$$;

create trigger queue_mail before insert or update of next_try_at on mails
  for each row execute function queue_mail();

create function queue_conversion() returns trigger language plpgsql as $$
begin
  insert into jobs (kind, key, run_at) values ('video', new.testimonial::text, new.at)
  on conflict do nothing;
  return new;
end
$$;

create trigger queue_conversion before insert on conversions
  for each row execute function queue_conversion();

-- Only instances of the previous version claim here, and renew their claims.
create function claim_conversion() returns trigger language plpgsql as $$
begin
  update jobs set claim = null, claimed_until = new.claimed_until
  where kind = 'video' and key = new.testimonial::text
    and (claim is null or claimed_until is null or claimed_until <= now());
  if not found then return null; end if;
  return new;
end
$$;

create trigger claim_conversion before update of claimed_until on conversions
  for each row execute function claim_conversion();
