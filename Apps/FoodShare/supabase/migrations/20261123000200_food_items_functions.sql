-- What apps call. Refusals carry a status of HTTP (PostgREST reads `PT410` as 410) and one word.

create function private.item_of(item uuid) returns private.food_parties
language plpgsql stable security definer set search_path = ''
as $$
declare
  seen private.food_parties;
begin
  select p.* into seen
    from private.food_parties p join public.food_items i on i.id = p.item_id
    where p.item_id = item and private.sees(i.id, i.is_hidden);
  if not found then
    raise exception 'gone' using errcode = 'PT410';
  end if;
  return seen;
end
$$;

-- The real place: for the giver, and for the claimer once the giver said yes. No row for anybody else.
create function private.exact_place(item uuid) returns table (latitude double precision, longitude double precision)
language sql stable security definer rows 1 set search_path = ''
as $$
  select p.latitude, p.longitude
  from private.food_parties p
  where p.item_id = item
    and (p.owner = (select auth.uid()) or (p.is_accepted and p.claimer = (select auth.uid())))
$$;

-- Whether nobody has asked for it, or this person has part in it.
create function private.is_on_offer(item uuid) returns boolean
language sql stable security definer set search_path = ''
as $$
  select not exists (
    select from private.food_parties p, (select auth.uid() as id) me
    where p.item_id = item and p.claimer is not null
      and p.claimer is distinct from me.id and p.owner is distinct from me.id)
$$;

create function public.search_food_items_nearby(
  user_lat double precision, user_lng double precision, radius_meters double precision
) returns table (
  id uuid, title text, description text, category text, latitude double precision, longitude double precision,
  created_at timestamptz, expiry_date timestamptz, allergens text[], photo text
)
language plpgsql stable security invoker set search_path = ''
as $$
declare
  here extensions.geography;
begin
  if not coalesce(user_lat between -90 and 90, false) then
    raise exception 'user_lat is %, but must be from -90 to 90', user_lat using errcode = '22023';
  elsif not coalesce(user_lng between -180 and 180, false) then
    raise exception 'user_lng is %, but must be from -180 to 180', user_lng using errcode = '22023';
  elsif not coalesce(radius_meters between 0 and 100000, false) then
    raise exception 'radius_meters is %, but must be from 0 to 100000', radius_meters using errcode = '22023';
  end if;
  here := extensions.st_point(user_lng, user_lat)::extensions.geography;
  return query
    select i.id, i.title, i.description, i.category, coalesce(e.latitude, i.latitude),
      coalesce(e.longitude, i.longitude), i.created_at, i.expiry_date, i.allergens, i.photo
    from private.food_spots s
    join public.food_items i on i.id = s.item_id
    left join lateral private.exact_place(i.id) e on true
    where extensions.st_dwithin(s.spot, here, radius_meters)
      and i.expiry_date > now()
      and private.is_on_offer(i.id)
    order by s.spot operator(extensions.<->) here
    limit 200;
end
$$;

create function public.food_item(item_id uuid) returns table (
  id uuid, title text, description text, category text, latitude double precision, longitude double precision,
  created_at timestamptz, expiry_date timestamptz, allergens text[], photo text
)
language sql stable security invoker set search_path = ''
as $$
  select i.id, i.title, i.description, i.category, coalesce(e.latitude, i.latitude),
    coalesce(e.longitude, i.longitude), i.created_at, i.expiry_date, i.allergens, i.photo
  from public.food_items i
  left join lateral private.exact_place(i.id) e on true
  where i.id = food_item.item_id
$$;

create function public.food_item_standing(item_id uuid) returns text
language plpgsql stable security definer set search_path = ''
as $$
declare
  me uuid := auth.uid();
  item private.food_parties := private.item_of(item_id);
begin
  if item.owner = me then
    return case
      when (select i.is_hidden from public.food_items i where i.id = item.item_id) then 'own_reported'
      when item.claimer is null then 'own'
      when item.is_accepted then 'own_accepted'
      else 'own_waiting'
    end;
  end if;
  return case
    when item.claimer is null then 'open'
    when item.claimer is distinct from me then 'taken'
    when item.is_accepted then 'received'
    else 'asked'
  end;
