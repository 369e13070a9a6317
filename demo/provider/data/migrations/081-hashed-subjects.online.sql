-- Subjects of rate limits are stored as hashes: some contain an address.
with changed as (
  update hits set subject = encode(sha256(convert_to(subject, 'UTF8')), 'hex') where id in (
    select id from hits where subject !~ '^[0-9a-f]{64}$' limit 10000
  ) returning 1
)
select count(*) > 0 as more from changed;
