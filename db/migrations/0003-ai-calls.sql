-- Calls of the AI provider by day of Paris: of each user, and of everybody together. Counts only, nothing of what was asked.

create table ai_calls (
  user_id uuid not null default app.uid() references auth.users (id) on delete cascade,
  day date not null,
  calls integer not null check (calls > 0),
  primary key (user_id, day)
);

create table ai_calls_of_everyone (
  day date primary key,
  calls integer not null check (calls > 0)
);

alter table ai_calls enable row level security;
alter table ai_calls force row level security;
create policy owned on ai_calls
  using (user_id = (select app.uid())) with check (user_id = (select app.uid()));
create policy operated on ai_calls to current_user using (true);
