-- Yearly closures of an attraction: a list of {"from": "07-01", "to": "09-30", "part": false}. Null is unknown.
alter table attractions add column closures jsonb;
