-- Until when the text of a mail is worth reading; then it goes. Only mails with one-time codes have it.
alter table mails add column text_until timestamptz;

update mails set text_until = created_at + interval '10 minutes'
where subject like '______ is your verification code';
