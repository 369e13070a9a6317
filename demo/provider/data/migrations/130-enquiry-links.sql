-- Number of times that staff have revoked an enquiry's emailed links. The signature of a link covers it.
alter table enquiries add column link_round integer not null default 0;
