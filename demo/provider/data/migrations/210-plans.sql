-- Plans with a price. A version never changes once it is sent, except for the traveller's answer.
create table plans (
  enquiry uuid not null references enquiries on delete cascade,
  -- From 1.
  version integer not null,
  staff uuid not null references staff,
  sent_at timestamptz not null,
  title text not null,
  message text not null,
  terms text not null,
  people integer not null check (people > 0),
  -- In paise. The total is the planner's own, or price * people.
  price bigint not null check (price > 0),
  total bigint not null check (total > 0),
  -- The last day, in the company's time zone.
  valid_until date not null,
  accepted_at timestamptz,
  declined_at timestamptz,
  primary key (enquiry, version),
  check (accepted_at is null or declined_at is null)
);

create table plan_days (
  enquiry uuid not null,
  version integer not null,
  -- From 0.
  position integer not null,
  place text not null,
  activity text not null,
  night text not null,
  primary key (enquiry, version, position),
  foreign key (enquiry, version) references plans on delete cascade
);

-- The version that is being written.
create table plan_drafts (
  enquiry uuid primary key references enquiries on delete cascade,
  -- A JSON object with the form's fields as typed. Not jsonb, because a deletion replaces addresses in it.
  fields text not null,
  staff uuid not null references staff,
  saved_at timestamptz not null,
  -- Counts its changes, so that two planners don't overwrite each other.
  revision integer not null default 1
);

-- Texts may change, because a deletion replaces the addresses of other people in them.
create function keep_plan() returns trigger language plpgsql as $$
begin
  if (old.version, old.staff, old.sent_at, old.people, old.price, old.total, old.valid_until)
      is distinct from
      (new.version, new.staff, new.sent_at, new.people, new.price, new.total, new.valid_until)
    or (old.accepted_at is not null and old.accepted_at is distinct from new.accepted_at)
    or (old.declined_at is not null and old.declined_at is distinct from new.declined_at)
  then
    raise exception 'A plan that was sent does not change.';
  end if;
  return new;
end
$$;

create trigger keep_plan before update on plans for each row execute function keep_plan();
