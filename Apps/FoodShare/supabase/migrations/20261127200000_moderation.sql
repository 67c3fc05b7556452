-- A moderator's page: codes with which people become moderators, the weight of reports, what moderators wrote and decided,
-- and photos that only the app's server may publish.

alter table private.food_moderators add column name text not null default '' check (char_length(name) <= 80);

-- Codes that an operator has made; each makes one person a moderator, within a day.
create table private.food_moderator_codes (
  digest bytea primary key,
  name text not null check (char_length(name) between 1 and 80),
  until timestamptz not null
);

-- The moderator's note for the giver, and how often the giver answered after a decision.
alter table private.food_cases
  add column note text not null default '' check (
    char_length(note) <= 8000
    and note !~ U&'[\0001-\0009\000B-\001F\007F-\009F\200B\202A-\202E\2028\2029\2060-\2064\2066-\2069\FEFF]'),
  add column appeals integer not null default 0;

-- What moderators decided. A row stays when the item or the moderator is gone.
create table private.food_decisions (
  id bigint generated always as identity primary key,
  item_id uuid not null,
  title text not null,
  person uuid references auth.users (id) on delete set null,
  name text not null,
  decision text not null check (decision in ('restored', 'kept', 'removed')),
  note text not null,
  weight integer not null,
  at timestamptz not null default clock_timestamp()
);
create index food_decisions_at on private.food_decisions (at);

-- Keys of the app's servers, which draw photos anew. While there is one, nobody but its giver and moderators sees a photo
-- that no such server has approved.
create table private.food_photo_keys (
  digest bytea primary key,
  since timestamptz not null default now()
);
-- Without a reference to storage.objects, which belongs to the service. A file that is put at the same place once more is
-- another object.
create table private.food_photo_checks (object_id uuid primary key);

alter table private.food_moderator_codes enable row level security;
alter table private.food_decisions enable row level security;
alter table private.food_photo_keys enable row level security;
alter table private.food_photo_checks enable row level security;

create function private.digest_of(word text) returns bytea
language sql immutable set search_path = ''
as $$ select sha256(convert_to(word, 'UTF8')) $$;

-- Makes a code for one new moderator: select private.make_food_moderator_code('Anna');
create function private.make_food_moderator_code(name text) returns text
language plpgsql volatile set search_path = ''
as $$
declare
  -- 122 bits of the system's own randomness: nobody guesses one.
  code text := gen_random_uuid()::text;
begin
  insert into private.food_moderator_codes values (private.digest_of(code), name, now() + interval '1 day');
  return code;
end
$$;

-- Makes whoever asks a moderator if the code is right, and says whether it was. A code works once.
create function public.become_food_moderator(code text) returns boolean
language plpgsql volatile security definer set search_path = ''
as $$
declare
  found_name text;
begin
  delete from private.food_moderator_codes c where c.until <= now();
  delete from private.food_moderator_codes c where c.digest = private.digest_of(become_food_moderator.code)
    returning c.name into found_name;
  if not found then
    return false;
  end if;
  insert into private.food_moderators as m (person, name) values (auth.uid(), found_name)
    on conflict (person) do update set name = excluded.name;
  return true;
end
$$;

-- The weight of the reports of an item for each reason.
create function private.report_weights(item uuid) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select coalesce(jsonb_object_agg(g.reason, g.n), '{}') from (
    select r.reason, sum(r.weight) as n from private.food_reports r where r.item_id = report_weights.item group by r.reason) g
$$;

create function private.report_weight(item uuid) returns integer
language sql stable security definer set search_path = ''
as $$ select coalesce(sum(r.weight), 0)::integer from private.food_reports r where r.item_id = report_weight.item $$;

-- As before, with the moderator's note.
create or replace function public.food_item_case(item_id uuid) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  if not private.owns(item_id) then
    raise exception 'gone' using errcode = 'PT410';
  end if;
  return (
    select jsonb_build_object(
      'is_hidden', i.is_hidden, 'reasons', private.report_reasons(i.id), 'answer', c.answer, 'decision', c.decision,
      'note', coalesce(c.note, ''),
      'can_answer', i.is_hidden and (c.decision is null or (c.decision = 'kept' and c.appeals < 2)))
    from public.food_items i left join private.food_cases c on c.item_id = i.id where i.id = food_item_case.item_id);
end
$$;

-- As before, and after a moderator kept it hidden the giver may answer twice more: each answer puts it on the moderators'
-- list again.
create or replace function public.answer_food_item_reports(item_id uuid, answer text) returns void
language plpgsql volatile security definer set search_path = ''
as $$
begin
  perform private.count_act('messages');
  -- Locked, so that a decision at the same moment comes before or after it.
  perform 1 from private.food_parties p where p.item_id = answer_food_item_reports.item_id for update;
  perform private.insist(
    private.owns(item_id)
    and (select i.is_hidden from public.food_items i where i.id = answer_food_item_reports.item_id)
    and answer is not null
    and not exists (
      select from private.food_cases c
      where c.item_id = answer_food_item_reports.item_id
        and (c.decision = 'restored' or (c.decision = 'kept' and c.appeals >= 2))));
  insert into private.food_cases as c (item_id, answer, answered_at)
    values (answer_food_item_reports.item_id, answer_food_item_reports.answer, now())
    on conflict on constraint food_cases_pkey do update set
      answer = excluded.answer, answered_at = excluded.answered_at,
      appeals = c.appeals + case when c.decision is null then 0 else 1 end, decision = null, decided_at = null;
