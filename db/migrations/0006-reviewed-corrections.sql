-- A stored correction can be opened again as it was, and corrected anew: what the adult confirmed, the errors as they were
-- named, the scale. Null for corrections stored before. The server writes far less than the limit.

alter table french_dictation_results
  add column review jsonb
    check (jsonb_typeof(review) = 'object' and octet_length(review::text) <= 1000000),
  add column updated_at timestamptz(3) not null default now();

update french_dictation_results set updated_at = created_at;

-- The deletion of its dictation leaves a correction what it was.
create trigger touch before update of content, review on french_dictation_results
  for each row execute function app.touch();
