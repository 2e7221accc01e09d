-- Who erased an account that had its trial: the keyed hash of the address, so that a second account of the same person has none.
create table auth.trials (
  address_hash bytea primary key check (octet_length(address_hash) = 32),
  erased_at timestamptz(3) not null
);
create index trials_erased on auth.trials (erased_at);

-- Browsers in which a user signed in, by the hash of the cookie that they keep: guesses of strangers never close these out.
create table auth.known_browsers (
  user_id uuid not null references auth.users (id) on delete cascade,
  token_hash bytea not null check (octet_length(token_hash) = 32),
  user_agent text check (char_length(user_agent) <= 200),
  first_seen_at timestamptz(3) not null,
  last_seen_at timestamptz(3) not null,
  primary key (user_id, token_hash)
);
create index known_browsers_seen on auth.known_browsers (last_seen_at);
