-- Until when the text of a mail is worth reading; then it goes. Only mails with one-time codes have it.
alter table mails add column text_until timestamptz;

create index on mails (text_until) where text_until is not null;
