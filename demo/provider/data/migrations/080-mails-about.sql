-- Whose data the text contains, in lower case, even where it goes to somebody else; the kind of email (see
-- MAIL_KINDS); and the enquiry it belongs to.
alter table mails
  add column about text,
  add column kind text,
  add column enquiry uuid references enquiries on delete set null;

create index on mails (about) where about is not null;
create index on mails (enquiry) where enquiry is not null;

-- Finds whose data an email contains that was written without `about`: before this migration, or by an instance of
-- the previous version during a rolling upgrade.
create function mail_about(subject text, body text) returns text language sql immutable as $$
  select lower(case
    when subject like 'To check: %' then substring(body from '(?n)^Email +(\S+@\S+)$')
    when subject like '%verification code' then substring(body from 'The code is for (\S+@\S+)\.')
  end)
$$;

create function note_mail_about() returns trigger language plpgsql as $$
begin
  new.about := mail_about(new.subject, new.body);
  return new;
end
$$;

create trigger mails_about before insert on mails
  for each row when (new.about is null) execute function note_mail_about();

update mails set about = mail_about(subject, body)
where body <> '' and (subject like 'To check: %' or subject like '%verification code');

update mails set about = lower(enquiries.email), enquiry = enquiries.uuid
from enquiries
where reference = substring(subject from 'TJ-[A-Z2-9]{4}-[A-Z2-9]{4}')
  and lower(enquiries.email) in (lower(recipient), lower(reply_to));

-- Nobody can be found for these, so their texts go: sent ones now, waiting ones when they are sent.
update mails set secret = true,
  body = case when sent_at is null and given_up_at is null then body else '' end,
  html = case when sent_at is null and given_up_at is null then html end
where subject like 'To check: %' and about is null and body <> '';
