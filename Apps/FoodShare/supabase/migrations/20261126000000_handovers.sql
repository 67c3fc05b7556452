-- From a claim to a hand-over: a conversation of two people, with pickup times, messages, a line behind a request, and an
-- end that is purged. Who may move what is `private.handover_after`, the same as the app's `HandOverStatus.after`.

-- Whether somebody has received it; true also when their hand-over is gone, since they forgot everything.
alter table private.food_parties add column is_given boolean not null default false;

-- What a giver says about the pickup of an item. It stays when the item goes, for those who had a part in it.
create table private.food_terms (
  item_id uuid primary key,
  owner uuid not null references auth.users (id) on delete cascade,
  answer_hours integer not null default 2 check (answer_hours between 1 and 24),
  note text not null default '' check (
    -- Eight code points for a character, as in the app: a family of four is one character and seven code points.
    char_length(note) <= 2400
    and note !~ U&'[\0001-\0009\000B-\001F\007F-\009F\200B\202A-\202E\2028\2029\2060-\2064\2066-\2069\FEFF]'),
  windows jsonb not null default '[]' check (jsonb_typeof(windows) = 'array' and jsonb_array_length(windows) <= 6)
);

-- One person's request for an item, until 30 days after its end. It stays when the item goes.
create table private.food_handovers (
  id uuid primary key default gen_random_uuid(),
  item_id uuid not null,
  giver uuid not null references auth.users (id) on delete cascade,
  taker uuid not null references auth.users (id) on delete cascade,
  title text not null,
  expiry timestamptz not null,
  latitude double precision not null,
  longitude double precision not null,
  status text not null check (
    status in ('inLine', 'asked', 'accepted', 'arranged', 'handedOver', 'declined', 'cancelled', 'lapsed')),
  asked_at timestamptz not null default clock_timestamp(),
  answer_by timestamptz,
  chosen jsonb,
  ended_at timestamptz,
  cancelled_by text check (cancelled_by in ('giver', 'taker')),
  reason text,
  giver_answer text check (giver_answer in ('worked', 'missed')),
  taker_answer text check (taker_answer in ('worked', 'missed')),
  is_closed boolean not null default false,
  giver_seen integer not null default 0,
  taker_seen integer not null default 0,
  check (giver <> taker)
);
create index food_handovers_giver on private.food_handovers (giver);
create index food_handovers_taker on private.food_handovers (taker);
create index food_handovers_item on private.food_handovers (item_id, asked_at);
create index food_handovers_ended on private.food_handovers (ended_at);
-- Whatever calls come at once: one person has an item, and nobody asks for it twice.
create unique index food_handovers_current on private.food_handovers (item_id)
  where status in ('asked', 'accepted', 'arranged', 'handedOver');
create unique index food_handovers_asker on private.food_handovers (item_id, taker)
  where status in ('inLine', 'asked', 'accepted', 'arranged');

create table private.food_messages (
  handover_id uuid not null references private.food_handovers (id) on delete cascade,
  number integer not null check (number between 1 and 200),
  author text not null check (author in ('giver', 'taker')),
  -- No control characters but line breaks, and nothing that changes the direction of other text.
  text text not null check (
    char_length(text) between 1 and 8000 and btrim(text, E' \n') <> ''
    and text !~ U&'[\0001-\0009\000B-\001F\007F-\009F\200B\202A-\202E\2028\2029\2060-\2064\2066-\2069\FEFF]'),
  sent_at timestamptz not null default clock_timestamp(),
  primary key (handover_id, number)
);

-- The pickups to which a person did not come.
create table private.food_misses (
  person uuid primary key references auth.users (id) on delete cascade,
  count integer not null
);

alter table private.food_terms enable row level security;
alter table private.food_handovers enable row level security;
alter table private.food_messages enable row level security;
alter table private.food_misses enable row level security;

