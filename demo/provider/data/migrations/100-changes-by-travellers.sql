-- Travellers may change a new enquiry. Such entries have no staff member.
alter table desk_log alter column staff drop not null;
