-- Conjugation and chains of agreement, and trainings beside controls (decision 46).

alter table french_grammar_results
  drop constraint french_grammar_results_exercise_type_check,
  add constraint french_grammar_results_exercise_type_check
    check (exercise_type in ('analysis', 'fill', 'reorder', 'conjugation', 'agreement')),
  add column mode text not null default 'control' check (mode in ('training', 'control'));
