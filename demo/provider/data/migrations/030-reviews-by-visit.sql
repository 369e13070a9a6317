-- Lists go by the date of visit.
create index on reviews (attraction, date_of_visit desc, received_at desc, uuid);

drop index reviews_attraction_received_at_idx;
