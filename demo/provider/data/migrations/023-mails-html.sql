-- The same mail as a page; those written before have none, and go out as text alone.
alter table mails add column html text;