-- The state after a move; null where this actor may not make it.
create function private.handover_after(status text, move text, actor text) returns text
language sql immutable set search_path = ''
as $$
  select case
    when move = 'moveUp' and actor = 'clock' and status = 'inLine' then 'asked'
    when move = 'decline' and actor = 'giver' and status in ('inLine', 'asked') then 'declined'
    when move = 'lapse' and actor = 'clock' and status in ('inLine', 'asked') then 'lapsed'
    when move = 'accept' and actor = 'giver' and status = 'asked' then 'accepted'
    when move = 'cancel' and actor = 'taker' and status in ('inLine', 'asked') then 'cancelled'
    when move = 'arrange' and actor = 'taker' and status in ('accepted', 'arranged') then 'arranged'
    when move = 'rearrange' and actor = 'giver' and status = 'arranged' then 'accepted'
    when move in ('handOver', 'miss', 'cancel') and actor in ('giver', 'taker') and status in ('accepted', 'arranged') then
      case when move = 'handOver' then 'handedOver' else 'cancelled' end
  end
$$;

create function private.is_final(status text) returns boolean
language sql immutable set search_path = ''
as $$ select status in ('handedOver', 'declined', 'cancelled', 'lapsed') $$;

create function private.answer_time(item uuid) returns interval
language sql stable security definer set search_path = ''
as $$
  select make_interval(hours => coalesce((select t.answer_hours from private.food_terms t where t.item_id = item), 2))
$$;

-- Takes an item from the person who had it, and asks for the next one in line. Its row in food_parties is locked.
create function private.free_item(item uuid, moment timestamptz) returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  following private.food_handovers;
begin
  update private.food_parties p set claimer = null, is_accepted = false where p.item_id = item;
  if not exists (select from public.food_items i where i.id = item and i.expiry_date > moment) then
    return;
  end if;
  select h.* into following from private.food_handovers h
    where h.item_id = item and h.status = 'inLine' order by h.asked_at, h.id limit 1 for update;
  if found then
    update private.food_handovers h set status = 'asked', answer_by = moment + private.answer_time(item) where h.id = following.id;
    update private.food_parties p set claimer = following.taker where p.item_id = item;
  end if;
end
$$;

-- Applies what the clock has changed: requests that nobody answered lapse, and the next in line moves up. Afterwards the
-- item's row in food_parties is locked, so that changes of one item come one after the other.
create function private.settle_item(item uuid) returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  party private.food_parties;
  ends timestamptz;
  request private.food_handovers;
  due timestamptz;
begin
  select p.* into party from private.food_parties p where p.item_id = item for update;
  if not found then
    return;
  end if;
  select i.expiry_date into ends from public.food_items i where i.id = item;
  -- A claim that was made before there were hand-overs does not lapse before the item.
  if party.claimer is not null and not party.is_given then
    insert into private.food_handovers (item_id, giver, taker, title, expiry, latitude, longitude, status)
      select item, party.owner, party.claimer, i.title, i.expiry_date, party.latitude, party.longitude,
        case when party.is_accepted then 'accepted' else 'asked' end
      from public.food_items i
      where i.id = item and not exists (
        select from private.food_handovers h
        where h.item_id = item and h.status in ('asked', 'accepted', 'arranged', 'handedOver'));
  end if;
  loop
    select h.* into request from private.food_handovers h where h.item_id = item and h.status = 'asked';
    exit when not found;
    due := least(coalesce(request.answer_by, 'infinity'), ends);
    exit when due > now();
    update private.food_handovers h set status = 'lapsed', answer_by = null, ended_at = due where h.id = request.id;
    perform private.free_item(item, due);
  end loop;
  if ends <= now() then
    update private.food_handovers h set status = 'lapsed', ended_at = ends where h.item_id = item and h.status = 'inLine';
  elsif exists (select from private.food_parties p where p.item_id = item and p.claimer is null and not p.is_given) then
    -- The person who had it is gone, and took the request along.
    perform private.free_item(item, now());
  end if;
end
$$;

