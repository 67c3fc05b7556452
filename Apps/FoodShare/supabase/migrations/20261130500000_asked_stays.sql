-- What somebody has asked for stays in the list of others until the giver agrees, so that they can ask to be next.
create or replace function private.is_on_offer(item uuid) returns boolean
language sql stable security definer set search_path = ''
as $$
  select coalesce((
    select not p.is_given and (not p.is_accepted or coalesce((select auth.uid()) in (p.claimer, p.owner), false))
    from private.food_parties p
    where p.item_id = item), true)
$$;
