-- True for files of a failed upload that still have to be deleted. No row may use them any more.
alter table pending_media add column given_up boolean not null default false;
