create index concurrently if not exists mails_about_idx on mails (about) where about is not null;

-- Deleting an enquiry finds its emails by this.
create index concurrently if not exists mails_enquiry_idx on mails (enquiry) where enquiry is not null;

-- Reads the next emails of the previous version, and returns whether there may be more.
create or replace function read_more_mails(most integer) returns boolean language plpgsql as $$
declare
  since bigint;
  until bigint;
begin
  -- Missing where all emails have been read.
  if to_regclass('read_mails') is null then
    return false;
  end if;
  select up_to into since from read_mails;
  select max(id) into until
  from (select id from mails where id > since order by id limit most) as batch;
  if until is null then
    return false;
  end if;
  update read_mails set up_to = until;
  -- One-time codes are worth nothing after ten minutes.
  update mails set text_until = created_at + interval '10 minutes'
  where id > since and id <= until and kind is null and text_until is null
    and subject like '______ is your verification code';
  update mails set about = mail_about(subject, body)
  where id > since and id <= until and kind is null
    and body <> '' and (subject like 'To check: %' or subject like '%verification code');
  update mails set about = lower(enquiries.email), enquiry = enquiries.uuid
  from enquiries
  where id > since and id <= until and kind is null
    and reference = substring(subject from 'TJ-[A-Z2-9]{4}-[A-Z2-9]{4}')
    and lower(enquiries.email) in (lower(recipient), lower(reply_to));
  -- Nobody can be found for these, so their texts go: sent ones now, waiting ones when they are sent.
  update mails set secret = true,
    body = case when sent_at is null and given_up_at is null then body else '' end,
    html = case when sent_at is null and given_up_at is null then html end
  where id > since and id <= until and kind is null
    and subject like 'To check: %' and about is null and body <> '';
  return true;
end
$$;

select read_more_mails(2000) as more;

drop function read_more_mails(integer);

drop table if exists read_mails;
