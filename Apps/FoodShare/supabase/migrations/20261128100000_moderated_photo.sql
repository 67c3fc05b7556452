-- A moderator who removes an item removes its photo, too, also of an item that the list does not reach.

-- The name of the item's photo, for moderators; empty if there is none.
create function public.food_moderation_photo(item_id uuid) returns text
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.insist_moderator();
  return coalesce((select i.photo from public.food_items i where i.id = food_moderation_photo.item_id), '');
end
$$;

-- Functions are everybody's until it is said otherwise.
revoke execute on function public.food_moderation_photo(uuid) from public, anon;
-- And nobody's in a project whose defaults say so.
grant execute on function public.food_moderation_photo(uuid) to authenticated;
