-- The pickup times are part of an item, so that people see them before they ask; the note and the address stay private.

-- The pickup times of an item that are not over, in the order of their starts. Whoever sees the item may read them.
create function private.windows_ahead(item uuid) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select coalesce(jsonb_agg(w order by (w ->> 'start')::timestamptz), '[]')
  from private.food_terms t, jsonb_array_elements(t.windows) w
  where t.item_id = item and (w ->> 'end')::timestamptz > now()
$$;

-- What a function returns cannot be changed, so both of these are made anew. As before, and with the pickup times.
drop function public.search_food_items_nearby(
  double precision, double precision, double precision, text, text, text[], integer, integer);
create function public.search_food_items_nearby(
  user_lat double precision, user_lng double precision, radius_meters double precision,
  only_category text default null, only_words text default '', without_allergens text[] default '{}',
  most_rows integer default 200, skipped_rows integer default 0
) returns table (
  id uuid, title text, description text, category text, latitude double precision, longitude double precision,
  created_at timestamptz, expiry_date timestamptz, allergens text[], photo text, standing text, more_photos text[],
  windows jsonb
)
language plpgsql stable security invoker set search_path = ''
as $$
declare
  here extensions.geography;
  -- An app shows any other kind as `other`.
  known constant text[] := '{produce,bakery,dairy,meals,pantry,drinks}';
  wanted text[];
begin
  if not coalesce(user_lat between -90 and 90, false) then
    raise exception 'user_lat is %, but must be from -90 to 90', user_lat using errcode = '22023';
  elsif not coalesce(user_lng between -180 and 180, false) then
    raise exception 'user_lng is %, but must be from -180 to 180', user_lng using errcode = '22023';
  elsif not coalesce(radius_meters between 0 and 100000, false) then
    raise exception 'radius_meters is %, but must be from 0 to 100000', radius_meters using errcode = '22023';
  elsif char_length(only_words) > 1000 then
    raise exception 'only_words has % letters, but must have at most 1000', char_length(only_words)
      using errcode = '22023';
  elsif not coalesce(most_rows between 0 and 1000, false) then
    raise exception 'most_rows is %, but must be from 0 to 1000', most_rows using errcode = '22023';
  elsif not coalesce(skipped_rows between 0 and 10000, false) then
    raise exception 'skipped_rows is %, but must be from 0 to 10000', skipped_rows using errcode = '22023';
  elsif cardinality(without_allergens) > 20 then
    raise exception 'without_allergens has % names, but must have at most 20', cardinality(without_allergens)
      using errcode = '22023';
  end if;
  here := extensions.st_point(user_lng, user_lat)::extensions.geography;
  wanted := array(
    select w from regexp_split_to_table(private.folded(coalesce(only_words, '')), '\s+') w where w <> '');
  return query
    select i.id, i.title, i.description, i.category, coalesce(e.latitude, i.latitude),
      coalesce(e.longitude, i.longitude), i.created_at, i.expiry_date, i.allergens, i.photo,
      private.standing(i.id, i.is_hidden), i.more_photos, private.windows_ahead(i.id)
    from private.food_spots s
    join public.food_items i on i.id = s.item_id
    left join lateral private.exact_place(i.id) e on true
    where extensions.st_dwithin(s.spot, here, radius_meters)
      and i.expiry_date > now()
      and (only_category is null or i.category = only_category
        or (only_category = 'other' and i.category <> all (known)))
      and (cardinality(wanted) = 0 or private.holds(i.title || ' ' || coalesce(i.description, ''), wanted))
      and not (coalesce(i.allergens, '{}') && coalesce(without_allergens, '{}'))
      and private.is_on_offer(i.id)
    order by s.spot operator(extensions.<->) here, s.item_id
    limit most_rows offset skipped_rows;
end
$$;

drop function public.food_item(uuid);
create function public.food_item(item_id uuid) returns table (
  id uuid, title text, description text, category text, latitude double precision, longitude double precision,
  created_at timestamptz, expiry_date timestamptz, allergens text[], photo text, standing text, more_photos text[],
  windows jsonb
)
language sql stable security invoker set search_path = ''
as $$
  select i.id, i.title, i.description, i.category, coalesce(e.latitude, i.latitude),
    coalesce(e.longitude, i.longitude), i.created_at, i.expiry_date, i.allergens, i.photo,
    private.standing(i.id, i.is_hidden), i.more_photos, private.windows_ahead(i.id)
  from public.food_items i
  left join lateral private.exact_place(i.id) e on true
  where i.id = food_item.item_id
$$;

-- Functions are everybody's until it is said otherwise.
revoke execute on function private.windows_ahead(uuid) from public;
-- And nobody's in a project whose defaults say so.
grant execute on function private.windows_ahead(uuid) to anon, authenticated;
grant execute on function
  public.search_food_items_nearby(
    double precision, double precision, double precision, text, text, text[], integer, integer),
  public.food_item(uuid)
  to anon, authenticated;
