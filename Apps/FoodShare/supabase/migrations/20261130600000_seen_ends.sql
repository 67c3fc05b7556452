-- Who waits for food, or is on the way, reads that its giver has forgotten everything, instead of finding nothing. And who has not
-- seen that the other person ended a hand-over is told until they do.

-- Null once the giver has left; then nothing of theirs but the title stays, until the purge.
alter table private.food_handovers alter column giver drop not null;
alter table private.food_handovers alter column latitude drop not null;
alter table private.food_handovers alter column longitude drop not null;
-- Who has not seen that the other one ended it.
alter table private.food_handovers add column unseen_end text check (unseen_end in ('giver', 'taker'));

-- Notes who has to be told of an end. The giver does not know who waits in line, and so is not told who leaves it.
create function private.note_end() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if new.status = 'cancelled' and not private.is_final(old.status) then
    new.unseen_end := case
      when new.cancelled_by = 'giver' or auth.uid() = old.giver then 'taker'
      when auth.uid() = old.taker and old.status <> 'inLine' then 'giver'
    end;
  end if;
  return new;
end
$$;
create trigger note_end before update of status on private.food_handovers
  for each row execute function private.note_end();

-- Reading the messages is seeing the end.
create function private.see_end() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if new.unseen_end = (case when auth.uid() = new.taker then 'taker' when auth.uid() = new.giver then 'giver' end) then
    new.unseen_end := null;
  end if;
  return new;
end
$$;
create trigger see_end before update of giver_seen, taker_seen on private.food_handovers
  for each row execute function private.see_end();

-- As before, and whether the reader has not seen yet that the other person ended it.
create or replace function public.my_food_handovers() returns jsonb
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
      'address', case when r.role = 'giver' or r.is_agreed then coalesce(t.address, '') else '' end,
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
        where n.item_id = h.item_id and not private.is_final(n.status) and (n.asked_at, n.id) < (h.asked_at, h.id)) else 0 end,
      'behind', case when r.role = 'giver' and not private.is_final(h.status) then (
        select count(*) from private.food_handovers n where n.item_id = h.item_id and n.status = 'inLine') else 0 end,
      'is_end_unseen', coalesce(h.unseen_end = r.role, false)
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

-- As before, except for what this ends: whoever had a part in it keeps the title and the reason.
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
  -- What lapsed before this has ended by itself.
  perform private.settle_item(own.item_id) from (
    select p.item_id from private.food_parties p where p.owner = me order by p.item_id) own;
  delete from public.food_items i using private.food_parties p where p.item_id = i.id and p.owner = me;
  -- Nothing of the giver is left in what this has just ended.
  update private.food_handovers h
    set reason = 'giverLeft', giver = null, latitude = null, longitude = null, chosen = null
    where h.giver = me and h.reason = 'takenBack' and h.ended_at = now();
  delete from private.food_messages m using private.food_handovers h
    where h.id = m.handover_id and h.giver is null and h.ended_at = now();
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

-- As before, except that a giver who has left is nobody who could be blocked.
create or replace function private.block_person(other uuid) returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  me uuid := auth.uid();
  handover private.food_handovers;
begin
  if other is null then
    raise exception 'nobody' using errcode = 'PT409';
  end if;
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

-- Functions are everybody's until it is said otherwise.
revoke execute on function private.note_end(), private.see_end() from public;
