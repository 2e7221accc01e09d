-- An account with years of a class's work is erased in one transaction, a learner at a time, so that no statement of it is long.
-- The accounts' role, which may delete users, sees no learner: it says only whose.

create function app.erase_learner(owner uuid) returns boolean
  language sql volatile security definer set search_path = ''
  begin atomic
    with gone as (
      delete from public.learners
      where user_id = owner
        and id = (select id from public.learners where user_id = owner order by id limit 1)
      returning true
    )
    select exists (select from gone);
  end;

revoke all on function app.erase_learner from public;
