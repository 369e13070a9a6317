-- Search words of an enquiry, in lower case and between spaces. Empty until 092 or a trigger fills it, so that adding
-- it locks the table only briefly.
alter table enquiries add column search text;

create function enquiry_words(enquiry enquiries) returns text stable language sql as $$
  select lower(concat_ws(' ', '', $1.reference, $1.first_name, $1.last_name, $1.email,
    $1.phone_number, $1.any_special_request, $1.coupon_code, $1.partner,
    (select companies.name from corporate_users join companies on companies.uuid = company
      where corporate_users.uuid = $1.corporate_user),
    (select string_agg(cities.name, ' ' order by position)
      from destinations join cities on cities.uuid = city where destinations.enquiry = $1.uuid)))
$$;

create function set_enquiry_words() returns trigger language plpgsql as $$
begin
  new.search := enquiry_words(new);
  return new;
end
$$;

create trigger enquiry_words
  before insert or update of reference, first_name, last_name, email, phone_number,
    any_special_request, coupon_code, partner, corporate_user on enquiries
  for each row execute function set_enquiry_words();

-- Each statement changes the destinations of a few enquiries.
create function set_words_of_stops() returns trigger language plpgsql as $$
begin
  update enquiries set search = enquiry_words(enquiries)
  where uuid in (select enquiry from changed);
  return null;
end
$$;

create trigger stops_added after insert on destinations
  referencing new table as changed for each statement execute function set_words_of_stops();
create trigger stops_changed after update on destinations
  referencing new table as changed for each statement execute function set_words_of_stops();
create trigger stops_removed after delete on destinations
  referencing old table as changed for each statement execute function set_words_of_stops();

create function set_words_of_place() returns trigger language plpgsql as $$
begin
  update enquiries set search = enquiry_words(enquiries)
  where uuid in (select enquiry from destinations where city = new.uuid);
  return null;
end
$$;

create trigger words_of_place after update of name on cities
  for each row when (old.name is distinct from new.name) execute function set_words_of_place();

create function set_words_of_company() returns trigger language plpgsql as $$
begin
  update enquiries set search = enquiry_words(enquiries)
  where corporate_user in (select uuid from corporate_users where company = new.uuid);
  return null;
end
$$;

create trigger words_of_company after update of name on companies
  for each row when (old.name is distinct from new.name) execute function set_words_of_company();
