-- Days of the year on which an attraction is closed: a list of {"from": "07-01", "to": "09-30", "part": false}. Null is
-- what nobody has said yet.
alter table attractions add column closures jsonb;
