-- Who was absent from a dictation (CLA-04, decision 69): said on one device, known on the others and in «La classe». It goes when
-- a copy is stored, with the dictation and with the learner.

create table dictation_absences (
  user_id uuid not null default app.uid() references auth.users (id) on delete cascade,
  dictation_id uuid not null,
  learner_id uuid not null,
  created_at timestamptz(3) not null default now(),
  primary key (user_id, dictation_id, learner_id),
  foreign key (user_id, dictation_id) references dictations (user_id, id) on delete cascade,
  foreign key (user_id, learner_id) references learners (user_id, id) on delete cascade
);
create index dictation_absences_learner on dictation_absences (user_id, learner_id);

alter table dictation_absences enable row level security;
alter table dictation_absences force row level security;
create policy owned on dictation_absences
  using (user_id = (select app.uid())) with check (user_id = (select app.uid()));
create policy operated on dictation_absences to current_user using (true);
