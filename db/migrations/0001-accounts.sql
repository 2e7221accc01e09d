-- Users, sessions and what protects sign-in. Only the accounts' role reaches this schema.
-- The first four tables are those of Better Auth 1.7.6, under the names that server/account/auth.ts gives it.

create schema auth;
create schema app;

create table auth.users (
  id uuid primary key default gen_random_uuid(),
  name text not null check (char_length(name) <= 200),
  email text not null check (char_length(email) between 3 and 320),
  email_verified boolean not null,
  image text check (char_length(image) <= 2000),
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now()
);
create unique index users_email on auth.users (lower(email));

create table auth.sessions (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  -- SHA-256 of the token: a copy of the database opens no session.
  token text not null unique check (token ~ '^[0-9a-f]{64}$'),
  expires_at timestamptz(3) not null,
  ip_address text,
  user_agent text,
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null
);
create index sessions_user on auth.sessions (user_id);

create table auth.accounts (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  account_id text not null,
  provider_id text not null,
  password text check (password like '$argon2id$%'),
  access_token text,
  refresh_token text,
  id_token text,
  access_token_expires_at timestamptz(3),
  refresh_token_expires_at timestamptz(3),
  scope text,
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null,
  unique (provider_id, account_id)
);
create index accounts_user on auth.accounts (user_id);

create table auth.verifications (
  id uuid primary key default gen_random_uuid(),
  identifier text not null,
  value text not null,
  expires_at timestamptz(3) not null,
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now()
);
create index verifications_identifier on auth.verifications (identifier);

-- Wrong passwords by account and by address, each under a keyed hash: neither an e-mail nor an address can be read here.
create table auth.throttle (
  key_hash bytea primary key,
  failures double precision not null check (failures >= 0),
  blocked_until timestamptz(3),
  updated_at timestamptz(3) not null
);
create index throttle_updated on auth.throttle (updated_at);

-- The waiting list: addresses without an account.
create table public.early_access (
  id uuid primary key default gen_random_uuid(),
  email text not null check (char_length(email) between 3 and 320),
  created_at timestamptz(3) not null default now()
);
create unique index early_access_email on public.early_access (lower(email));
