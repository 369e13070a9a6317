-- The text is deleted at this time. Only emails with one-time codes have it.
-- 083-mails-about.online.sql sets it for existing ones.
alter table mails add column text_until timestamptz;
