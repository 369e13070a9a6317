create table countries (
  uuid uuid primary key,
  name text not null unique
);

create table states (
  uuid uuid primary key,
  country uuid not null references countries,
  name text not null,
  unique (country, name)
);

create table cities (
  uuid uuid primary key,
  state uuid not null references states,
  name text not null,
  unique (state, name)
);
