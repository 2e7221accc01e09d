-- «À revoir» in grammar (GRA-15, decision 50): a question that a learner missed, as it was asked, in a box and due on a day.

create table learner_grammar_questions (
  user_id uuid not null default app.uid() references auth.users (id) on delete cascade,
  learner_id uuid not null,
  -- Type, sentence and what was right.
  key text not null check (char_length(key) between 1 and 1200),
  level app.level not null,
  exercise jsonb not null check (jsonb_typeof(exercise) = 'object'),
  box smallint not null check (box between 1 and 4),
  due date not null,
  primary key (user_id, learner_id, key),
  foreign key (user_id, learner_id) references learners (user_id, id) on delete cascade
);

alter table learner_grammar_questions enable row level security;
alter table learner_grammar_questions force row level security;
create policy owned on learner_grammar_questions
  using (user_id = (select app.uid())) with check (user_id = (select app.uid()));
create policy operated on learner_grammar_questions to current_user using (true);
