-- Enquiries from before the desk existed.
with changed as (
  update enquiries set status = 'New' where uuid in (
    select uuid from enquiries where status not in ('New', 'In progress', 'Completed', 'Canceled') limit 10000
  ) returning 1
)
select count(*) > 0 as more from changed;

-- Each statement reads a whole table without blocking readers or writers.
alter table enquiries validate constraint enquiries_status_check;

alter table reviews validate constraint reviews_state_check;

alter table testimonials validate constraint testimonials_state_check;

alter table destinations validate constraint destinations_enquiry_fkey;

alter table enquiries validate constraint enquiries_corporate_user_fkey;

alter table one_time_codes validate constraint one_time_codes_corporate_user_fkey;

alter table sessions validate constraint sessions_account_fkey;

alter table account_links validate constraint account_links_account_fkey;

alter table transactions validate constraint transactions_account_fkey;
