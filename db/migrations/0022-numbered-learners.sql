-- What a sheet says of a learner: nothing on paper tells more. Those who left free their numbers.
alter table learners add column number smallint check (number > 0);
alter table learners disable trigger touch;
update learners set number = numbered.number
from (
  select user_id, id, row_number() over (partition by user_id order by created_at, id) as number
  from learners where archived_at is null
) as numbered
where learners.user_id = numbered.user_id and learners.id = numbered.id;
alter table learners enable trigger touch;
create unique index learners_number on learners (user_id, number);

-- The smallest free one, whoever writes the row.
create function app.number_learner() returns trigger language plpgsql as $$
begin
  if new.archived_at is not null then
    new.number := null;
  elsif new.number is null then
    new.number := (
      select min(free)
      from generate_series(1, (
        select count(*) + 1 from public.learners where user_id = new.user_id and number is not null
      )) as free
      where not exists (
        select from public.learners where user_id = new.user_id and number = free
      )
    );
  end if;
  return new;
end
$$;
create trigger number before insert or update on learners
  for each row execute function app.number_learner();
