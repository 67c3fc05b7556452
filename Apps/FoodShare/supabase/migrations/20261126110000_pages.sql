-- The search leaves out allergens, and answers page by page; how many there are is counted up to a number beyond which nobody
-- counts.

drop function public.search_food_items_nearby(double precision, double precision, double precision, text, text);
create function public.search_food_items_nearby(
  user_lat double precision, user_lng double precision, radius_meters double precision,
  only_category text default null, only_words text default '', without_allergens text[] default '{}',
  most_rows integer default 200, skipped_rows integer default 0
) returns table (
  id uuid, title text, description text, category text, latitude double precision, longitude double precision,
  created_at timestamptz, expiry_date timestamptz, allergens text[], photo text, standing text
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
      private.standing(i.id, i.is_hidden)
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

-- The number of items that the search would find with the same arguments, at most one more than `most`: then there are more.
create function public.count_food_items_nearby(
  user_lat double precision, user_lng double precision, radius_meters double precision,
  only_category text default null, only_words text default '', without_allergens text[] default '{}',
  most integer default 500
) returns integer
language plpgsql stable security invoker set search_path = ''
as $$
begin
  if not coalesce(most between 0 and 999, false) then
    raise exception 'most is %, but must be from 0 to 999', most using errcode = '22023';
  end if;
  return (
    select count(*)::integer from public.search_food_items_nearby(
      user_lat, user_lng, radius_meters, only_category, only_words, without_allergens, most + 1));
end
$$;

grant execute on function
  public.search_food_items_nearby(
    double precision, double precision, double precision, text, text, text[], integer, integer),
  public.count_food_items_nearby(double precision, double precision, double precision, text, text, text[], integer)
  to anon, authenticated;