-- Makes a move, and whatever follows from it for the item.
create function private.move_handover(handover uuid, move text, actor text) returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  before private.food_handovers;
  after text;
begin
  select h.* into before from private.food_handovers h where h.id = handover for update;
  after := private.handover_after(before.status, move, actor);
  perform private.insist(after is not null and not before.is_closed);
  update private.food_handovers h
    set status = after, answer_by = null, ended_at = case when private.is_final(after) then now() end
    where h.id = handover;
  if before.status = 'inLine' then
    return;
  end if;
  if after in ('accepted', 'arranged', 'handedOver') then
    update private.food_parties p set is_accepted = true, is_given = (after = 'handedOver')
      where p.item_id = before.item_id and p.claimer = before.taker;
  else
    perform private.free_item(before.item_id, now());
  end if;
  if after = 'handedOver' then
    update private.food_handovers h set status = 'lapsed', ended_at = now()
      where h.item_id = before.item_id and h.status = 'inLine';
  end if;
end
$$;

-- Closes a conversation for both, and ends what is under way.
create function private.close_handover(handover uuid, actor text) returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  before private.food_handovers;
begin
  select h.* into before from private.food_handovers h where h.id = handover;
  perform private.settle_item(before.item_id);
  select h.* into before from private.food_handovers h where h.id = handover for update;
  if private.is_final(before.status) then
    update private.food_handovers h set is_closed = true where h.id = handover;
    return;
  end if;
  update private.food_handovers h
    set status = 'cancelled', answer_by = null, ended_at = now(), cancelled_by = actor, reason = 'closed', is_closed = true
    where h.id = handover;
  if before.status <> 'inLine' then
    perform private.free_item(before.item_id, now());
  end if;
end
$$;

-- Hides two people from each other, and closes all their conversations.
create function private.block_person(other uuid) returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  me uuid := auth.uid();
  handover private.food_handovers;
begin
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

-- What an item's giver takes off the list ends for everybody who had a part in it.
create function private.take_back() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  update private.food_handovers h
    set status = 'cancelled', answer_by = null, ended_at = now(), cancelled_by = 'giver', reason = 'takenBack'
    where h.item_id = old.id and not private.is_final(h.status);
  return old;
end
$$;
create trigger take_back before delete on public.food_items
  for each row execute function private.take_back();

-- What the two read follows what the giver changes, as long as it is under way.
create function private.keep_copy() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  update private.food_handovers h set title = new.title, expiry = new.expiry_date
    where h.item_id = new.id and not private.is_final(h.status);
  return null;
end
$$;
create trigger keep_copy after update of title, expiry_date on public.food_items
  for each row execute function private.keep_copy();

-- Whether one of two people hides the other.
create function private.are_apart(one uuid, other uuid) returns boolean
language sql stable security definer set search_path = ''
as $$
  select exists (
    select from private.food_blocks b
    where (b.blocker = one and b.blocked = other) or (b.blocker = other and b.blocked = one))
$$;

-- Whether whoever asks has asked for an item fewer than ten times: nobody fills the giver's list, or asks for ever.
create function private.may_ask(item uuid) returns boolean
language sql stable security definer set search_path = ''
as $$
  select count(*) < 10 from private.food_handovers h where h.item_id = item and h.taker = (select auth.uid())
$$;

-- As before, and neither of two people of whom one hides the other sees what the other offers.
create or replace function private.sees(item uuid, is_hidden boolean) returns boolean
language sql stable security definer set search_path = ''
as $$
  select coalesce(p.owner = me.id, false)
    or (
      (not is_hidden or (p.is_accepted and coalesce(p.claimer = me.id, false)))
      and not exists (select from private.food_reports r where r.item_id = item and r.reporter = me.id)
      and not exists (
        select from private.food_blocks b
        where (b.blocker = me.id and b.blocked = p.owner) or (b.blocker = p.owner and b.blocked = me.id))
    )
  from (select auth.uid() as id) me
  left join private.food_parties p on p.item_id = item
