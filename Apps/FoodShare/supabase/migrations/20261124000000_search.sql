-- The search filters by kind and words before it counts the nearest, and each listing says how its reader stands to it,
-- in the same answer as the place that they may know.

-- Makes letters comparable: without case and without accents. The collation is named since a database's own may know no
-- letters but those of ASCII.
create function private.folded(words text) returns text
language sql immutable parallel safe set search_path = ''
as $$
  select regexp_replace(
    normalize(lower(folded.words collate pg_catalog."und-x-icu"), nfd), U&'[\0300-\036F]', '', 'g')
$$;

-- Whether a text contains each of some words, which are folded already.
create function private.holds(words text, wanted text[]) returns boolean
language sql immutable parallel safe set search_path = ''
as $$
  select coalesce(bool_and(strpos(t.folded, w) > 0), true)
  from (select private.folded(holds.words) as folded offset 0) t, unnest(holds.wanted) w
$$;

-- How whoever asks stands to a listing, in one word.
create function private.standing(item uuid, is_hidden boolean) returns text
language sql stable security definer set search_path = ''
as $$
  select case
    when p.owner = me.id then case
      when standing.is_hidden then 'own_reported'
      when p.claimer is null then 'own'
      when p.is_accepted then 'own_accepted'
      else 'own_waiting'
    end
    when p.claimer is null then 'open'
    when p.claimer is distinct from me.id then 'taken'
    when p.is_accepted then 'received'
    else 'asked'
  end
  from private.food_parties p, (select auth.uid() as id) me
  where p.item_id = standing.item
$$;

create or replace function public.food_item_standing(item_id uuid) returns text
language plpgsql stable security definer set search_path = ''
as $$
declare
  item private.food_parties := private.item_of(item_id);
begin
  return (select private.standing(i.id, i.is_hidden) from public.food_items i where i.id = item.item_id);
end
$$;

-- What a function returns cannot be changed, so both of these are made anew. Who calls the search with its three
-- arguments gets what they got before, and the standing besides.
drop function public.search_food_items_nearby(double precision, double precision, double precision);
create function public.search_food_items_nearby(
  user_lat double precision, user_lng double precision, radius_meters double precision,
  only_category text default null, only_words text default ''
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
      and private.is_on_offer(i.id)
    order by s.spot operator(extensions.<->) here
    limit 200;
end
$$;

drop function public.food_item(uuid);
create function public.food_item(item_id uuid) returns table (
  id uuid, title text, description text, category text, latitude double precision, longitude double precision,
  created_at timestamptz, expiry_date timestamptz, allergens text[], photo text, standing text
)
language sql stable security invoker set search_path = ''
as $$
  select i.id, i.title, i.description, i.category, coalesce(e.latitude, i.latitude),
    coalesce(e.longitude, i.longitude), i.created_at, i.expiry_date, i.allergens, i.photo,
    private.standing(i.id, i.is_hidden)
  from public.food_items i
  left join lateral private.exact_place(i.id) e on true
  where i.id = food_item.item_id
$$;

grant execute on function
  private.folded(text), private.holds(text, text[]), private.standing(uuid, boolean),
  public.search_food_items_nearby(double precision, double precision, double precision, text, text),
  public.food_item(uuid)
  to anon, authenticated;
