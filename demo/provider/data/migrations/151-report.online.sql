-- A partner's report. The index replaces the one of 070, and finds the names of partners as well.
create index concurrently if not exists enquiries_partner_received_at_idx
  on enquiries (partner, received_at) where partner is not null;

drop index concurrently if exists enquiries_partner_idx;
