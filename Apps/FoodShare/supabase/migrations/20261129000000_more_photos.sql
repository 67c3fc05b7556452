-- An item has up to five photos: `photo` leads, and `more_photos` are the others in their order. Items with one photo keep it.

-- Whether these may be the photos of an item: each is in its folder, none occurs twice, and the first is there if others are.
create function private.are_photos(item uuid, first text, others text[]) returns boolean
language sql immutable set search_path = ''
as $$
  select others is null or coalesce(
    first is not null and array_ndims(others) = 1 and cardinality(others) <= 4
    and (
      select bool_and(coalesce(name ~ ('^' || item || '/[0-9a-f-]{36}$'), false)) and count(distinct name) = count(*)
      from unnest(first || others) name), false)
$$;

alter table public.food_items
  add column more_photos text[],
  add constraint food_items_more_photos check (private.are_photos(id, photo, more_photos));
grant insert (more_photos), update (more_photos) on public.food_items to authenticated;

-- Five photos are ten files, and a new person makes ten offers in an hour. What an operator has raised further stays.
update private.food_limits set most = greatest(most, case least_days when 0 then 100 when 1 then 200 else 400 end)
  where action = 'photos';

-- The item in whose folder a file is; null for a name that no photo has.
create function private.item_of_file(name text) returns uuid
language sql immutable set search_path = ''
as $$
  select case when name ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/[0-9a-f-]{36}/(full|small)[.]jpg$'
    then split_part(name, '/', 1)::uuid end
$$;

-- The item is found by its key: under row-level security no index of `more_photos` could be used, since its conditions are
-- not leakproof.
drop policy everybody_sees_photos on storage.objects;
create policy everybody_sees_photos on storage.objects for select to anon, authenticated
  using (
    bucket_id = 'food-photos' and (
      owner_id = (select auth.uid())::text
      or (private.is_approved(id) and exists (
        select from public.food_items i
        where i.id = private.item_of_file(objects.name)
          and array_to_string(storage.foldername(objects.name), '/') = any (i.photo || i.more_photos)))));
drop index public.food_items_photo;

-- What a function returns cannot be changed, so both of these are made anew. As before, and with all photos.
drop function public.search_food_items_nearby(
  double precision, double precision, double precision, text, text, text[], integer, integer);
create function public.search_food_items_nearby(
  user_lat double precision, user_lng double precision, radius_meters double precision,
  only_category text default null, only_words text default '', without_allergens text[] default '{}',
  most_rows integer default 200, skipped_rows integer default 0
) returns table (
  id uuid, title text, description text, category text, latitude double precision, longitude double precision,
  created_at timestamptz, expiry_date timestamptz, allergens text[], photo text, standing text, more_photos text[]
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
      private.standing(i.id, i.is_hidden), i.more_photos
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
  created_at timestamptz, expiry_date timestamptz, allergens text[], photo text, standing text, more_photos text[]
)
language sql stable security invoker set search_path = ''
as $$
  select i.id, i.title, i.description, i.category, coalesce(e.latitude, i.latitude),
    coalesce(e.longitude, i.longitude), i.created_at, i.expiry_date, i.allergens, i.photo,
    private.standing(i.id, i.is_hidden), i.more_photos
  from public.food_items i
  left join lateral private.exact_place(i.id) e on true
  where i.id = food_item.item_id
$$;

-- As before, and with all photos.
create or replace function public.food_moderation(with_decided boolean default false) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.insist_moderator();
  return (
    select coalesce(jsonb_agg(jsonb_build_object(
      'id', o.id, 'title', o.title, 'description', o.description, 'photo', o.photo, 'more_photos', o.more_photos,
      'is_hidden', o.is_hidden,
      'reasons', private.report_reasons(o.id), 'weights', private.report_weights(o.id), 'answer', o.answer,
      'decision', o.decision, 'note', coalesce(o.note, '')) order by o.rank, o.first, o.id), '[]')
    from (
      select i.id, i.title, i.description, i.photo, i.more_photos, i.is_hidden, c.answer, c.decision, c.note,
        case when c.decision is not null then 2 when i.is_hidden then 0 else 1 end as rank,
        (select min(r.created_at) from private.food_reports r where r.item_id = i.id) as first
      from public.food_items i
      left join private.food_cases c on c.item_id = i.id
      where i.expiry_date > now() and (with_decided or c.decision is null) and (
        i.is_hidden or exists (select from private.food_reports r where r.item_id = i.id))
      order by rank, first, i.id limit 200) o);
end
$$;

-- The names of an item's photos, for moderators. `food_moderation_photo` names the first, for servers of the version before.
create function public.food_moderation_photos(item_id uuid) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.insist_moderator();
  return coalesce(
    (select to_jsonb(array_remove(i.photo || i.more_photos, null)) from public.food_items i
      where i.id = food_moderation_photos.item_id),
    '[]');
end
$$;

-- Functions are everybody's until it is said otherwise.
revoke execute on function private.are_photos(uuid, text, text[]), private.item_of_file(text) from public;
revoke execute on function public.food_moderation_photos(uuid) from public, anon;
-- And nobody's in a project whose defaults say so.
grant execute on function private.are_photos(uuid, text, text[]) to authenticated, service_role;
grant execute on function private.item_of_file(text) to anon, authenticated;
grant execute on function
  public.search_food_items_nearby(
    double precision, double precision, double precision, text, text, text[], integer, integer),
  public.food_item(uuid)
  to anon, authenticated;
grant execute on function public.food_moderation_photos(uuid) to authenticated;
