-- What trainings and tests of mental arithmetic leave for a learner: facts to see again, badges, own bests. Limits are those
-- of src/domain/calculation.

create table learner_facts (
  user_id uuid not null default app.uid() references auth.users (id) on delete cascade,
  learner_id uuid not null,
  -- «4x7», «addition-facts/7+?5».
  fact text not null check (char_length(fact) <= 60 and fact ~ '^([a-z0-9-]+/)?[?0-9.:x+dh-]+$'),
  box smallint not null check (box between 1 and 4),
  due date not null,
  primary key (user_id, learner_id, fact),
  foreign key (user_id, learner_id) references learners (user_id, id) on delete cascade
);

create table learner_badges (
  user_id uuid not null default app.uid() references auth.users (id) on delete cascade,
  learner_id uuid not null,
  badge text not null check (badge in (
    'first-steps', 'second-chance', 'streak-of-ten', 'all-operations', 'climber', 'long-run', 'fact-learned'
  )),
  earned_at timestamptz(3) not null default now(),
  primary key (user_id, learner_id, badge),
  foreign key (user_id, learner_id) references learners (user_id, id) on delete cascade
);

create table learner_bests (
  user_id uuid not null default app.uid() references auth.users (id) on delete cascade,
  learner_id uuid not null,
  -- «streak», «points-CE1-60», «pace-CE2-addition».
  best text not null check (best ~ '^(streak|points-C[EPM][12]?-[0-9]{2,3}|pace-C[EPM][12]?-[a-z]+)$'),
  value integer not null check (value between 1 and 1000000),
  reached_at timestamptz(3) not null default now(),
  primary key (user_id, learner_id, best),
  foreign key (user_id, learner_id) references learners (user_id, id) on delete cascade
);

do $$
declare
  owned_table text;
begin
  foreach owned_table in array array['learner_facts', 'learner_badges', 'learner_bests'] loop
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
