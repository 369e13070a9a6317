-- Requests with the same intent count once, however often they are sent.
alter table hits add column intent text;
