-- Food that its giver cancels as not available any more is not offered to others: the offer ends as if it had been taken back.

-- Does what one of the two people does, and leaves the offer to the next in line; the function below replaces it for everybody.
alter function public.act_on_food_handover(uuid, text, jsonb) set schema private;

revoke execute on function private.act_on_food_handover(uuid, text, jsonb) from public, anon, authenticated;

-- As before, and a giver without the food takes the offer back, so that everybody in line is told so.
create function public.act_on_food_handover(handover_id uuid, action text, details jsonb default '{}') returns void
language plpgsql volatile security definer set search_path = ''
as $$
begin
  perform private.act_on_food_handover(
    act_on_food_handover.handover_id, act_on_food_handover.action, act_on_food_handover.details);
  if act_on_food_handover.action = 'cancel' and act_on_food_handover.details ->> 'reason' = 'notAvailable' then
    delete from public.food_items i using private.food_handovers h
      where h.id = act_on_food_handover.handover_id and h.giver = auth.uid() and i.id = h.item_id;
  end if;
end
$$;

-- As before, except that a giver who offers the food to others does not say that it is not available any more.
create or replace function public.release_food_item(item_id uuid) returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  item private.food_parties := private.item_of(item_id);
  request private.food_handovers;
  actor text;
begin
  perform private.settle_item(item.item_id);
  select h.* into request from private.food_handovers h
    where h.item_id = item.item_id and h.status in ('asked', 'accepted', 'arranged');
  if not found then
    -- Nothing to give up: a giver is told nothing, as before.
    perform private.insist(item.owner = auth.uid());
    return;
  end if;
  perform private.insist(auth.uid() in (request.giver, request.taker));
  actor := case when request.giver = auth.uid() then 'giver' else 'taker' end;
  if actor = 'giver' and request.status = 'asked' then
    perform private.move_handover(request.id, 'decline', actor);
  else
    perform private.move_handover(request.id, 'cancel', actor);
    update private.food_handovers h
      set cancelled_by = actor, reason = case when actor = 'giver' then 'other' else 'notNeeded' end
      where h.id = request.id;
  end if;
end
$$;

-- Functions are everybody's until it is said otherwise.
revoke execute on function public.act_on_food_handover(uuid, text, jsonb) from public, anon;
-- And nobody's in a project whose defaults say so.
grant execute on function public.act_on_food_handover(uuid, text, jsonb) to authenticated;
