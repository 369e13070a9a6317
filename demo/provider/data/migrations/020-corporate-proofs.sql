-- Hashes of the proofs that a correct code returns. A proof shows that its sender entered the code of that address.
create table corporate_proofs (
  hash bytea primary key,
  corporate_user uuid not null references corporate_users on delete cascade,
  verified_at timestamptz not null
);

create index on corporate_proofs (verified_at);
