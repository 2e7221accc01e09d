-- A dictation is one text, or sentences that stand each for itself (TXT-02). Null where nobody said: dictations stored before,
-- whose words alone do not tell, and texts that somebody typed. What an adult changes in a text leaves its form what it was:
-- a mended word makes no text of a list, and the adult may say otherwise beside it.

alter table dictations add column form text check (form in ('text', 'sentences'));
