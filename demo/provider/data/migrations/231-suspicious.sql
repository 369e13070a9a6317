-- Submissions that may not come from a person. They wait for staff: `suspicious_at` is null before and after. Their
-- signs stay, and `proven_at` is the time of a proof of work.
alter table enquiries
  add column suspicious_at timestamptz, add column suspicion jsonb, add column proven_at timestamptz,
  add column released_at timestamptz, add column spam_at timestamptz;
alter table reviews
  add column suspicious_at timestamptz, add column suspicion jsonb, add column proven_at timestamptz,
  add column released_at timestamptz, add column spam_at timestamptz;
alter table testimonials
  add column suspicious_at timestamptz, add column suspicion jsonb, add column proven_at timestamptz,
  add column released_at timestamptz, add column spam_at timestamptz;

-- The version before knows no suspicious ones: what its staff decide is released.
create function released_by_decision() returns trigger language plpgsql as $$
begin
  new.suspicious_at := null;
  new.spam_at := null;
  return new;
end
$$;

create trigger released_by_decision before update of status on enquiries
  for each row when (old.status is distinct from new.status) execute function released_by_decision();
create trigger released_by_decision before update of state on reviews
  for each row when (old.state is distinct from new.state) execute function released_by_decision();
create trigger released_by_decision before update of state on testimonials
  for each row when (old.state is distinct from new.state) execute function released_by_decision();

-- Other programs were not told of suspicious ones, so they are not told of their end either.
drop trigger emit_enquiry_deleted on enquiries;
create trigger emit_enquiry_deleted after delete on enquiries
  for each row when (old.suspicious_at is null) execute function emit_enquiry_deleted();
