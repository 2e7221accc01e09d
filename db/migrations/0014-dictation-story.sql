-- The same words asked again are to give another story (TXT-06): a stored dictation names the story that the engine told in it.
-- Null where it told none, and for dictations stored before.

alter table dictations add column story text check (char_length(story) between 1 and 100);
