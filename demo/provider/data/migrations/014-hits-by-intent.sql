-- What a sender means with one call, however often it is sent: that counts once.
alter table hits add column intent text;
