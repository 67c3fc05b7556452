-- What a giver took off the list while it was on offer is kept for them for 30 days, so that they can offer it again. Nobody
-- else reads it.

create table private.food_taken_back (
  item_id uuid primary key,
  owner uuid not null references auth.users (id) on delete cascade,
  -- As the app reads an item, with its exact place and without photos, which go with the item.
  item jsonb not null,
  terms jsonb,
  taken_at timestamptz not null default now()
);
create index food_taken_back_owner on private.food_taken_back (owner);
create index food_taken_back_taken on private.food_taken_back (taken_at);
alter table private.food_taken_back enable row level security;

-- Neither what a moderator or the purge removes, nor what is over or hidden by reports.
create function private.keep_taken_back() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  insert into private.food_taken_back (item_id, owner, item, terms)
    select old.id, p.owner,
      jsonb_build_object(
        'id', old.id, 'title', old.title, 'description', old.description, 'category', old.category, 'latitude', p.latitude,
        'longitude', p.longitude, 'created_at', old.created_at, 'expiry_date', old.expiry_date, 'allergens', old.allergens),
      (select jsonb_build_object('answer_hours', t.answer_hours, 'note', t.note, 'address', t.address, 'windows', t.windows)
        from private.food_terms t where t.item_id = old.id)
    from private.food_parties p
    where p.item_id = old.id and p.owner = auth.uid() and not p.is_given and old.expiry_date > now() and not old.is_hidden
    on conflict on constraint food_taken_back_pkey do update
      set owner = excluded.owner, item = excluded.item, terms = excluded.terms, taken_at = excluded.taken_at;
  return old;
end
$$;
create trigger keep_taken_back before delete on public.food_items
  for each row execute function private.keep_taken_back();

create function public.my_taken_back_food_items() returns jsonb
language sql stable security definer set search_path = ''
as $$
  select coalesce(jsonb_agg(t.item order by t.taken_at desc), '[]')
  from private.food_taken_back t
  where t.owner = (select auth.uid()) and t.taken_at > now() - interval '30 days'
$$;

-- As before, and the terms of what whoever asks has taken back.
create or replace function public.food_item_terms(item_id uuid) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  kept jsonb;
begin
  if private.owns(item_id) then
    select jsonb_build_object('answer_hours', t.answer_hours, 'note', t.note, 'address', t.address, 'windows', t.windows) into kept
      from private.food_terms t where t.item_id = food_item_terms.item_id;
  else
    select b.terms into kept from private.food_taken_back b
      where b.item_id = food_item_terms.item_id and b.owner = auth.uid() and b.taken_at > now() - interval '30 days';
    if not found then
      raise exception 'gone' using errcode = 'PT410';
    end if;
  end if;
  return coalesce(kept, '{"answer_hours": 2, "note": "", "address": "", "windows": []}');
end
$$;

-- Removes everything else; the function below replaces it for everybody.
alter function public.forget_my_food() set schema private;

revoke execute on function private.forget_my_food() from public, anon, authenticated;

create function public.forget_my_food() returns void
language plpgsql volatile security definer set search_path = ''
as $$
begin
  perform private.forget_my_food();
  delete from private.food_taken_back t where t.owner = auth.uid();
end
$$;

-- Removes everything else that is due; the function below replaces it for everybody.
alter function public.purge_food() set schema private;

revoke execute on function private.purge_food() from public, anon, authenticated;

create function public.purge_food() returns integer
language plpgsql volatile security definer set search_path = ''
as $$
declare
  others integer := private.purge_food();
  items integer;
begin
  delete from private.food_taken_back t where t.taken_at <= now() - interval '30 days';
  get diagnostics items = row_count;
  return others + items;
end
$$;

-- Functions are everybody's until it is said otherwise.
revoke execute on function private.keep_taken_back() from public;
revoke execute on function public.purge_food() from public, anon, authenticated;
revoke execute on function public.my_taken_back_food_items(), public.forget_my_food() from public, anon;
-- And nobody's in a project whose defaults say so.
grant execute on function public.my_taken_back_food_items(), public.forget_my_food() to authenticated;
grant execute on function public.purge_food() to service_role;
