-- Who was erased, so that a restoration erases him again: hashes of identifiers that are random, which say nothing of anybody. The
-- schema is part of no back-up and emptied by no restoration.
create schema journal;

create table journal.erasures (
  user_hash bytea primary key check (octet_length(user_hash) = 32),
  erased_at timestamptz(3) not null default now()
);

-- However an account ends. Longer than back-ups are kept (docs/operations.md), then nothing is left.
create function journal.note_erasure() returns trigger
  language plpgsql volatile security definer set search_path = ''
  as $$
  begin
    delete from journal.erasures where erased_at < now() - interval '13 months';
    insert into journal.erasures (user_hash)
    values (sha256(convert_to(old.id::text, 'UTF8')))
    on conflict do nothing;
    return null;
  end
$$;

create trigger note_erasure after delete on auth.users
  for each row execute function journal.note_erasure();

revoke all on schema journal from public;
revoke all on function journal.note_erasure from public;
