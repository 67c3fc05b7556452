-- Giver and taker read on the offer, too, on which pickup time they have agreed. Everybody else sees the proposed ones only.

-- The pickup time that the two have agreed on; null for everybody else.
create function private.agreed_time(item uuid) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select h.chosen from private.food_handovers h
  where h.item_id = item and h.status = 'arranged' and not h.is_closed and (select auth.uid()) in (h.giver, h.taker)
$$;

-- What a function returns cannot be changed, so both of these are made anew. As before, and with the agreed time.
drop function public.search_food_items_nearby(
  double precision, double precision, double precision, text, text, text[], integer, integer);
create function public.search_food_items_nearby(
  user_lat double precision, user_lng double precision, radius_meters double precision,
  only_category text default null, only_words text default '', without_allergens text[] default '{}',
  most_rows integer default 200, skipped_rows integer default 0
) returns table (
  id uuid, title text, description text, category text, latitude double precision, longitude double precision,
  created_at timestamptz, expiry_date timestamptz, allergens text[], photo text, standing text, more_photos text[],
  windows jsonb, agreed jsonb
)
language sql stable security invoker set search_path = ''
as $$
  select i.id, i.title, i.description, i.category, coalesce(e.latitude, i.latitude), coalesce(e.longitude, i.longitude),
    i.created_at, i.expiry_date, i.allergens, i.photo, private.standing(i.id, i.is_hidden), i.more_photos,
    private.windows_ahead(i.id), private.agreed_time(i.id)
  from private.food_near(
    user_lat, user_lng, radius_meters, only_category, only_words, without_allergens, most_rows, skipped_rows
  ) with ordinality i
  left join lateral private.exact_place(i.id) e on true
  order by i.ordinality
$$;

drop function public.food_item(uuid);
create function public.food_item(item_id uuid) returns table (
  id uuid, title text, description text, category text, latitude double precision, longitude double precision,
  created_at timestamptz, expiry_date timestamptz, allergens text[], photo text, standing text, more_photos text[],
  windows jsonb, agreed jsonb
)
language sql stable security invoker set search_path = ''
as $$
  select i.id, i.title, i.description, i.category, coalesce(e.latitude, i.latitude),
    coalesce(e.longitude, i.longitude), i.created_at, i.expiry_date, i.allergens, i.photo,
    private.standing(i.id, i.is_hidden), i.more_photos, private.windows_ahead(i.id), private.agreed_time(i.id)
  from public.food_items i
  left join lateral private.exact_place(i.id) e on true
  where i.id = food_item.item_id
$$;

-- Functions are everybody's until it is said otherwise.
revoke execute on function private.agreed_time(uuid) from public;
-- And nobody's in a project whose defaults say so.
grant execute on function private.agreed_time(uuid) to anon, authenticated;
grant execute on function
  public.search_food_items_nearby(
    double precision, double precision, double precision, text, text, text[], integer, integer),
  public.food_item(uuid)
  to anon, authenticated;
