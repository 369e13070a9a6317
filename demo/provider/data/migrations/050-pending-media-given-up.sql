-- Files whose sender was told that they are not stored, from when on, and that are still to be removed: nobody
-- may give them a row any more.
alter table pending_media add column given_up boolean not null default false;
