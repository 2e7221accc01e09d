-- Second step of sign-in, links and codes sent by mail, accounts that wait for their address to be confirmed, trials.
-- Only keyed hashes of tokens and codes are stored: a copy of the database opens nothing.

alter table auth.users add column two_factor_enabled boolean not null default false;

create table auth.second_factors (
  user_id uuid primary key references auth.users (id) on delete cascade,
  -- Sealed by a key that only the server has.
  secret bytea not null,
  -- Steps of 30 s since 1970; a code counts once.
  last_step bigint not null default 0,
  created_at timestamptz(3) not null default now()
);

create table auth.recovery_codes (
  user_id uuid not null references auth.users (id) on delete cascade,
  code_hash bytea not null check (octet_length(code_hash) = 32),
  primary key (user_id, code_hash)
);

-- What proves something once: a link, a code, the first step of a sign-in.
create table auth.tickets (
  token_hash bytea primary key check (octet_length(token_hash) = 32),
  kind text not null check (
    kind in ('second-step', 'new-password', 'confirm-address', 'new-address', 'one-time-code')
  ),
  user_id uuid not null references auth.users (id) on delete cascade,
  -- The address that a confirmation is about.
  address text check (char_length(address) between 3 and 320),
  code_hash bytea check (octet_length(code_hash) = 32),
  tries smallint not null default 0,
  expires_at timestamptz(3) not null
);
create index tickets_user on auth.tickets (user_id, kind);
create index tickets_expires on auth.tickets (expires_at);

create table auth.sign_ups (
  token_hash bytea primary key check (octet_length(token_hash) = 32),
  email text not null check (char_length(email) between 3 and 320),
  name text not null check (char_length(name) <= 200),
  plan text not null check (plan in ('free', 'parent', 'parent_plus', 'teacher')),
  password text not null check (password like '$argon2id$%'),
  expires_at timestamptz(3) not null
);
create index sign_ups_email on auth.sign_ups (lower(email));
create index sign_ups_expires on auth.sign_ups (expires_at);

-- Set once: a second trial is no trial.
alter table subscriptions add column trial_ends_at timestamptz(3);
