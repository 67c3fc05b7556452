-- Who sees a listing, who changes it, and where it is shown.

-- Evenly from 0 to 1, of the system's own randomness: random()'s next number can be told from its last ones.
create function private.drawn() returns double precision
language sql volatile security definer set search_path = ''
as $$ select ('x' || substr(replace(gen_random_uuid()::text, '-', ''), 1, 8))::bit(32)::bigint / 4294967296.0 $$;

create function private.owns(item uuid) returns boolean
language sql stable security definer set search_path = ''
as $$
  select exists (select from private.food_parties where item_id = item and owner = (select auth.uid()))
$$;

-- Out of sight is what somebody reported or whose giver they hide; what several reported is in sight of its giver,
-- and of somebody to whom it was already promised.
create function private.sees(item uuid, is_hidden boolean) returns boolean
language sql stable security definer set search_path = ''
as $$
  select coalesce(p.owner = me.id, false)
    or (
      (not is_hidden or (p.is_accepted and coalesce(p.claimer = me.id, false)))
      and not exists (select from private.food_reports r where r.item_id = item and r.reporter = me.id)
      and not exists (select from private.food_blocks b where b.blocker = me.id and b.blocked = p.owner)
    )
  from (select auth.uid() as id) me
  left join private.food_parties p on p.item_id = item
$$;

create policy everybody_reads on public.food_items for select to anon, authenticated
  using (private.sees(id, is_hidden));
create policy signed_in_offer on public.food_items for insert to authenticated
  with check ((select auth.uid()) is not null);
create policy givers_edit on public.food_items for update to authenticated
  using (private.owns(id)) with check (private.owns(id));
create policy givers_remove on public.food_items for delete to authenticated
  using (private.owns(id));

-- The dates are held against this clock, whatever the phone's says.
create function private.check_dates() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if tg_op = 'INSERT' then
    new.created_at := now();
  end if;
  if tg_op = 'INSERT' or new.expiry_date is distinct from old.expiry_date then
    if not (new.expiry_date > now() and new.expiry_date <= now() + interval '367 days') then
      raise exception 'expiry_date is %, but must lie within a year from now', new.expiry_date
        using errcode = 'check_violation';
    end if;
  end if;
  return new;
end
$$;

-- Where others see what is offered from a place: 100 to 500 m beside it, drawn once for a giver's home, so that neither
-- asking again nor many offers tell more. Within 50 m it is the same home.
create function private.shown_place(giver uuid, place extensions.geography) returns extensions.geography
language plpgsql volatile security definer set search_path = ''
as $$
declare
  known extensions.geography;
begin
  -- Of two offers at once the second sees what was drawn for the first.
  perform pg_advisory_xact_lock(hashtextextended(giver::text, 0));
  select h.shown into known from private.food_homes h
    where h.owner = giver and extensions.st_dwithin(h.home, place, 50)
    order by h.home operator(extensions.<->) place, h.id limit 1;
  if known is null then
    known := extensions.st_project(place, 150 + 300 * private.drawn(), 2 * pi() * private.drawn());
    insert into private.food_homes (owner, home, shown) values (giver, place, known);
  end if;
  return known;
end
$$;

-- Puts the real place away and shows the one beside it.
create function private.keep_place() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  shown extensions.geometry := private.shown_place(
    auth.uid(), extensions.st_point(new.longitude, new.latitude)::extensions.geography)::extensions.geometry;
begin
  insert into private.food_parties (item_id, owner, latitude, longitude)
    values (new.id, auth.uid(), new.latitude, new.longitude);
  update public.food_items set latitude = extensions.st_y(shown), longitude = extensions.st_x(shown)
    where id = new.id;
  insert into private.food_spots values (new.id, shown::extensions.geography);
  return null;
end
$$;

create function private.forget_item() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  delete from public.food_items where id = old.item_id;
  return null;
end
$$;

create trigger check_dates before insert or update on public.food_items
  for each row execute function private.check_dates();
create trigger keep_place after insert on public.food_items
  for each row execute function private.keep_place();
-- A giver who is gone leaves nothing behind.
create trigger forget_item after delete on private.food_parties
  for each row execute function private.forget_item();
