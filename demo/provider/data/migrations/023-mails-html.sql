-- The HTML version. Older emails have none and are sent as plain text.
alter table mails add column html text;
