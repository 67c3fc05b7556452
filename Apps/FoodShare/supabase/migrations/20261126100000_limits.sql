-- How much one person may do, whoever calls: offers, requests, messages and reports in an hour, and open requests at once.
-- Who has been here for longer may do more. Reports hide an offer by the weight of those who report it, its giver can
-- answer, and a moderator decides.

-- The largest number of each action; the row with the most days that an account has reached counts. An operator changes it
-- with `update`.
create table private.food_limits (
  action text not null check (action in ('offers', 'claims', 'messages', 'reports', 'photos', 'openClaims', 'reportWeight')),
  least_days integer not null check (least_days >= 0),
  most integer not null check (most >= 0),
  primary key (action, least_days)
);
insert into private.food_limits values
  ('offers', 0, 10), ('offers', 1, 20), ('offers', 30, 40),
  ('claims', 0, 6), ('claims', 1, 12), ('claims', 30, 24),
  ('messages', 0, 60), ('messages', 1, 120), ('messages', 30, 240),
  ('reports', 0, 3), ('reports', 1, 10), ('reports', 30, 20),
  ('photos', 0, 40), ('photos', 1, 80), ('photos', 30, 160),
  ('openClaims', 0, 3), ('openClaims', 1, 5), ('openClaims', 30, 10),
  -- Anybody signs up in a second, so that a new account weighs nothing.
  ('reportWeight', 0, 0), ('reportWeight', 1, 1), ('reportWeight', 30, 2);

-- What people did within the last hour.
create table private.food_acts (
  id bigint generated always as identity primary key,
  person uuid not null references auth.users (id) on delete cascade,
  action text not null,
  at timestamptz not null default clock_timestamp()
);
create index food_acts_person on private.food_acts (person, action, at);
create index food_acts_at on private.food_acts (at);

alter table private.food_reports add column weight integer not null default 1;

-- An offer that reports have hidden: its giver's answer, and what a moderator decided.
create table private.food_cases (
  item_id uuid primary key references public.food_items (id) on delete cascade,
  answer text check (
    char_length(answer) between 1 and 8000 and btrim(answer, E' \n') <> ''
    and answer !~ U&'[\0001-\0009\000B-\001F\007F-\009F\200B\202A-\202E\2028\2029\2060-\2064\2066-\2069\FEFF]'),
  answered_at timestamptz,
  decision text check (decision in ('restored', 'kept')),
  decided_at timestamptz
);

-- The moderators: insert into private.food_moderators (person) values ('…');
create table private.food_moderators (
  person uuid primary key references auth.users (id) on delete cascade,
  since timestamptz not null default now()
);

alter table private.food_limits enable row level security;
alter table private.food_acts enable row level security;
alter table private.food_cases enable row level security;
alter table private.food_moderators enable row level security;

-- The limit of an action for a person.
create function private.limit_of(person uuid, action text) returns integer
language sql stable security definer set search_path = ''
as $$
  select coalesce((
    select l.most from private.food_limits l
    where l.action = limit_of.action and l.least_days * interval '1 day' <= coalesce(
      (select now() - u.created_at from auth.users u where u.id = limit_of.person), interval '0')
    order by l.least_days desc limit 1), 0)
$$;

-- Refuses with the limit, how much it allows, and the time from which on one may go on; null if that depends on others.
create function private.refuse(limited text, most integer, until timestamptz) returns void
language plpgsql volatile set search_path = ''
as $$
begin
  raise exception 'limit' using errcode = 'PT429',
    detail = jsonb_build_object('limit', limited, 'most', most, 'until', until)::text,
    hint = case when limited = 'openClaims' then format('At most %s requests may be open at once.', most)
      else format('At most %s %s in an hour; go on at %s.', most, limited, coalesce(until::text, 'no time')) end;
end
$$;

-- Counts an action of whoever asks, or refuses it. A person's actions come one after the other from here on. Call it before
-- any row is locked.
create function private.count_act(action text) returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  me uuid := auth.uid();
  most integer;
  count integer;
  until timestamptz;
