-- All that the two roles of the running server may do. Run again whenever this page changes. :requests serves what belongs
-- to a user, behind row-level security; :accounts opens accounts and sessions, and knows nothing of learners.

grant usage on schema public, app to :requests;
grant select on public.subscriptions to :requests;
grant select, insert, update, delete on
  public.learners,
  public.learner_groups,
  public.learner_group_members,
  public.dictations,
  public.dictation_absences,
  public.results,
  public.french_dictation_results,
  public.math_calculation_results,
  public.learner_facts,
  public.learner_known_facts,
  public.learner_badges,
  public.learner_bests,
  public.learner_word_answers,
  public.learner_problem_weeks,
  public.learner_weekly_series,
  public.learner_grammar_questions,
  public.french_grammar_results,
  public.recordings,
  public.listening_links,
  public.idempotency_keys,
  public.ai_calls
to :requests;

-- Everybody's count of a day is nobody's row: it is raised, never lowered nor removed.
grant select, insert, update on public.ai_calls_of_everyone to :requests;

grant usage on schema auth, public, app to :accounts;
grant select, insert, update, delete on
  auth.users,
  auth.sessions,
  auth.accounts,
  auth.verifications,
  auth.throttle,
  auth.second_factors,
  auth.recovery_codes,
  auth.tickets,
  auth.sign_ups,
  auth.stripe_customers,
  auth.trials,
  auth.known_browsers,
  auth.undos,
  auth.account_events,
  auth.passkeys,
  auth.spent_challenges,
  auth.retention_runs
to :accounts;
-- All that retention, erasure and an address to listen at do among owned rows.
grant execute on function
  app.pays, app.remove_spent, app.erase_learner, app.listened, app.remove_ended_listening
to :accounts;
grant select, insert, delete on public.early_access to :accounts;
-- Behind row-level security like any other role.
grant select, insert, update on public.subscriptions to :accounts;
