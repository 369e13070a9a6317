-- A traveller may change an enquiry that is still new: no member of staff did that.
alter table desk_log alter column staff drop not null;