begin
  if me is null then
    return;
  end if;
  perform pg_advisory_xact_lock(hashtextextended(me::text, 1));
  delete from private.food_acts a
    where a.person = me and a.action = count_act.action and a.at <= clock_timestamp() - interval '1 hour';
  most := private.limit_of(me, action);
  select count(*) into count from private.food_acts a where a.person = me and a.action = count_act.action;
  if count >= most then
    select a.at + interval '1 hour' into until from private.food_acts a
      where a.person = me and a.action = count_act.action order by a.at offset count - most limit 1;
    perform private.refuse(action, most, until);
  end if;
  insert into private.food_acts (person, action) values (me, action);
end
$$;

create function private.count_offer() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.count_act('offers');
  return new;
end
$$;
create trigger count_offer before insert on public.food_items
  for each row execute function private.count_offer();

-- The number of requests of a person that keep food from others.
create function private.open_claims(person uuid) returns integer
language sql stable security definer set search_path = ''
as $$
  select count(*)::integer from private.food_handovers h
  where h.taker = open_claims.person and (
    (h.status = 'inLine' and h.expiry > now())
    or (h.status = 'asked' and h.expiry > now() and coalesce(h.answer_by, 'infinity') > now())
    or (h.status in ('accepted', 'arranged') and coalesce((h.chosen ->> 'end')::timestamptz, h.expiry) > now()))
$$;

-- The lock of two people, in whatever order they are named.
create function private.pair_key(one uuid, other uuid) returns bigint
language sql immutable set search_path = ''
as $$ select hashtextextended(least(one, other)::text || greatest(one, other)::text, 2) $$;

-- Counts a request, refuses it where too many are open, and waits for a block of the two that is under way.
create function private.may_claim(item private.food_parties) returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  me uuid := auth.uid();
  most integer;
begin
  perform private.count_act('claims');
  most := private.limit_of(me, 'openClaims');
  if private.open_claims(me) >= most then
    perform private.refuse('openClaims', most, null);
  end if;
  perform pg_advisory_xact_lock_shared(private.pair_key(me, item.owner));
end
$$;

create or replace function public.claim_food_item(item_id uuid) returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  item private.food_parties := private.item_of(item_id);
begin
  perform private.may_claim(item);
  perform private.settle_item(item.item_id);
  update private.food_parties p set claimer = auth.uid()
    where p.item_id = item.item_id and p.claimer is null and not p.is_given and p.owner <> auth.uid()
      and (select i.expiry_date from public.food_items i where i.id = p.item_id) > now();
  perform private.insist(found and not private.are_apart(auth.uid(), item.owner) and private.may_ask(item.item_id));
  insert into private.food_handovers (item_id, giver, taker, title, expiry, latitude, longitude, status, answer_by)
    select i.id, item.owner, auth.uid(), i.title, i.expiry_date, item.latitude, item.longitude, 'asked',
      now() + private.answer_time(i.id)
    from public.food_items i where i.id = item.item_id;
end
$$;

create or replace function public.join_food_item_line(item_id uuid) returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  item private.food_parties := private.item_of(item_id);
  me uuid := auth.uid();
begin
  perform private.may_claim(item);
  perform private.settle_item(item.item_id);
  select p.* into item from private.food_parties p where p.item_id = item.item_id;
  perform private.insist(
    item.owner <> me and item.claimer is not null and not item.is_given and not private.are_apart(me, item.owner)
    and (select i.expiry_date from public.food_items i where i.id = item.item_id) > now()
    and private.may_ask(item.item_id) and not exists (
      select from private.food_handovers h
      where h.item_id = item.item_id and h.taker = me and not private.is_final(h.status))
    and (select count(*) from private.food_handovers h where h.item_id = item.item_id and h.status = 'inLine') < 20);
  insert into private.food_handovers (item_id, giver, taker, title, expiry, latitude, longitude, status)
    select i.id, item.owner, me, i.title, i.expiry_date, item.latitude, item.longitude, 'inLine'
    from public.food_items i where i.id = item.item_id;
end
$$;

-- Hides two people from each other, and closes all their conversations.
create or replace function private.block_person(other uuid) returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  me uuid := auth.uid();
  handover private.food_handovers;
begin
  -- Requests between the two wait until this is over, or are closed by it.
  perform pg_advisory_xact_lock(private.pair_key(me, other));
  insert into private.food_blocks values (me, other) on conflict do nothing;
  for handover in
    select h.* from private.food_handovers h
    where not h.is_closed and ((h.giver = me and h.taker = other) or (h.giver = other and h.taker = me))
    order by h.item_id, h.id
  loop
    perform private.close_handover(handover.id, case when handover.giver = me then 'giver' else 'taker' end);
  end loop;
