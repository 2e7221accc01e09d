-- Everything that belongs to a user. Each table has the owner first in its keys, so that no row can point to a row of
-- somebody else, and row-level security that the requests' role cannot leave: without an owner it sees nothing.
-- Limits are those of src/domain; a test compares the two. The latest birth date moves with the calendar and is checked
-- by the server alone.

create function app.uid() returns uuid
  language sql stable parallel safe
  return nullif(current_setting('app.user_id', true), '')::uuid;

create function app.are_texts(texts text[], longest integer) returns boolean
  language sql immutable parallel safe
  return (select coalesce(bool_and(char_length(one) between 1 and longest), true)
          from unnest(texts) as one)
         and array_position(texts, null) is null;

-- Percent of right answers; the rounding itself is the server's.
create function app.is_score(score integer, total integer, right_ones integer) returns boolean
  language sql immutable parallel safe
  return abs(score - case when total = 0 then 0 else right_ones * 100.0 / total end) <= 0.500001;

-- A change of a row always moves its date, also twice within a millisecond: stale changes are refused by comparing it.
create function app.touch() returns trigger language plpgsql as $$
begin
  new.updated_at := greatest(
    date_trunc('milliseconds', clock_timestamp()),
    old.updated_at + interval '1 millisecond'
  );
  return new;
end
$$;

create domain app.level as text check (value in ('CP', 'CE1', 'CE2', 'CM1', 'CM2'));
create domain app.percent as smallint check (value between 0 and 100);

create table subscriptions (
  user_id uuid primary key references auth.users (id) on delete cascade,
  plan text not null check (plan in ('free', 'parent', 'parent_plus', 'teacher')),
  -- `active`; anything else counts as inactive.
  status text not null default 'active' check (status ~ '^[a-z_]{1,40}$'),
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now()
);

create table learners (
  user_id uuid not null default app.uid() references auth.users (id) on delete cascade,
  id uuid not null default gen_random_uuid(),
  first_name text not null check (char_length(first_name) between 1 and 80),
  last_name text not null check (char_length(last_name) between 1 and 80),
  birth_date date not null check (birth_date >= '1920-01-01'),
  level app.level not null,
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  primary key (user_id, id)
);
create index learners_by_name on learners (
  user_id, first_name collate "fr-x-icu", last_name collate "fr-x-icu", id
);

create table dictations (
  user_id uuid not null default app.uid() references auth.users (id) on delete cascade,
  id uuid not null default gen_random_uuid(),
  title text not null check (char_length(title) between 1 and 200),
  content text not null check (char_length(content) between 1 and 10000),
  level app.level not null,
  theme text check (char_length(theme) between 1 and 100),
  goals text[] not null default '{}'
    check (cardinality(goals) <= 10 and app.are_texts(goals, 100)),
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  primary key (user_id, id)
);
create index dictations_newest on dictations (user_id, created_at desc, id desc);

create table results (
  user_id uuid not null default app.uid() references auth.users (id) on delete cascade,
  id uuid not null default gen_random_uuid(),
  learner_id uuid not null,
  subject text not null check (subject in ('french', 'math')),
  activity text not null check (activity in ('dictation', 'grammar', 'calculation')),
  score app.percent not null,
  created_at timestamptz(3) not null default now(),
  primary key (user_id, id),
  foreign key (user_id, learner_id) references learners (user_id, id) on delete cascade,
  check ((subject = 'math') = (activity = 'calculation'))
);
create index results_newest on results (user_id, learner_id, created_at desc, id desc);

-- A detailed result has the identifier of its row in `results` and goes with it; which of the two is written first is free.
create table french_dictation_results (
  user_id uuid not null default app.uid() references auth.users (id) on delete cascade,
  id uuid not null default gen_random_uuid(),
  learner_id uuid not null,
  -- Null once the dictation is deleted; its title and level stay with the result.
  dictation_id uuid,
  dictation_title text not null check (char_length(dictation_title) between 1 and 200),
  dictation_level app.level not null,
  content text not null check (char_length(content) <= 10000),
  word_count integer not null check (word_count >= 0),
  error_count integer not null check (error_count between 0 and word_count),
  score app.percent not null check (app.is_score(score, word_count, word_count - error_count)),
  created_at timestamptz(3) not null default now(),
  primary key (user_id, id),
  foreign key (user_id, id) references results (user_id, id)
    on delete cascade deferrable initially deferred,
  foreign key (user_id, learner_id) references learners (user_id, id) on delete cascade,
  foreign key (user_id, dictation_id) references dictations (user_id, id)
    on delete set null (dictation_id)
);
create index french_dictation_results_newest
  on french_dictation_results (user_id, learner_id, created_at desc, id desc);
create index french_dictation_results_dictation
  on french_dictation_results (user_id, dictation_id);

create table math_calculation_results (
  user_id uuid not null default app.uid() references auth.users (id) on delete cascade,
  id uuid not null default gen_random_uuid(),
  learner_id uuid not null,
  operation text[] not null check (
    cardinality(operation) between 1 and 4
    and operation <@ array['addition', 'subtraction', 'multiplication', 'division']
  ),
  level app.level not null,
  questions_count integer not null check (questions_count between 1 and 100),
  correct_answers integer not null check (correct_answers between 0 and questions_count),
  -- Milliseconds.
  total_time integer not null check (total_time between 0 and 3600000),
  average_time integer not null check (average_time between 0 and 3600000),
  score app.percent not null check (app.is_score(score, questions_count, correct_answers)),
  created_at timestamptz(3) not null default now(),
  primary key (user_id, id),
  foreign key (user_id, id) references results (user_id, id)
    on delete cascade deferrable initially deferred,
  foreign key (user_id, learner_id) references learners (user_id, id) on delete cascade
);
create index math_calculation_results_newest
  on math_calculation_results (user_id, learner_id, created_at desc, id desc);

-- Writes that were done under an `Idempotency-Key`; hashes and a sealed reply only (server/http/write-once.ts).
create table idempotency_keys (
  user_id uuid not null default app.uid() references auth.users (id) on delete cascade,
  key_hash bytea not null check (octet_length(key_hash) = 32),
  content_hash bytea not null check (octet_length(content_hash) = 32),
  reply bytea,
  created_at timestamptz(3) not null default now(),
  primary key (user_id, key_hash)
);

create trigger touch before update on subscriptions for each row execute function app.touch();
create trigger touch before update on learners for each row execute function app.touch();
create trigger touch before update on dictations for each row execute function app.touch();

-- `owned`: a request sees the rows of its owner. `operated`: the role that owns the tables, which serves no request.
do $$
declare
  owned_table text;
begin
  foreach owned_table in array array[
    'subscriptions', 'learners', 'dictations', 'results', 'french_dictation_results',
    'math_calculation_results', 'idempotency_keys'
  ] loop
    execute format('alter table %I enable row level security', owned_table);
    execute format('alter table %I force row level security', owned_table);
    execute format(
      'create policy owned on %I using (user_id = (select app.uid())) with check (user_id = (select app.uid()))',
      owned_table
    );
    execute format('create policy operated on %I to current_user using (true)', owned_table);
  end loop;
end
$$;
