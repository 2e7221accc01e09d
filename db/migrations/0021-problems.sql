-- Word problems, fractions and measures (decision 45). A result says what it was on; null is mental arithmetic, as before.

alter table math_calculation_results
  add column topic text check (topic in ('problems', 'fractions', 'measures'));

-- Reading a clock or a fraction is no operation.
alter table math_calculation_results drop constraint if exists math_calculation_results_operation_check;
alter table math_calculation_results add constraint math_calculation_results_operation_check check (
  cardinality(operation) between case when topic in ('fractions', 'measures') then 0 else 1 end and 4
  and operation <@ array['addition', 'subtraction', 'multiplication', 'division']
);

-- The ten problems of a learner's week, from the first answer on: the same ones until all are done.
create table learner_problem_weeks (
  user_id uuid not null default app.uid() references auth.users (id) on delete cascade,
  learner_id uuid not null,
  -- A Monday.
  week date not null check (extract(isodow from week) = 1),
  level app.level not null,
  -- «billes-de-la-recre:8123»: a frame of data/problems, and the seed of its numbers.
  problems text[] not null check (
    cardinality(problems) between 1 and 10 and app.are_texts(problems, 60)
  ),
  -- Of the problems done, in their order: found at once, after a hint, or not.
  outcomes text[] not null check (
    cardinality(outcomes) <= cardinality(problems)
    and outcomes <@ array['first', 'second', 'missed']
  ),
  -- Milliseconds.
  times integer[] not null check (
    cardinality(times) = cardinality(outcomes) and array_position(times, null) is null
    and 0 <= all (times)
  ),
  primary key (user_id, learner_id, week),
  foreign key (user_id, learner_id) references learners (user_id, id) on delete cascade
);

alter table learner_problem_weeks enable row level security;
alter table learner_problem_weeks force row level security;
create policy owned on learner_problem_weeks
  using (user_id = (select app.uid())) with check (user_id = (select app.uid()));
create policy operated on learner_problem_weeks to current_user using (true);