end
$$;

create or replace function public.act_on_food_handover(handover_id uuid, action text, details jsonb default '{}') returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  me uuid := auth.uid();
  handover private.food_handovers;
  actor text;
  is_over boolean;
  count integer;
begin
  select h.* into handover from private.food_handovers h where h.id = handover_id and me in (h.giver, h.taker);
  if not found then
    raise exception 'gone' using errcode = 'PT410';
  end if;
  -- Before any row is locked: two people who block each other at once come here one after the other, and take the items'
  -- locks in the same order.
  if action = 'block' then
    perform private.block_person(case when handover.giver = me then handover.taker else handover.giver end);
    return;
  elsif action = 'send' then
    perform private.count_act('messages');
  end if;
  perform private.settle_item(handover.item_id);
  select h.* into handover from private.food_handovers h where h.id = handover_id for update;
  actor := case when handover.giver = me then 'giver' else 'taker' end;
  case action
  when 'accept', 'decline' then
    perform private.move_handover(handover_id, action, actor);
  when 'choose' then
    perform private.insist(
      (details ->> 'end')::timestamptz > now() and exists (
        select from private.food_terms t, jsonb_array_elements(t.windows) w
        where t.item_id = handover.item_id and (w ->> 'start')::timestamptz = (details ->> 'start')::timestamptz
          and (w ->> 'end')::timestamptz = (details ->> 'end')::timestamptz));
    perform private.move_handover(handover_id, 'arrange', actor);
    update private.food_handovers h set chosen = jsonb_build_object(
        'start', (details ->> 'start')::timestamptz, 'end', (details ->> 'end')::timestamptz)
      where h.id = handover_id;
  when 'cancel' then
    perform private.insist(
      coalesce(details ->> 'reason', '') in ('cannotCome', 'other', case when actor = 'giver' then 'notAvailable' else 'notNeeded' end));
    perform private.move_handover(handover_id, 'cancel', actor);
    update private.food_handovers h set cancelled_by = actor, reason = details ->> 'reason' where h.id = handover_id;
  when 'answer' then
    perform private.insist(
      coalesce(details ->> 'outcome', '') in ('worked', 'missed') and not handover.is_closed
      and case when actor = 'giver' then handover.giver_answer else handover.taker_answer end is null);
    if not private.is_final(handover.status) then
      is_over := coalesce((handover.chosen ->> 'end')::timestamptz, handover.expiry) <= now();
      perform private.insist(details ->> 'outcome' = 'worked' or is_over);
      perform private.move_handover(handover_id, case when details ->> 'outcome' = 'worked' then 'handOver' else 'miss' end, actor);
      if details ->> 'outcome' = 'missed' then
        update private.food_handovers h set cancelled_by = actor, reason = 'missed' where h.id = handover_id;
      end if;
    else
      perform private.insist(handover.status = 'handedOver' or handover.reason is not distinct from 'missed');
    end if;
    update private.food_handovers h set
      giver_answer = case when actor = 'giver' then details ->> 'outcome' else h.giver_answer end,
      taker_answer = case when actor = 'taker' then details ->> 'outcome' else h.taker_answer end
      where h.id = handover_id;
    if details ->> 'outcome' = 'missed'
      and (case when actor = 'giver' then handover.taker_answer else handover.giver_answer end) is distinct from 'worked' then
      insert into private.food_misses as m (person, count)
        values (case when actor = 'giver' then handover.taker else handover.giver end, 1)
        on conflict (person) do update set count = m.count + 1;
    end if;
  when 'send' then
    perform private.insist(
      not handover.is_closed and handover.status in ('asked', 'accepted', 'arranged', 'handedOver'));
    select count(*) into count from private.food_messages m where m.handover_id = handover.id;
    perform private.insist(count < 200);
    insert into private.food_messages (handover_id, number, author, text)
      values (handover.id, count + 1, actor, details ->> 'text');
  when 'markRead' then
    select count(*) into count from private.food_messages m where m.handover_id = handover.id;
    update private.food_handovers h set
      giver_seen = case when actor = 'giver' then count else h.giver_seen end,
      taker_seen = case when actor = 'taker' then count else h.taker_seen end
      where h.id = handover_id;
  else
    raise exception 'action is %, but must be one that the app knows', action using errcode = '22023';
  end case;
