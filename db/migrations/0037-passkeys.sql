-- Keys that sign instead of a password (WebAuthn): the public half alone, which opens nothing (A16).
create table auth.passkeys (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  credential_id bytea not null unique check (octet_length(credential_id) between 1 and 1023),
  public_key bytea not null check (octet_length(public_key) between 1 and 4000),
  -- Signatures made so far, where the key counts them.
  counter bigint not null check (counter >= 0),
  name text not null check (char_length(name) between 1 and 60),
  created_at timestamptz(3) not null,
  last_used_at timestamptz(3)
);
create index passkeys_user on auth.passkeys (user_id, created_at);

-- Challenges that a key has answered, until they end by themselves: each opens one session.
create table auth.spent_challenges (
  challenge_hash bytea primary key check (octet_length(challenge_hash) = 32),
  user_id uuid not null references auth.users (id) on delete cascade,
  expires_at timestamptz(3) not null
);
create index spent_challenges_user on auth.spent_challenges (user_id);
create index spent_challenges_expires on auth.spent_challenges (expires_at);

-- Whatever changes the ways in can be undone: a key added or removed, the second step turned on, its codes replaced.
alter table auth.undos
  drop constraint undos_kind_check,
  add constraint undos_kind_check check (
    kind in (
      'new-address', 'second-factor-on', 'second-factor-off', 'codes-renewed', 'passkey-added', 'passkey-removed'
    )
  ),
  -- The row of the key.
  add column passkey jsonb;
