-- Facts for planning. Null is unknown; '' is 'never' or 'none'.
alter table attractions
  -- A list of months from 1 to 12.
  add column best_months jsonb,
  add column closed text,
  add column time_needed text,
  add column airport text,
  add column station text,
  add column latitude double precision check (latitude between -90 and 90),
  add column longitude double precision check (longitude between -180 and 180),
  add check (num_nulls(latitude, longitude) <> 1);