end
$$;

-- Whoever reports it does not see it any more. Where the reports weigh enough, nobody does but its giver.
create or replace function public.report_food_item(item_id uuid, reason text) returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  me uuid := auth.uid();
  item private.food_parties;
begin
  perform private.count_act('reports');
  -- Also what one's own report hides already: the later reason stands. Locked, so that of several at once one is the last
  -- that is needed.
  select p.* into item from private.food_parties p where p.item_id = report_food_item.item_id for update;
  if not found then
    raise exception 'gone' using errcode = 'PT410';
  end if;
  perform private.insist(item.owner <> me);
  insert into private.food_reports as r (item_id, reporter, reason, weight)
    values (item.item_id, me, report_food_item.reason, private.limit_of(me, 'reportWeight'))
    -- Who reported before being known here counts with a later report, but not with one that was judged when an item was
    -- restored.
    on conflict on constraint food_reports_pkey do update set reason = excluded.reason, weight = case
      when exists (select from private.food_cases c where c.item_id = r.item_id and c.decision = 'restored') then r.weight
      else excluded.weight end;
  if (select coalesce(sum(r.weight), 0) from private.food_reports r where r.item_id = item.item_id) >= 3 then
    update public.food_items i set is_hidden = true where i.id = item.item_id and not i.is_hidden;
    -- What a moderator restored is hidden by new reports only, and then their giver may answer again.
    delete from private.food_cases c where found and c.item_id = item.item_id and c.decision = 'restored';
  end if;
end
$$;

-- The reasons of the reports of an item, with their number.
create function private.report_reasons(item uuid) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select coalesce(jsonb_object_agg(g.reason, g.n), '{}') from (
    select r.reason, count(*) as n from private.food_reports r where r.item_id = report_reasons.item group by r.reason) g
$$;

-- What an item's giver reads of the reports that have hidden it. Nobody learns who reported it.
create function public.food_item_case(item_id uuid) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  if not private.owns(item_id) then
    raise exception 'gone' using errcode = 'PT410';
  end if;
  return (
    select jsonb_build_object(
      'is_hidden', i.is_hidden, 'reasons', private.report_reasons(i.id), 'answer', c.answer, 'decision', c.decision)
    from public.food_items i left join private.food_cases c on c.item_id = i.id where i.id = food_item_case.item_id);
end
$$;

-- The giver's answer, which moderators read. A later one replaces it until they decide.
create function public.answer_food_item_reports(item_id uuid, answer text) returns void
language plpgsql volatile security definer set search_path = ''
as $$
begin
  perform private.count_act('messages');
  perform private.insist(
    private.owns(item_id)
    and (select i.is_hidden from public.food_items i where i.id = answer_food_item_reports.item_id)
    and answer is not null
    and not exists (
      select from private.food_cases c where c.item_id = answer_food_item_reports.item_id and c.decision is not null));
  insert into private.food_cases as c (item_id, answer, answered_at)
    values (answer_food_item_reports.item_id, answer_food_item_reports.answer, now())
    on conflict on constraint food_cases_pkey do update set answer = excluded.answer, answered_at = excluded.answered_at;
end
$$;

create function private.is_moderator() returns boolean
language sql stable security definer set search_path = ''
as $$ select exists (select from private.food_moderators m where m.person = (select auth.uid())) $$;

create function public.is_food_moderator() returns boolean
language sql stable security definer set search_path = ''
as $$ select private.is_moderator() $$;

create function private.insist_moderator() returns void
language plpgsql stable set search_path = ''
as $$
begin
  if not private.is_moderator() then
    raise exception 'moderators' using errcode = 'PT403';
  end if;
end
$$;

-- The items with reports on which nobody has decided, the hidden ones first. Neither the giver nor the exact place is in it.
create function public.food_moderation() returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.insist_moderator();
  return (
    select coalesce(jsonb_agg(jsonb_build_object(
      'id', o.id, 'title', o.title, 'description', o.description, 'photo', o.photo, 'is_hidden', o.is_hidden,
      'reasons', private.report_reasons(o.id), 'answer', o.answer) order by o.is_hidden desc, o.first), '[]')
    from (
      select i.id, i.title, i.description, i.photo, i.is_hidden, c.answer,
        (select min(r.created_at) from private.food_reports r where r.item_id = i.id) as first
      from public.food_items i
      left join private.food_cases c on c.item_id = i.id
      where i.expiry_date > now() and c.decision is null and exists (
        select from private.food_reports r where r.item_id = i.id)
      order by i.is_hidden desc, first limit 200) o);
