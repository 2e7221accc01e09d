-- «La série de la semaine» (CAL-18, decision 50): the last series that an adult gave a learner. Who did it is read from the results,
-- which say what they asked.

create table learner_weekly_series (
  user_id uuid not null default app.uid() references auth.users (id) on delete cascade,
  learner_id uuid not null,
  -- As math_calculation_results.series has it.
  series text not null check (series ~ '^niveau=C[EPM][12]?&[a-z0-9=&.-]+$' and char_length(series) <= 400),
  given_at timestamptz(3) not null default now(),
  primary key (user_id, learner_id),
  foreign key (user_id, learner_id) references learners (user_id, id) on delete cascade
);

alter table learner_weekly_series enable row level security;
alter table learner_weekly_series force row level security;
create policy owned on learner_weekly_series
  using (user_id = (select app.uid())) with check (user_id = (select app.uid()));
create policy operated on learner_weekly_series to current_user using (true);
