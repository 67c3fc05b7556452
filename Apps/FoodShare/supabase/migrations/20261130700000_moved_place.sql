-- A giver can move the pickup place of an offer. Who was accepted is told by a message and sees the new place; everybody else
-- sees a point beside it, as if it had been offered from there.

-- Moves the exact place of an item to where its giver says, and tells the accepted person with the giver's words.
create function public.move_food_item(item_id uuid, latitude double precision, longitude double precision, words text) returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  item private.food_parties;
  handover private.food_handovers;
  shown extensions.geometry;
  count integer;
begin
  if not coalesce(move_food_item.latitude between -90 and 90 and move_food_item.longitude between -180 and 180, false) then
    raise exception 'the place is %, %, but must be on Earth', move_food_item.latitude, move_food_item.longitude
      using errcode = '22023';
  end if;
  -- Each new place has a new point beside it, which is drawn as rarely as for offers.
  perform private.count_act('offers');
  item := private.item_of(move_food_item.item_id);
  perform private.insist(item.owner = auth.uid());
  perform private.settle_item(item.item_id);
  select p.* into item from private.food_parties p where p.item_id = item.item_id for update;
  perform private.insist(not item.is_given);
  shown := private.shown_place(
    item.owner,
    extensions.st_point(move_food_item.longitude, move_food_item.latitude)::extensions.geography)::extensions.geometry;
  update private.food_parties p set latitude = move_food_item.latitude, longitude = move_food_item.longitude
    where p.item_id = item.item_id;
  update public.food_items i set latitude = extensions.st_y(shown), longitude = extensions.st_x(shown) where i.id = item.item_id;
  update private.food_spots s set spot = shown::extensions.geography where s.item_id = item.item_id;
  update private.food_handovers h set latitude = move_food_item.latitude, longitude = move_food_item.longitude
    where h.item_id = item.item_id and not private.is_final(h.status);
  select h.* into handover from private.food_handovers h
    where h.item_id = item.item_id and h.status in ('accepted', 'arranged') and not h.is_closed for update;
  if found then
    select count(*) into count from private.food_messages m where m.handover_id = handover.id;
    perform private.insist(count < 200);
    insert into private.food_messages (handover_id, number, author, text)
      values (handover.id, count + 1, 'giver', move_food_item.words);
  end if;
end
$$;

-- Replaces the claim of an item: it reads the place once nobody can move it any more.
create or replace function public.claim_food_item(item_id uuid) returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  item private.food_parties := private.item_of(item_id);
begin
  perform private.may_claim(item);
  perform private.settle_item(item.item_id);
  -- Again, with the row locked: the giver may have moved the place meanwhile.
  select p.* into item from private.food_parties p where p.item_id = item.item_id;
  update private.food_parties p set claimer = auth.uid()
    where p.item_id = item.item_id and p.claimer is null and not p.is_given and p.owner <> auth.uid()
      and (select i.expiry_date from public.food_items i where i.id = p.item_id) > now();
  perform private.insist(found and not private.are_apart(auth.uid(), item.owner) and private.may_ask(item.item_id));
  insert into private.food_handovers (item_id, giver, taker, title, expiry, latitude, longitude, status, answer_by)
    select i.id, item.owner, auth.uid(), i.title, i.expiry_date, item.latitude, item.longitude, 'asked',
      now() + private.answer_time(i.id)
    from public.food_items i where i.id = item.item_id;
end
$$;

-- Functions are everybody's until it is said otherwise.
revoke execute on function public.move_food_item(uuid, double precision, double precision, text) from public, anon;
-- And nobody's in a project whose defaults say so.
grant execute on function public.move_food_item(uuid, double precision, double precision, text) to authenticated;