end
$$;

-- Shows an item again, or keeps it hidden. The reports that there are weigh nothing afterwards.
create function public.decide_food_item(item_id uuid, decision text) returns void
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
  insert into private.food_cases as c (item_id, decision, decided_at) values (item, decide_food_item.decision, now())
    on conflict on constraint food_cases_pkey do update set decision = excluded.decision, decided_at = excluded.decided_at;
  update public.food_items i set is_hidden = (decide_food_item.decision = 'kept') where i.id = item;
  if decide_food_item.decision = 'restored' then
    update private.food_reports r set weight = 0 where r.item_id = item;
  end if;
end
$$;

create or replace function public.forget_my_food() returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  me uuid := auth.uid();
  handover private.food_handovers;
begin
  -- In the order of their keys, as everybody locks items, so that two such calls never wait for each other.
  perform 1 from private.food_parties p
    where p.owner = me or p.item_id in (
      select h.item_id from private.food_handovers h where h.taker = me and h.status in ('asked', 'accepted', 'arranged'))
    order by p.item_id for update;
  delete from public.food_items i using private.food_parties p where p.item_id = i.id and p.owner = me;
  for handover in
    select h.* from private.food_handovers h where h.taker = me and h.status in ('asked', 'accepted', 'arranged') order by h.item_id
  loop
    perform private.settle_item(handover.item_id);
    if exists (select from private.food_parties p where p.item_id = handover.item_id and p.claimer = me) then
      update private.food_handovers h set status = 'cancelled', ended_at = now() where h.id = handover.id;
      perform private.free_item(handover.item_id, now());
    end if;
  end loop;
  -- What they received stays given away, and does not remember by whom.
  update private.food_parties p set claimer = null, is_accepted = false where p.claimer = me and p.is_given;
  delete from private.food_handovers h where me in (h.giver, h.taker);
  delete from private.food_terms t where t.owner = me;
  delete from private.food_homes h where h.owner = me;
  delete from private.food_reports r where r.reporter = me;
  delete from private.food_blocks b where b.blocker = me;
end
$$;

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
  return items + handovers;
end
$$;

-- As before, and no more files in an hour than people need.
create or replace function private.may_add_photo(name text) returns boolean
language sql stable security definer set search_path = ''
as $$
  select name ~ '^[0-9a-f-]{36}/[0-9a-f-]{36}/(full|small)[.]jpg$'
    and not exists (
      select from private.food_parties p
      where p.item_id::text = (storage.foldername(name))[1] and p.owner is distinct from (select auth.uid()))
    and (
      (select auth.uid()) is null or private.limit_of((select auth.uid()), 'photos') > (
        select count(*) from storage.objects o
        where o.bucket_id = 'food-photos' and o.owner_id = (select auth.uid())::text and o.created_at > now() - interval '1 hour'))
$$;
create policy moderators_see_photos on storage.objects for select to authenticated
  using (bucket_id = 'food-photos' and private.is_moderator());

-- Functions are everybody's until it is said otherwise.
revoke execute on function
  private.limit_of(uuid, text), private.refuse(text, integer, timestamptz), private.count_act(text), private.count_offer(),
  private.open_claims(uuid), private.pair_key(uuid, uuid), private.may_claim(private.food_parties),
  private.report_reasons(uuid), private.insist_moderator()
  from public;
revoke execute on function
  public.food_item_case(uuid), public.answer_food_item_reports(uuid, text), public.is_food_moderator(),
  public.food_moderation(), public.decide_food_item(uuid, text)
  from public, anon;
-- And nobody's in a project whose defaults say so.
grant execute on function
  public.food_item_case(uuid), public.answer_food_item_reports(uuid, text), public.is_food_moderator(),
  public.food_moderation(), public.decide_food_item(uuid, text)
  to authenticated;
grant execute on function private.is_moderator() to anon, authenticated;
