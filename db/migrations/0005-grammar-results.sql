-- Grammar tests of learners. As for the other activities, a row in `results` carries the score under the same identifier.

create table french_grammar_results (
  user_id uuid not null default app.uid() references auth.users (id) on delete cascade,
  id uuid not null default gen_random_uuid(),
  learner_id uuid not null,
  level app.level not null,
  exercise_type text not null check (exercise_type in ('analysis', 'fill', 'reorder')),
  questions_count integer not null check (questions_count between 1 and 20),
  -- Words, gaps or sentences that were asked.
  answers_count integer not null check (answers_count between 1 and 1000),
  correct_answers integer not null check (correct_answers between 0 and answers_count),
  -- Milliseconds.
  total_time integer not null check (total_time between 0 and 3600000),
  score app.percent not null check (app.is_score(score, answers_count, correct_answers)),
  created_at timestamptz(3) not null default now(),
  primary key (user_id, id),
  foreign key (user_id, id) references results (user_id, id)
    on delete cascade deferrable initially deferred,
  foreign key (user_id, learner_id) references learners (user_id, id) on delete cascade
);
create index french_grammar_results_newest
  on french_grammar_results (user_id, learner_id, created_at desc, id desc);

alter table french_grammar_results enable row level security;
alter table french_grammar_results force row level security;
create policy owned on french_grammar_results
  using (user_id = (select app.uid())) with check (user_id = (select app.uid()));
create policy operated on french_grammar_results to current_user using (true);
