-- Where an enquiry came from, by name: the page, its referrer's origin, campaign and click ids, the host's own id.
alter table enquiries add column attribution jsonb;
