-- The address in words belongs to the place: a giver who moves an offer replaces it, too, so that no accepted person reads the
-- earlier address beside the new place.

-- Moves the place alone; the function below replaces it for everybody.
alter function public.move_food_item(uuid, double precision, double precision, text) set schema private;

revoke execute on function private.move_food_item(uuid, double precision, double precision, text) from public, anon, authenticated;

-- As before, and with the address of the new place. An app of the version before knows none, which leaves the offer without one.
create function public.move_food_item(
  item_id uuid, latitude double precision, longitude double precision, words text, address text default '') returns void
language plpgsql volatile security definer set search_path = ''
as $$
begin
  perform private.move_food_item(
    move_food_item.item_id, move_food_item.latitude, move_food_item.longitude, move_food_item.words);
  insert into private.food_terms as t (item_id, owner, address)
    values (move_food_item.item_id, auth.uid(), coalesce(move_food_item.address, ''))
    on conflict on constraint food_terms_pkey do update set address = excluded.address;
end
$$;

-- Functions are everybody's until it is said otherwise.
revoke execute on function public.move_food_item(uuid, double precision, double precision, text, text) from public, anon;
-- And nobody's in a project whose defaults say so.
grant execute on function public.move_food_item(uuid, double precision, double precision, text, text) to authenticated;
