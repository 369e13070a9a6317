-- Until when the text of a mail is worth reading; then it goes. Only mails with one-time codes have it;
-- 083-mails-about.online.sql sets it for those that exist.
alter table mails add column text_until timestamptz;
