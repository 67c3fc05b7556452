-- The items near a place are sorted before they are judged, and judging ends once there are enough. Whether somebody may see an
-- item and whether it is on offer takes a tenth of a millisecond, and a city has thousands within a few kilometres: judged
-- first and sorted then, a search over a million items took more than a second.

-- The items that a search finds, nearest first. Whoever asks sees what they may see.
create function private.food_near(
  user_lat double precision, user_lng double precision, radius_meters double precision, only_category text, only_words text,
  without_allergens text[], most_rows integer, skipped_rows integer
) returns setof public.food_items
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
    select item.*
    from (
      select s.item_id, s.spot operator(extensions.<->) here as far
      from private.food_spots s
      where extensions.st_dwithin(s.spot, here, radius_meters)
      order by s.spot operator(extensions.<->) here, s.item_id
      -- More than there are: a limit keeps this query apart, so that its order holds for what follows.
      limit 10000000
    ) near
    cross join lateral (
      select i.*
      from public.food_items i
      where i.id = near.item_id
        and i.expiry_date > now()
        and (only_category is null or i.category = only_category
          or (only_category = 'other' and i.category <> all (known)))
        and (cardinality(wanted) = 0 or private.holds(i.title || ' ' || coalesce(i.description, ''), wanted))
        and not (coalesce(i.allergens, '{}') && coalesce(without_allergens, '{}'))
        and private.is_on_offer(i.id)
      offset 0
    ) item
    order by near.far, near.item_id
    limit most_rows offset skipped_rows;
end
$$;

create or replace function public.search_food_items_nearby(
  user_lat double precision, user_lng double precision, radius_meters double precision,
  only_category text default null, only_words text default '', without_allergens text[] default '{}',
  most_rows integer default 200, skipped_rows integer default 0
) returns table (
  id uuid, title text, description text, category text, latitude double precision, longitude double precision,
  created_at timestamptz, expiry_date timestamptz, allergens text[], photo text, standing text, more_photos text[],
  windows jsonb
)
language sql stable security invoker set search_path = ''
as $$
  select i.id, i.title, i.description, i.category, coalesce(e.latitude, i.latitude), coalesce(e.longitude, i.longitude),
    i.created_at, i.expiry_date, i.allergens, i.photo, private.standing(i.id, i.is_hidden), i.more_photos,
    private.windows_ahead(i.id)
  from private.food_near(
    user_lat, user_lng, radius_meters, only_category, only_words, without_allergens, most_rows, skipped_rows
  ) with ordinality i
  left join lateral private.exact_place(i.id) e on true
  order by i.ordinality
$$;

-- Both as before. An item that nobody has asked for is judged without `claimer_now`, since PostgreSQL plans a function that another
-- one calls anew for each item.
create or replace function private.is_on_offer(item uuid) returns boolean
language sql stable security definer set search_path = ''
as $$
  select coalesce((
    select not p.is_given and case
      when p.claimer is null then true
      else (
        select c.id is null or c.id is not distinct from me.id or p.owner is not distinct from me.id
        from (select private.claimer_now(item) as id) c, (select auth.uid() as id) me)
    end
    from private.food_parties p
    where p.item_id = item), true)
$$;

create or replace function private.standing(item uuid, is_hidden boolean) returns text
language sql stable security definer set search_path = ''
as $$
  select case
    when p.owner = me.id then case
      when standing.is_hidden then 'own_reported'
      when c.id is null then 'own'
      when p.is_accepted then 'own_accepted'
      else 'own_waiting'
    end
    when c.id is null and p.is_given then 'taken'
    when c.id is null then 'open'
    when c.id is distinct from me.id then 'taken'
    when p.is_accepted then 'received'
    else 'asked'
  end
  from private.food_parties p
  cross join (select auth.uid() as id) me
  cross join lateral (select case when p.claimer is not null then private.claimer_now(standing.item) end as id) c
  where p.item_id = standing.item
$$;

-- As before, without what only a list shows.
create or replace function public.count_food_items_nearby(
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
    select count(*)::integer from private.food_near(
      user_lat, user_lng, radius_meters, only_category, only_words, without_allergens, most + 1, 0));
end
$$;

-- Functions are everybody's until it is said otherwise, and nobody's in a project whose defaults say so.
revoke execute on function
  private.food_near(
    double precision, double precision, double precision, text, text, text[], integer, integer)
  from public;
grant execute on function
  private.food_near(
    double precision, double precision, double precision, text, text, text[], integer, integer)
  to anon, authenticated;