end
$$;

-- What was not this person's to change, or not any more, is refused.
create function private.insist(is_done boolean) returns void
language plpgsql stable set search_path = ''
as $$
begin
  if is_done is not true then
    raise exception 'taken' using errcode = 'PT409';
  end if;
end
$$;

-- Of any number at once the first has the row; the others wait for it, and then it is taken.
create function public.claim_food_item(item_id uuid) returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  item private.food_parties := private.item_of(item_id);
begin
  update private.food_parties p set claimer = auth.uid()
    where p.item_id = item.item_id and p.claimer is null and p.owner <> auth.uid()
      and (select i.expiry_date from public.food_items i where i.id = p.item_id) > now();
  perform private.insist(found);
end
$$;

create function public.accept_food_item_claim(item_id uuid) returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  item private.food_parties := private.item_of(item_id);
begin
  update private.food_parties p set is_accepted = true
    where p.item_id = item.item_id and p.owner = auth.uid() and p.claimer is not null and not p.is_accepted;
  perform private.insist(found);
end
$$;

create function public.release_food_item(item_id uuid) returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  item private.food_parties := private.item_of(item_id);
begin
  update private.food_parties p set claimer = null, is_accepted = false
    where p.item_id = item.item_id and (p.owner = auth.uid() or p.claimer = auth.uid());
  perform private.insist(found);
end
$$;

-- Whoever reports it does not see it any more; where three have, nobody does but its giver.
create function public.report_food_item(item_id uuid, reason text) returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  me uuid := auth.uid();
  item private.food_parties;
begin
  -- Also what one's own report hides already: the later reason stands. Locked, so that of several at once one is the
  -- third.
  select p.* into item from private.food_parties p where p.item_id = report_food_item.item_id for update;
  if not found then
    raise exception 'gone' using errcode = 'PT410';
  end if;
  perform private.insist(item.owner <> me);
  insert into private.food_reports as r (item_id, reporter, reason)
    values (item.item_id, me, report_food_item.reason)
    on conflict on constraint food_reports_pkey do update set reason = excluded.reason;
  update public.food_items i set is_hidden = true
    where i.id = item.item_id and not i.is_hidden
      and (select count(*) from private.food_reports r where r.item_id = item.item_id) >= 3;
end
$$;

-- Hides everything of its giver from whoever asks; neither learns who the other is.
create function public.block_food_item_giver(item_id uuid) returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  item private.food_parties := private.item_of(item_id);
begin
  perform private.insist(item.owner <> auth.uid());
  insert into private.food_blocks values (auth.uid(), item.owner) on conflict do nothing;
end
$$;

create function public.blocked_giver_count() returns integer
language sql stable security definer set search_path = ''
as $$ select count(*)::integer from private.food_blocks where blocker = (select auth.uid()) $$;

create function public.unblock_all_givers() returns void
language sql volatile security definer set search_path = ''
as $$ delete from private.food_blocks where blocker = (select auth.uid()) $$;

-- Functions are everybody's until it is said otherwise.
revoke execute on function
  private.item_of(uuid), private.insist(boolean), private.drawn(),
  private.shown_place(uuid, extensions.geography), private.check_dates(), private.keep_place(), private.forget_item()
  from public;
revoke execute on function
  public.claim_food_item(uuid), public.accept_food_item_claim(uuid), public.release_food_item(uuid),
  public.report_food_item(uuid, text), public.block_food_item_giver(uuid), public.blocked_giver_count(),
  public.unblock_all_givers()
  from public, anon;
-- And nobody's in a project whose defaults say so.
grant execute on function
  private.owns(uuid), private.sees(uuid, boolean), private.exact_place(uuid), private.is_on_offer(uuid),
  public.search_food_items_nearby(double precision, double precision, double precision),
  public.food_item(uuid), public.food_item_standing(uuid)
  to anon, authenticated;
grant execute on function
  public.claim_food_item(uuid), public.accept_food_item_claim(uuid), public.release_food_item(uuid),
  public.report_food_item(uuid, text), public.block_food_item_giver(uuid), public.blocked_giver_count(),
  public.unblock_all_givers()
  to authenticated;
