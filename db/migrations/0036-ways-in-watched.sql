-- What was changed of the ways in, as it was before: the letter that told of it undoes it for a week (A15).
create table auth.undos (
  token_hash bytea primary key check (octet_length(token_hash) = 32),
  user_id uuid not null references auth.users (id) on delete cascade,
  kind text not null check (kind in ('new-address', 'second-factor-off')),
  address text check (char_length(address) between 3 and 320),
  -- Sealed, with the last step used and the recovery codes by their hash.
  secret bytea,
  last_step bigint,
  code_hashes bytea[],
  expires_at timestamptz(3) not null
);
create index undos_user on auth.undos (user_id, kind);
create index undos_expires on auth.undos (expires_at);

-- Who came in and what was changed of the ways in: its user reads it (A16).
create table auth.account_events (
  id bigint generated always as identity primary key,
  user_id uuid not null references auth.users (id) on delete cascade,
  kind text not null check (char_length(kind) between 1 and 40),
  user_agent text check (char_length(user_agent) <= 200),
  created_at timestamptz(3) not null
);
create index account_events_user on auth.account_events (user_id, created_at desc, id desc);
create index account_events_created on auth.account_events (created_at);
