-- Weight of a request in a rate limit: 1, or its size in bytes.
alter table hits add column amount bigint not null default 1;
