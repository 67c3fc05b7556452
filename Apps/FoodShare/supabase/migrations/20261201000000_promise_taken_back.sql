-- A giver who takes promised food off the list says why, and the other person reads that.

-- As before, and a giver may take the offer back for any reason of a cancellation.
create or replace function public.act_on_food_handover(handover_id uuid, action text, details jsonb default '{}') returns void
language plpgsql volatile security definer set search_path = ''
as $$
begin
  if act_on_food_handover.action = 'cancel' and act_on_food_handover.details ->> 'offer' = 'takenBack' then
    perform private.insist(
      exists (select from private.food_handovers h where h.id = act_on_food_handover.handover_id and h.giver = auth.uid()));
  end if;
  perform private.act_on_food_handover(
    act_on_food_handover.handover_id, act_on_food_handover.action, act_on_food_handover.details);
  if act_on_food_handover.action = 'cancel'
    and (act_on_food_handover.details ->> 'reason' = 'notAvailable' or act_on_food_handover.details ->> 'offer' = 'takenBack') then
    delete from public.food_items i using private.food_handovers h
      where h.id = act_on_food_handover.handover_id and h.giver = auth.uid() and i.id = h.item_id;
  end if;
end
$$;
