-- Searching texts without capitals, accents and ligatures: «foret» finds «La forêt», «oeuf» finds «Œuf».
-- src/domain/folded-text.ts folds what is typed in the same way; a test compares the two.

create function app.fold(value text) returns text
  language sql immutable parallel safe
  return replace(replace(replace(
    regexp_replace(normalize(lower(value collate "und-x-icu"), NFD), '[\u0300-\u036f]', '', 'g'),
    'œ', 'oe'), 'æ', 'ae'), '’', '''');

-- Better Auth looks for an address as it is stored, in small letters; the unique index is about lower(email).
create index users_email_stored on auth.users (email);