$$;

-- Who has an item now: a request that has lapsed counts no more, even before anybody has settled it.
create function private.claimer_now(item uuid) returns uuid
language sql stable security definer set search_path = ''
as $$
  select case
    when h.id is null then p.claimer
    else (
      select n.taker from private.food_handovers n
      where n.item_id = item and n.status = 'inLine' order by n.asked_at, n.id limit 1)
  end
  from private.food_parties p
  left join private.food_handovers h
    on h.item_id = p.item_id and h.status = 'asked' and h.taker = p.claimer and h.answer_by <= now()
  where p.item_id = item
$$;

create or replace function private.is_on_offer(item uuid) returns boolean
language sql stable security definer set search_path = ''
as $$
  select not exists (
    select from private.food_parties p, (select auth.uid() as id) me, private.claimer_now(item) as c(id)
    where p.item_id = item and c.id is not null and c.id is distinct from me.id and p.owner is distinct from me.id)
  and not exists (select from private.food_parties p where p.item_id = item and p.is_given)
$$;

create or replace function private.standing(item uuid, is_hidden boolean) returns text
language sql stable security definer set search_path = ''
as $$
  select case
    when p.owner = me.id then case
      when standing.is_hidden then 'own_reported'
      when c.id is null then 'own'
      when p.is_accepted then 'own_accepted'
      else 'own_waiting'
    end
    when c.id is null and p.is_given then 'taken'
    when c.id is null then 'open'
    when c.id is distinct from me.id then 'taken'
    when p.is_accepted then 'received'
    else 'asked'
  end
  from private.food_parties p, (select auth.uid() as id) me, private.claimer_now(standing.item) as c(id)
  where p.item_id = standing.item
$$;

create or replace function public.claim_food_item(item_id uuid) returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  item private.food_parties := private.item_of(item_id);
begin
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

-- Asks for an item that somebody else has asked for: the request is made when theirs ends.
create function public.join_food_item_line(item_id uuid) returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  item private.food_parties := private.item_of(item_id);
  me uuid := auth.uid();
begin
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

create or replace function public.accept_food_item_claim(item_id uuid) returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  item private.food_parties := private.item_of(item_id);
  request uuid;
begin
  perform private.settle_item(item.item_id);
  select h.id into request from private.food_handovers h
    where h.item_id = item.item_id and h.giver = auth.uid() and h.status = 'asked';
  perform private.insist(found);
  perform private.move_handover(request, 'accept', 'giver');
end
$$;

create or replace function public.release_food_item(item_id uuid) returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  item private.food_parties := private.item_of(item_id);
  request private.food_handovers;
  actor text;
begin
  perform private.settle_item(item.item_id);
  select h.* into request from private.food_handovers h
    where h.item_id = item.item_id and h.status in ('asked', 'accepted', 'arranged');
  if not found then
    -- Nothing to give up: a giver is told nothing, as before.
    perform private.insist(item.owner = auth.uid());
    return;
  end if;
  perform private.insist(auth.uid() in (request.giver, request.taker));
  actor := case when request.giver = auth.uid() then 'giver' else 'taker' end;
  if actor = 'giver' and request.status = 'asked' then
    perform private.move_handover(request.id, 'decline', actor);
  else
    perform private.move_handover(request.id, 'cancel', actor);
    update private.food_handovers h
      set cancelled_by = actor, reason = case when actor = 'giver' then 'notAvailable' else 'notNeeded' end
      where h.id = request.id;
  end if;
end
$$;

create or replace function public.block_food_item_giver(item_id uuid) returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  item private.food_parties := private.item_of(item_id);
begin
  perform private.insist(item.owner <> auth.uid());
  perform private.block_person(item.owner);
end
$$;

-- What one of the two people does with a hand-over.
create function public.act_on_food_handover(handover_id uuid, action text, details jsonb default '{}') returns void
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
  when 'block' then
    perform private.block_person(case when actor = 'giver' then handover.taker else handover.giver end);
    perform private.close_handover(handover_id, actor);
  else
    raise exception 'action is %, but must be one that the app knows', action using errcode = '22023';
  end case;
