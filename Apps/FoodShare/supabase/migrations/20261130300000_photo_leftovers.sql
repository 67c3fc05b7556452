-- Files of photos that no item names any more. SQL must not delete a file of the storage, so it notes them once a day, and
-- the app's servers remove what is noted.

create table private.food_photo_leftovers (
  -- Without a reference to storage.objects, which belongs to the service.
  object_id uuid primary key,
  name text not null
);
alter table private.food_photo_leftovers enable row level security;

-- Whether an item names the photo to which a file belongs.
create function private.is_named_photo(file text) returns boolean
language sql stable security definer set search_path = ''
as $$
  select exists (
    select from public.food_items i
    where i.id = private.item_of_file(is_named_photo.file)
      and array_to_string(storage.foldername(is_named_photo.file), '/') = any (i.photo || i.more_photos))
$$;

-- Notes what has been left over for a day: a photo is stored before its item is.
create function private.note_photo_leftovers() returns void
language sql volatile security definer set search_path = ''
as $$
  delete from private.food_photo_leftovers l
    where private.is_named_photo(l.name) or not exists (select from storage.objects o where o.id = l.object_id);
  insert into private.food_photo_leftovers (object_id, name)
    select o.id, o.name from storage.objects o
    where o.bucket_id = 'food-photos' and o.created_at <= now() - interval '1 day' and not private.is_named_photo(o.name)
    on conflict do nothing;
$$;

create function private.is_photo_leftover(object uuid, file text) returns boolean
language sql stable security definer set search_path = ''
as $$
  select exists (select from private.food_photo_leftovers l where l.object_id = is_photo_leftover.object)
    and not private.is_named_photo(is_photo_leftover.file)
$$;

-- The files to remove, at most 1,000 at a time. A name says nothing about a person, and shows nothing.
create function public.food_photo_leftovers() returns jsonb
language sql stable security definer set search_path = ''
as $$
  select coalesce(jsonb_agg(f.name), '[]') from (
    select o.name from private.food_photo_leftovers l join storage.objects o on o.id = l.object_id
    where not private.is_named_photo(o.name) limit 1000) f
$$;

-- Nobody needs these files, so whoever can reach the project may remove them; a server of the app does, without a session.
create policy anybody_removes_leftovers on storage.objects for delete to anon, authenticated
  using (bucket_id = 'food-photos' and private.is_photo_leftover(id, name));
-- The storage removes nothing that its caller does not see. It names what it is doing, so that they are seen for that only,
-- and neither read nor listed.
create policy removal_sees_leftovers on storage.objects for select to anon, authenticated
  using (
    bucket_id = 'food-photos' and current_setting('storage.operation', true) = 'storage.object.delete_many'
    and private.is_photo_leftover(id, name));

-- The files that whoever asks has stored, for *Forget everything*.
create function public.my_food_photos() returns jsonb
language sql stable security definer set search_path = ''
as $$
  select coalesce(jsonb_agg(o.name), '[]') from storage.objects o
  where o.bucket_id = 'food-photos' and o.owner_id = (select auth.uid())::text
$$;

-- As before, and notes the files that are left over, and removes the changes that every server has read.
create or replace function public.purge_food() returns integer
language plpgsql volatile security definer set search_path = ''
as $$
declare
  items integer;
  handovers integer;
begin
  delete from public.food_items i
    where i.id in (
        select h.item_id from private.food_handovers h
        where h.status = 'handedOver' and h.ended_at <= now() - interval '30 days')
      or (exists (select from private.food_parties p where p.item_id = i.id and p.is_given)
        and not exists (select from private.food_handovers h where h.item_id = i.id))
      or (i.expiry_date <= now() - interval '30 days' and not exists (
        select from private.food_handovers h
        where h.item_id = i.id
          and coalesce(h.ended_at, (h.chosen ->> 'end')::timestamptz, i.expiry_date) > now() - interval '30 days'));
  get diagnostics items = row_count;
  delete from private.food_handovers h
    where coalesce(h.ended_at, greatest(h.expiry, (h.chosen ->> 'end')::timestamptz)) <= now() - interval '30 days'
      or (h.reason = 'takenBack' and h.expiry <= now() - interval '30 days');
  get diagnostics handovers = row_count;
  delete from private.food_terms t
    where not exists (select from public.food_items i where i.id = t.item_id)
      and not exists (select from private.food_handovers h where h.item_id = t.item_id);
  delete from private.food_acts a where a.at <= now() - interval '1 hour';
  delete from private.food_changes c where c.at <= now() - interval '1 hour';
  perform private.note_photo_leftovers();
  return items + handovers;
end
$$;

-- Functions are everybody's until it is said otherwise.
revoke execute on function
  private.is_named_photo(text), private.note_photo_leftovers(), private.is_photo_leftover(uuid, text)
  from public;
revoke execute on function public.my_food_photos() from public, anon;
-- And nobody's in a project whose defaults say so.
grant execute on function private.is_photo_leftover(uuid, text), public.food_photo_leftovers() to anon, authenticated;
grant execute on function public.my_food_photos() to authenticated;
