-- Moderators see each hidden item, givers learn of reports that have hidden theirs alone, and a photo may be published twice.

-- As before, and a hidden item stays on the list when those who reported it are gone: its giver still waits for a decision.
create or replace function public.food_moderation(with_decided boolean default false) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.insist_moderator();
  return (
    select coalesce(jsonb_agg(jsonb_build_object(
      'id', o.id, 'title', o.title, 'description', o.description, 'photo', o.photo, 'is_hidden', o.is_hidden,
      'reasons', private.report_reasons(o.id), 'weights', private.report_weights(o.id), 'answer', o.answer,
      'decision', o.decision, 'note', coalesce(o.note, '')) order by o.rank, o.first, o.id), '[]')
    from (
      select i.id, i.title, i.description, i.photo, i.is_hidden, c.answer, c.decision, c.note,
        case when c.decision is not null then 2 when i.is_hidden then 0 else 1 end as rank,
        (select min(r.created_at) from private.food_reports r where r.item_id = i.id) as first
      from public.food_items i
      left join private.food_cases c on c.item_id = i.id
      where i.expiry_date > now() and (with_decided or c.decision is null) and (
        i.is_hidden or exists (select from private.food_reports r where r.item_id = i.id))
      order by rank, first, i.id limit 200) o);
end
$$;

-- As before, and a second call succeeds: a server asks again when the first answer was lost.
create or replace function public.approve_food_photo(photo text, key text) returns void
language plpgsql volatile security definer set search_path = ''
as $$
begin
  if not exists (select from private.food_photo_keys k where k.digest = private.digest_of(approve_food_photo.key)) then
    raise exception 'key' using errcode = 'PT403';
  end if;
  insert into private.food_photo_checks
    select o.id from storage.objects o
    where o.bucket_id = 'food-photos' and o.owner_id = auth.uid()::text and o.name in (photo || '/full.jpg', photo || '/small.jpg')
    on conflict do nothing;
  perform private.insist(exists (
    select from storage.objects o join private.food_photo_checks c on c.object_id = o.id
    where o.bucket_id = 'food-photos' and o.owner_id = auth.uid()::text and o.name in (photo || '/full.jpg', photo || '/small.jpg')));
end
$$;

-- As before, but a report that has hidden nothing is nobody's to learn of: its time may tell who made it.
create or replace function public.food_item_case(item_id uuid) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  if not private.owns(item_id) then
    raise exception 'gone' using errcode = 'PT410';
  end if;
  return (
    select jsonb_build_object(
      'is_hidden', i.is_hidden, 'reasons', case when i.is_hidden then private.report_reasons(i.id) else '{}' end,
      'answer', c.answer, 'decision', c.decision, 'note', coalesce(c.note, ''),
      'can_answer', i.is_hidden and (c.decision is null or (c.decision = 'kept' and c.appeals < 2)))
    from public.food_items i left join private.food_cases c on c.item_id = i.id where i.id = food_item_case.item_id);
end
$$;
