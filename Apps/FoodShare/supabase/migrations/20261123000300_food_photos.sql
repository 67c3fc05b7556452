-- Photos of listings: `<listing>/<photo>/full.jpg` and `small.jpg`. The giver's own name is in no path.

insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
  values ('food-photos', 'food-photos', false, 1000000, '{image/jpeg}');

-- Whether somebody may put a file there: of a listing that is theirs, or is not there yet.
create function private.may_add_photo(name text) returns boolean
language sql stable security definer set search_path = ''
as $$
  select name ~ '^[0-9a-f-]{36}/[0-9a-f-]{36}/(full|small)[.]jpg$'
    and not exists (
      select from private.food_parties p
      where p.item_id::text = (storage.foldername(name))[1] and p.owner is distinct from (select auth.uid()))
$$;
grant execute on function private.may_add_photo(text) to anon, authenticated;

create policy givers_add_photos on storage.objects for insert to authenticated
  with check (
    bucket_id = 'food-photos' and owner_id = (select auth.uid())::text and private.may_add_photo(name));
create policy givers_remove_photos on storage.objects for delete to authenticated
  using (bucket_id = 'food-photos' and owner_id = (select auth.uid())::text);
-- Who sees a listing sees its photo; what a listing does not name, or not any more, is its giver's alone.
create policy everybody_sees_photos on storage.objects for select to anon, authenticated
  using (
    bucket_id = 'food-photos' and (
      owner_id = (select auth.uid())::text
      or exists (
        select from public.food_items i where i.photo = array_to_string(storage.foldername(objects.name), '/'))));
create index food_items_photo on public.food_items (photo) where photo is not null;
