-- As what an adult declares to enter children's data: their parent, or a teacher with the authorisation of the school's authority.
-- The sentence that was read has a version; src/domain/attestation.ts and src/texts/attestation.ts keep it.

alter table auth.users
  add column attested_as text check (attested_as in ('parent', 'teacher')),
  add column attested_version smallint check (attested_version > 0),
  add column attested_at timestamptz(3),
  add check (num_nulls(attested_as, attested_version, attested_at) in (0, 3));

-- Declared with the sign-up, and its instant kept until the address is confirmed.
alter table auth.sign_ups
  add column attested_as text check (attested_as in ('parent', 'teacher')),
  add column attested_version smallint check (attested_version > 0),
  add column attested_at timestamptz(3),
  add check (num_nulls(attested_as, attested_version, attested_at) in (0, 3));
