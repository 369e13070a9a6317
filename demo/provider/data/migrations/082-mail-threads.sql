-- The Message-ID of an email, the one it answers and those it follows (RFC 5322, section 3.6.4), and the codes by which
-- its delivery failed. Emails written before this have the Message-ID that the postman makes of their number.
alter table mails
  add column message_id text,
  add column in_reply_to text,
  add column thread text,
  add column failure text;

-- Corrected addresses: a deletion finds both.
create index on desk_log (id) where deed = 'address';
