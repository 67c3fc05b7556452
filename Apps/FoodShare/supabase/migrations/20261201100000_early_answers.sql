-- Nobody evades a missed pickup by saying early that the food was handed over, as in the app's `HandOverCourse`.

-- As before, except that a taker says that the food was handed over only once the pickup may have begun; without an agreed time,
-- when the offer has expired, and then the giver's contradiction counts.
create or replace function public.act_on_food_handover(handover_id uuid, action text, details jsonb default '{}') returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  before private.food_handovers;
begin
  if act_on_food_handover.action = 'cancel' and act_on_food_handover.details ->> 'offer' = 'takenBack' then
    perform private.insist(
      exists (select from private.food_handovers h where h.id = act_on_food_handover.handover_id and h.giver = auth.uid()));
  end if;
  if act_on_food_handover.action = 'answer' then
    select h.* into before from private.food_handovers h
      where h.id = act_on_food_handover.handover_id and auth.uid() in (h.giver, h.taker);
    if found then
      -- Locks the item, so that the agreed time does not change meanwhile.
      perform private.settle_item(before.item_id);
      select h.* into before from private.food_handovers h where h.id = before.id;
      perform private.insist(
        act_on_food_handover.details ->> 'outcome' is distinct from 'worked' or before.giver = auth.uid()
        or private.is_final(before.status) or coalesce((before.chosen ->> 'start')::timestamptz, before.expiry) <= now());
    end if;
  end if;
  perform private.act_on_food_handover(
    act_on_food_handover.handover_id, act_on_food_handover.action, act_on_food_handover.details);
  if act_on_food_handover.action = 'answer' and act_on_food_handover.details ->> 'outcome' = 'missed'
    and before.giver = auth.uid() and before.taker_answer = 'worked' and before.chosen is null then
    insert into private.food_misses as m (person, count) values (before.taker, 1)
      on conflict (person) do update set count = m.count + 1;
  end if;
  if act_on_food_handover.action = 'cancel'
    and (act_on_food_handover.details ->> 'reason' = 'notAvailable' or act_on_food_handover.details ->> 'offer' = 'takenBack') then
    delete from public.food_items i using private.food_handovers h
      where h.id = act_on_food_handover.handover_id and h.giver = auth.uid() and i.id = h.item_id;
  end if;
end
$$;
