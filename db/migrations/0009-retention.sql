-- What the job of server/retention needs: when an account was used last, which warnings a mail server took, which days were done.
-- It runs under the accounts' role, which sees no owned table; what it may do there, and no more, stands in two functions
-- of the owner's.

alter table auth.users
  -- To within a day. Of older accounts nothing is known: their time starts here.
  add column last_seen_at timestamptz(3) not null default now(),
  add column warned_at timestamptz(3),
  add column warned_again_at timestamptz(3),
  add check (warned_again_at is null or warned_at is not null);
create index users_last_seen on auth.users (last_seen_at, id);
create index sessions_expires on auth.sessions (expires_at);

-- A day of Paris is done by one server; one that dies in the middle leaves the day to another.
create table auth.retention_runs (
  day date primary key,
  held_until timestamptz(3) not null,
  done_at timestamptz(3),
  -- Figures alone.
  removed jsonb
);

-- Whether somebody pays for a plan: such an account is in use.
create function app.pays(owner uuid) returns boolean
  language sql stable security definer set search_path = ''
  return exists (
    select from public.subscriptions
    join auth.stripe_customers on stripe_customers.user_id = subscriptions.user_id
    where subscriptions.user_id = owner and plan <> 'free'
      and status in ('active', 'trialing', 'past_due')
  );

-- Removes rows that tell of no work: keys of writes, counts of calls. Says how many, at most `most` of each.
create function app.remove_spent(keys_before timestamptz, calls_before date, most integer)
  returns integer
  language sql volatile security definer set search_path = ''
  begin atomic
    with keys as (
      delete from public.idempotency_keys where (user_id, key_hash) in (
        select user_id, key_hash from public.idempotency_keys
        where created_at < keys_before limit most for update skip locked
      )
      returning true
    ), calls as (
      delete from public.ai_calls where (user_id, day) in (
        select user_id, day from public.ai_calls
        where day < calls_before limit most for update skip locked
      )
      returning true
    )
    select (select count(*) from keys)::integer + (select count(*) from calls)::integer;
  end;

revoke all on function app.pays, app.remove_spent from public;