end
$$;

-- The items with reports: those on which nobody has decided, the hidden ones first, or those that a moderator decided.
-- Neither the giver nor the exact place is in it.
drop function public.food_moderation();
create function public.food_moderation(with_decided boolean default false) returns jsonb
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
      where i.expiry_date > now() and (with_decided or c.decision is null) and exists (
        select from private.food_reports r where r.item_id = i.id)
      order by rank, first, i.id limit 200) o);
end
$$;

-- Shows an item again, keeps it hidden, or removes it; the reports that there are weigh nothing after it was shown again.
-- Each decision is noted.
drop function public.decide_food_item(uuid, text);
create function public.decide_food_item(item_id uuid, decision text, note text default '') returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  item uuid;
begin
  perform private.insist_moderator();
  select p.item_id into item from private.food_parties p where p.item_id = decide_food_item.item_id for update;
  if not found then
    raise exception 'gone' using errcode = 'PT410';
  end if;
  -- Nobody judges their own offer.
  perform private.insist(not private.owns(item));
  insert into private.food_decisions (item_id, title, person, name, decision, note, weight)
    select i.id, i.title, m.person, m.name, decide_food_item.decision, coalesce(decide_food_item.note, ''), private.report_weight(i.id)
    from public.food_items i, private.food_moderators m where i.id = item and m.person = auth.uid();
  if decide_food_item.decision = 'removed' then
    delete from public.food_items i where i.id = item;
    return;
  end if;
  insert into private.food_cases as c (item_id, decision, decided_at, note)
    values (item, decide_food_item.decision, now(), coalesce(decide_food_item.note, ''))
    on conflict on constraint food_cases_pkey do update
      set decision = excluded.decision, decided_at = excluded.decided_at, note = excluded.note;
  update public.food_items i set is_hidden = (decide_food_item.decision = 'kept') where i.id = item;
  if decide_food_item.decision = 'restored' then
    update private.food_reports r set weight = 0 where r.item_id = item;
  end if;
end
$$;

-- The last decisions, for moderators.
create function public.food_moderation_log() returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.insist_moderator();
  return (
    select coalesce(jsonb_agg(jsonb_build_object(
      'id', d.id, 'item', d.item_id, 'title', d.title, 'name', d.name, 'decision', d.decision, 'note', d.note,
      'weight', d.weight, 'at', d.at) order by d.id desc), '[]')
    from (select * from private.food_decisions order by id desc limit 200) d);
end
$$;

-- Makes a key for the app's servers: select private.make_food_photo_key();
create function private.make_food_photo_key() returns text
language plpgsql volatile set search_path = ''
as $$
declare
  key text := gen_random_uuid()::text;
begin
  insert into private.food_photo_keys (digest) values (private.digest_of(key));
  return key;
end
$$;

-- Publishes the two files of a photo that a server of the app has drawn anew and stored in the name of whoever asks.
create function public.approve_food_photo(photo text, key text) returns void
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
  perform private.insist(found);
end
$$;

create function private.is_approved(object uuid) returns boolean
language sql stable security definer set search_path = ''
as $$
  select not exists (select from private.food_photo_keys)
    or exists (select from private.food_photo_checks c where c.object_id = is_approved.object)
$$;

-- Removes the checks of files that are gone. Call it once a day, with public.purge_food().
create function private.purge_photo_checks() returns void
language sql volatile set search_path = ''
as $$
  delete from private.food_photo_checks c where not exists (select from storage.objects o where o.id = c.object_id)
$$;

drop policy everybody_sees_photos on storage.objects;
create policy everybody_sees_photos on storage.objects for select to anon, authenticated
  using (
    bucket_id = 'food-photos' and (
      owner_id = (select auth.uid())::text
      or (private.is_approved(id) and exists (
        select from public.food_items i where i.photo = array_to_string(storage.foldername(objects.name), '/')))));
create policy moderators_remove_photos on storage.objects for delete to authenticated
  using (bucket_id = 'food-photos' and private.is_moderator());

-- Functions are everybody's until it is said otherwise.
revoke execute on function
  private.digest_of(text), private.make_food_moderator_code(text), private.report_weights(uuid), private.report_weight(uuid),
  private.make_food_photo_key(), private.purge_photo_checks()
  from public;
revoke execute on function
  public.become_food_moderator(text), public.food_moderation(boolean), public.decide_food_item(uuid, text, text),
  public.food_moderation_log(), public.approve_food_photo(text, text)
  from public, anon;
-- And nobody's in a project whose defaults say so.
grant execute on function
  public.become_food_moderator(text), public.food_moderation(boolean), public.decide_food_item(uuid, text, text),
  public.food_moderation_log(), public.approve_food_photo(text, text)
  to authenticated;
grant execute on function private.is_approved(uuid) to anon, authenticated;
