-- How often each step of the two-step form was reached, by day in the company's time zone. Nothing about a person.
create table wizard_steps (
  day date not null,
  -- '' for the company's own site.
  partner text not null,
  -- 1 and 2 as in the form, 3 when it was sent.
  step smallint not null,
  count bigint not null,
  primary key (day, partner, step)
);
