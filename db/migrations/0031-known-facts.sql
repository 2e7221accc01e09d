-- Cells of the tables that a learner knows leave learner_facts: a server of before reads its rows as facts in a box, and those had
-- none. The columns of 0020 stay for a server of between; what it still writes there is neither asked nor counted.
create table learner_known_facts (
  user_id uuid not null default app.uid() references auth.users (id) on delete cascade,
  learner_id uuid not null,
  -- «4x7»: one name for both orders.
  fact text not null check (char_length(fact) <= 60 and fact ~ '^[0-9.:x+-]+$'),
  known_on date not null,
  primary key (user_id, learner_id, fact),
  foreign key (user_id, learner_id) references learners (user_id, id) on delete cascade
);

alter table learner_known_facts enable row level security;
alter table learner_known_facts force row level security;
create policy owned on learner_known_facts
  using (user_id = (select app.uid())) with check (user_id = (select app.uid()));
create policy operated on learner_known_facts to current_user using (true);

insert into learner_known_facts (user_id, learner_id, fact, known_on)
select user_id, learner_id, fact, known_on from learner_facts where known_on is not null;

delete from learner_facts where known_on is not null;
