-- What a request counts for in a limit: 1, or the bytes that it brings.
alter table hits add column amount bigint not null default 1;

-- Those that were given up are counted whenever the metrics are read.
create index on mails (given_up_at) where given_up_at is not null;
