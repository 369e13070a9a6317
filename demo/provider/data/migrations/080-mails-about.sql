-- The address of the person in the text, in lower case, even if the recipient is another; the kind of email (see
-- MAIL_KINDS); and its enquiry. Adding empty columns locks the table only briefly.
-- 083-mails-about.online.sql fills them and creates their indexes.
alter table mails
  add column about text,
  add column kind text,
  add column enquiry uuid references enquiries on delete set null;

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

-- 083-mails-about.online.sql has read emails up to this number.
create table read_mails (up_to bigint not null);

insert into read_mails values (0);
