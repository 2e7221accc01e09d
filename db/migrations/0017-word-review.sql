-- What copies and exercises on the screen show of the words that a learner missed on paper (decision 42): an answer a word and
-- a copy, or a word and a day. Boxes and due days are not stored: src/domain/word-review replays the answers, so that a copy
-- corrected anew or deleted leaves what it would have left from the beginning. Limits are those of src/domain.

create table learner_word_answers (
  user_id uuid not null default app.uid() references auth.users (id) on delete cascade,
  id uuid not null default gen_random_uuid(),
  learner_id uuid not null,
  word text not null check (char_length(word) between 1 and 40),
  day date not null,
  -- Null for an exercise on the screen.
  correction_id uuid,
  is_right boolean not null,
  -- Of a word that a copy missed, as the dictation has it.
  lemma text check (char_length(lemma) between 1 and 40),
  form text check (char_length(form) between 1 and 40),
  sentence text check (char_length(sentence) between 1 and 1000),
  error text check (error ~ '^[a-z_]{1,40}$'),
  created_at timestamptz(3) not null default now(),
  primary key (user_id, id),
  foreign key (user_id, learner_id) references learners (user_id, id) on delete cascade,
  foreign key (user_id, correction_id) references french_dictation_results (user_id, id)
    on delete cascade,
  check (num_nonnulls(lemma, form, sentence, error)
    = case when correction_id is null or is_right then 0 else 4 end)
);
create unique index learner_word_answers_once on learner_word_answers
  (user_id, learner_id, word, day, correction_id) nulls not distinct;
create index learner_word_answers_newest
  on learner_word_answers (user_id, learner_id, created_at desc, id desc);
create index learner_word_answers_correction on learner_word_answers (user_id, correction_id);

alter table learner_word_answers enable row level security;
alter table learner_word_answers force row level security;
create policy owned on learner_word_answers
  using (user_id = (select app.uid())) with check (user_id = (select app.uid()));
create policy operated on learner_word_answers to current_user using (true);
