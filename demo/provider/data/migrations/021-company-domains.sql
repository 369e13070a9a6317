-- Where a company's staff have their mail: an address below a domain belongs to it, too.
create table company_domains (
  domain text primary key check (domain = lower(domain)),
  company uuid not null references companies on delete cascade
);
