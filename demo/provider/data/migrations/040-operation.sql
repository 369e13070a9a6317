-- What a request counts for in a limit: 1, or the bytes that it brings.
alter table hits add column amount bigint not null default 1;
