-- An adult's own voice (PAG-02) and the addresses where a dictation is listened to without an account (PAG-04).

create table recordings (
  user_id uuid not null default app.uid() references auth.users (id) on delete cascade,
  dictation_id uuid not null,
  -- SHA-256 of the text that was read: of another text the recording is stale.
  text_hash bytea not null check (octet_length(text_hash) = 32),
  audio bytea not null check (octet_length(audio) between 1 and 3145728),
  type text not null check (type in ('audio/webm', 'audio/ogg')),
  duration_ms integer not null check (duration_ms between 1 and 660000),
  -- Where the groups begin and end, in ms: one more than there are groups.
  cuts integer[] not null,
  -- As they stood before the reader; the engine may cut the same text otherwise one day.
  groups jsonb not null,
  created_at timestamptz(3) not null default now(),
  primary key (user_id, dictation_id),
  foreign key (user_id, dictation_id) references dictations (user_id, id) on delete cascade,
  check (cardinality(cuts) = jsonb_array_length(groups) + 1)
);
-- Opus does not compress.
alter table recordings alter column audio set storage external;

create table listening_links (
  user_id uuid not null default app.uid() references auth.users (id) on delete cascade,
  dictation_id uuid not null,
  -- Keyed hash: the address itself is nowhere.
  token_hash bytea not null unique check (octet_length(token_hash) = 32),
  created_at timestamptz(3) not null default now(),
  expires_at timestamptz(3) not null,
  primary key (user_id, dictation_id),
  foreign key (user_id, dictation_id) references dictations (user_id, id) on delete cascade
);
create index listening_links_expires on listening_links (expires_at);

do $$
declare
  owned_table text;
begin
  foreach owned_table in array array['recordings', 'listening_links'] loop
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

-- What whoever holds an address hears, and nothing else of the account: no title, no name, no identifier. A stale recording
-- is not played.
create function app.listened(hash bytea, moment timestamptz)
  returns table (
    level text, content text, expires_at timestamptz,
    audio bytea, type text, duration_ms integer, cuts integer[], groups jsonb
  )
  language sql stable security definer set search_path = ''
  begin atomic
    select dictations.level, dictations.content, listening_links.expires_at,
      recordings.audio, recordings.type, recordings.duration_ms, recordings.cuts, recordings.groups
    from public.listening_links
    join public.dictations on dictations.user_id = listening_links.user_id
      and dictations.id = listening_links.dictation_id
    left join public.recordings on recordings.user_id = dictations.user_id
      and recordings.dictation_id = dictations.id
      and recordings.text_hash = sha256(convert_to(dictations.content, 'UTF8'))
    where listening_links.token_hash = hash and listening_links.expires_at > moment;
  end;

-- Retention: addresses that lead nowhere any more, at most `most`.
create function app.remove_ended_listening(moment timestamptz, most integer) returns integer
  language sql volatile security definer set search_path = ''
  begin atomic
    with gone as (
      delete from public.listening_links where token_hash in (
        select token_hash from public.listening_links
        where expires_at <= moment limit most for update skip locked
      )
      returning true
    )
    select count(*)::integer from gone;
  end;

revoke all on function app.listened, app.remove_ended_listening from public;
