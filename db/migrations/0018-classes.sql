-- A class: pupils whose list had no birth date (CLA-01), groups, and those who left at the end of a year (CLA-02). Limits are
-- those of src/domain.

alter table learners alter column birth_date drop not null;
-- Null for those of this year. The others are read and erased, nothing is added to them, and no plan counts them.
alter table learners add column archived_at timestamptz(3);

create table learner_groups (
  user_id uuid not null default app.uid() references auth.users (id) on delete cascade,
  id uuid not null default gen_random_uuid(),
  name text not null check (char_length(name) between 1 and 40),
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  primary key (user_id, id)
);
create trigger touch before update on learner_groups for each row execute function app.touch();

create table learner_group_members (
  user_id uuid not null default app.uid() references auth.users (id) on delete cascade,
  group_id uuid not null,
  learner_id uuid not null,
  primary key (user_id, group_id, learner_id),
  foreign key (user_id, group_id) references learner_groups (user_id, id) on delete cascade,
  foreign key (user_id, learner_id) references learners (user_id, id) on delete cascade
);
create index learner_group_members_learner on learner_group_members (user_id, learner_id);

do $$
declare
  owned_table text;
begin
  foreach owned_table in array array['learner_groups', 'learner_group_members'] loop
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
