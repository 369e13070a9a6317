-- Addresses of other programs that are told of events.
create table webhook_endpoints (
  id uuid primary key,
  url text not null,
  -- A list of event types.
  events jsonb not null,
  secret text not null,
  -- Signs too, until this time after a rotation.
  old_secret text,
  old_secret_until timestamptz,
  sends_contact boolean not null default false,
  created_at timestamptz not null,
  disabled_at timestamptz,
  -- The endpoint answered 410 Gone.
  is_gone boolean not null default false
);

-- Events for each endpoint, without contact data, and the last attempt to deliver them.
create table webhook_deliveries (
  id uuid primary key default gen_random_uuid(),
  endpoint uuid not null references webhook_endpoints on delete cascade,
  type text not null,
  at timestamptz not null default now(),
  data jsonb not null,
  attempts integer not null default 0,
  tried_at timestamptz,
  status integer,
  -- Of the last attempt, in ms.
  duration integer,
  failure text,
  delivered_at timestamptz,
  failed_at timestamptz
);

create index webhook_deliveries_endpoint_idx on webhook_deliveries (endpoint, at desc, id);

create index webhook_deliveries_at_idx on webhook_deliveries (at);

-- Adds the deliveries of an event in the transaction that causes it. They are due immediately by any clock.
create function emit_event(event text, details jsonb) returns bigint language sql as $$
  with added as (
    insert into webhook_deliveries (endpoint, type, data)
    select id, event, details from webhook_endpoints where disabled_at is null and events ? event
    returning id
  ), queued as (
    insert into jobs (kind, key, run_at) select 'webhook', id::text, 'epoch' from added returning 1
  )
  select count(*) from queued
$$;

-- Rows are deleted by persons, by staff and by age, also by instances of the previous version.
create function emit_enquiry_deleted() returns trigger language plpgsql as $$
begin
  perform emit_event('enquiry.deleted', jsonb_build_object(
    'id', old.uuid, 'reference', old.reference, 'status', old.status));
  return null;
end
$$;

create trigger emit_enquiry_deleted after delete on enquiries
  for each row execute function emit_enquiry_deleted();
