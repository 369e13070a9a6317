-- What a right code answered, as a hash: whoever shows it has entered the code of that user's address.
create table corporate_proofs (
  hash bytea primary key,
  corporate_user uuid not null references corporate_users on delete cascade,
  verified_at timestamptz not null
);

create index on corporate_proofs (verified_at);