end
$$;

-- The hand-overs of whoever asks, in the form that the app reads.
create function public.my_food_handovers() returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  me uuid := auth.uid();
  item uuid;
begin
  for item in
    select distinct h.item_id from private.food_handovers h
    where me in (h.giver, h.taker) and h.status in ('asked', 'inLine') order by 1
  loop
    perform private.settle_item(item);
  end loop;
  return (
    select coalesce(jsonb_agg(jsonb_build_object(
      'id', h.id, 'listing', h.item_id, 'title', h.title, 'expiry', h.expiry, 'role', r.role, 'status', h.status,
      'asked_at', h.asked_at, 'answer_by', h.answer_by, 'chosen', h.chosen, 'ended_at', h.ended_at,
      'cancelled_by', h.cancelled_by, 'reason', h.reason, 'giver_answer', h.giver_answer, 'taker_answer', h.taker_answer,
      'is_closed', h.is_closed, 'answer_hours', coalesce(t.answer_hours, 2),
      'note', case when r.role = 'giver' or r.is_agreed then coalesce(t.note, '') else '' end,
      'windows', coalesce(t.windows, '[]'),
      'latitude', case when r.role = 'giver' or r.is_agreed then h.latitude end,
      'longitude', case when r.role = 'giver' or r.is_agreed then h.longitude end,
      'messages', (
        select coalesce(jsonb_agg(jsonb_build_object('author', m.author, 'text', m.text, 'sent_at', m.sent_at) order by m.number), '[]')
        from private.food_messages m where m.handover_id = h.id),
      'unread', (
        select count(*) from private.food_messages m
        where m.handover_id = h.id and m.author <> r.role
          and m.number > case when r.role = 'giver' then h.giver_seen else h.taker_seen end),
      'missed', coalesce((
        select s.count from private.food_misses s where s.person = case when r.role = 'giver' then h.taker else h.giver end), 0),
      'ahead', case when h.status = 'inLine' then (
        select count(*) from private.food_handovers n
        where n.item_id = h.item_id and not private.is_final(n.status) and (n.asked_at, n.id) < (h.asked_at, h.id)) else 0 end
    )), '[]')
    from private.food_handovers h
    cross join lateral (
      select case when h.giver = me then 'giver' else 'taker' end as role,
        h.status in ('accepted', 'arranged', 'handedOver') and not h.is_closed as is_agreed) r
    left join private.food_terms t on t.item_id = h.item_id
    where me in (h.giver, h.taker) and not (r.role = 'giver' and h.status = 'inLine')
      and coalesce(h.ended_at, 'infinity') > now() - interval '30 days');
end
$$;

create function public.has_part_in_food_item(item_id uuid) returns boolean
language sql stable security definer set search_path = ''
as $$
  select private.owns(has_part_in_food_item.item_id) or exists (
    select from private.food_handovers h
    where h.item_id = has_part_in_food_item.item_id and (select auth.uid()) in (h.giver, h.taker))
$$;

-- The items of whoever asks that nobody has received.
create function public.my_food_items() returns jsonb
language sql stable security definer set search_path = ''
as $$
  select coalesce(jsonb_agg(p.item_id order by i.created_at desc), '[]')
  from private.food_parties p join public.food_items i on i.id = p.item_id
  where p.owner = (select auth.uid()) and not p.is_given
$$;

create function public.food_item_terms(item_id uuid) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  if not private.owns(item_id) then
    raise exception 'gone' using errcode = 'PT410';
  end if;
  return coalesce(
    (select jsonb_build_object('answer_hours', t.answer_hours, 'note', t.note, 'windows', t.windows)
      from private.food_terms t where t.item_id = food_item_terms.item_id),
    '{"answer_hours": 2, "note": "", "windows": []}');
end
$$;

