-- What a dictation works on stays known (PAG-01): the words that it was asked for, in the order in which they were given. Empty for
-- dictations stored before, and for texts that somebody typed. Where they stand is read from the text whenever it is shown, since
-- an adult may change it. The limits are those of a list of words (`domain/dictation/word-list.ts`).

alter table dictations add column words text[] not null default '{}'
  check (cardinality(words) <= 200 and app.are_texts(words, 40));

-- Which part of the dictation a learner was given (PAG-05): all of it, up to one of its stopping points, or its gaps alone.
-- A copy is compared with that part.

alter table french_dictation_results add column part text not null default 'whole'
  check (part in ('short', 'medium', 'whole', 'cloze'));
