-- What a calculation test asked, as an address that asks it again (src/domain/calculation/series/series-address.ts); null for
-- tests stored before.
alter table math_calculation_results
  add column series text check (series ~ '^niveau=C[EPM][12]?&[a-z0-9=&.-]+$' and char_length(series) <= 400);

-- A fact is in a box, due on a day, or a cell of the tables that is known since a day.
alter table learner_facts
  alter column box drop not null,
  alter column due drop not null,
  add column known_on date,
  add check (num_nonnulls(box, due) = case when known_on is null then 2 else 0 end);