-- Changes the terms. A chosen pickup time that is no longer proposed is withdrawn, unless it is over.
create function public.set_food_item_terms(item_id uuid, terms jsonb) returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  item private.food_parties := private.item_of(item_id);
  handover private.food_handovers;
  windows jsonb;
begin
  perform private.insist(item.owner = auth.uid());
  perform private.settle_item(item.item_id);
  if exists (
    select from jsonb_array_elements(terms -> 'windows') w
    where not coalesce(
      (w ->> 'end')::timestamptz - (w ->> 'start')::timestamptz between interval '15 minutes' and interval '1 day'
      and (w ->> 'end')::timestamptz > now() and (w ->> 'start')::timestamptz <= now() + interval '15 days', false)) then
    raise exception 'windows must lie ahead, and have 15 minutes to a day each' using errcode = '22023';
  end if;
  -- Written anew, so that the other person's app reads nothing but times, whatever was sent.
  select coalesce(
      jsonb_agg(jsonb_build_object('start', (w ->> 'start')::timestamptz, 'end', (w ->> 'end')::timestamptz) order by n), '[]')
    into windows from jsonb_array_elements(terms -> 'windows') with ordinality as given (w, n);
  insert into private.food_terms as t (item_id, owner, answer_hours, note, windows)
    values (item.item_id, item.owner, (terms ->> 'answer_hours')::integer, coalesce(terms ->> 'note', ''), windows)
    on conflict on constraint food_terms_pkey do update
      set answer_hours = excluded.answer_hours, note = excluded.note, windows = excluded.windows;
  select h.* into handover from private.food_handovers h where h.item_id = item.item_id and h.status = 'arranged';
  if found and (handover.chosen ->> 'end')::timestamptz > now() and not exists (
    select from jsonb_array_elements(terms -> 'windows') w
    where (w ->> 'start')::timestamptz = (handover.chosen ->> 'start')::timestamptz
      and (w ->> 'end')::timestamptz = (handover.chosen ->> 'end')::timestamptz) then
    perform private.move_handover(handover.id, 'rearrange', 'giver');
    update private.food_handovers h set chosen = null where h.id = handover.id;
  end if;
end
$$;

-- Removes the offers, requests and conversations of whoever asks, for both sides.
create function public.forget_my_food() returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  me uuid := auth.uid();
  handover private.food_handovers;
begin
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

-- Removes what ended 30 days ago: conversations, exact places, and items. Call it once a day with pg_cron:
-- select cron.schedule('purge-food', '17 3 * * *', 'select public.purge_food()');
create function public.purge_food() returns integer
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
  return items + handovers;
end
$$;

-- Functions are everybody's until it is said otherwise.
revoke execute on function
  private.handover_after(text, text, text), private.is_final(text), private.answer_time(uuid),
  private.free_item(uuid, timestamptz), private.settle_item(uuid), private.move_handover(uuid, text, text),
  private.close_handover(uuid, text), private.block_person(uuid), private.take_back(), private.are_apart(uuid, uuid),
  private.claimer_now(uuid), private.may_ask(uuid),
  private.keep_copy()
  from public;
revoke execute on function
  public.join_food_item_line(uuid), public.act_on_food_handover(uuid, text, jsonb), public.my_food_handovers(),
  public.has_part_in_food_item(uuid), public.my_food_items(), public.food_item_terms(uuid),
  public.set_food_item_terms(uuid, jsonb), public.forget_my_food()
  from public, anon;
revoke execute on function public.purge_food() from public, anon, authenticated;
-- And nobody's in a project whose defaults say so.
grant execute on function
  public.join_food_item_line(uuid), public.act_on_food_handover(uuid, text, jsonb), public.my_food_handovers(),
  public.has_part_in_food_item(uuid), public.my_food_items(), public.food_item_terms(uuid),
  public.set_food_item_terms(uuid, jsonb), public.forget_my_food()
  to authenticated;
grant execute on function public.purge_food() to service_role;
