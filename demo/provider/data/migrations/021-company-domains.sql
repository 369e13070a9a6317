-- Email domains of each company's staff, including their subdomains.
create table company_domains (
  domain text primary key check (domain = lower(domain)),
  company uuid not null references companies on delete cascade
);
