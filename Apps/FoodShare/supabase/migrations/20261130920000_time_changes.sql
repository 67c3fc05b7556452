-- Each change of an agreed pickup time is told once, also if the same time is agreed on again later, and whoever did not make it
-- is told until they have seen it.

-- The time that was agreed on before the last change, and the number of changes.
alter table private.food_handovers add column earlier jsonb;
alter table private.food_handovers add column time_changes integer not null default 0;
-- Who has not seen that the other one changed it.
alter table private.food_handovers add column unseen_time text check (unseen_time in ('giver', 'taker'));
-- The number of times that the giver proposed other times.
alter table private.food_terms add column changes integer not null default 0;

-- Notes a change of the agreed time, and who has to be told: the taker chooses, and the giver withdraws.
create function private.note_time() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if new.giver is null then
    -- Nothing of a giver who has left stays but the title.
    new.earlier := null;
    new.unseen_time := null;
  elsif new.chosen is distinct from old.chosen then
    new.time_changes := old.time_changes + 1;
    new.earlier := coalesce(old.chosen, old.earlier);
    if new.earlier is not null then
      new.unseen_time := case when new.chosen is null then 'taker' else 'giver' end;
    end if;
  end if;
  return new;
end
$$;
create trigger note_time before update of chosen on private.food_handovers
  for each row execute function private.note_time();

-- Counts the changes of proposed times. One that is over and no longer named is no change.
create function private.count_proposals() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if exists (
    (select w from jsonb_array_elements(new.windows) w where (w ->> 'end')::timestamptz > now()
      except select w from jsonb_array_elements(old.windows) w)
    union all
    (select w from jsonb_array_elements(old.windows) w where (w ->> 'end')::timestamptz > now()
      except select w from jsonb_array_elements(new.windows) w)) then
    new.changes := old.changes + 1;
  end if;
  return new;
end
$$;
create trigger count_proposals before update of windows on private.food_terms
  for each row execute function private.count_proposals();

-- Reading the messages is seeing the end and the agreed time.
create or replace function private.see_end() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  reader text := case when auth.uid() = new.taker then 'taker' when auth.uid() = new.giver then 'giver' end;
begin
  new.unseen_end := nullif(new.unseen_end, reader);
  new.unseen_time := nullif(new.unseen_time, reader);
  return new;
end
$$;

-- As before, and what was agreed on earlier, the numbers of changes, and whether the reader has seen the last one.
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
      'is_end_unseen', coalesce(h.unseen_end = r.role, false),
      'earlier', h.earlier, 'time_changes', h.time_changes, 'proposals', coalesce(t.changes, 0),
      'is_time_unseen', coalesce(h.unseen_time = r.role, false) and not private.is_final(h.status)
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

-- Functions are everybody's until it is said otherwise.
revoke execute on function private.note_time(), private.count_proposals() from public;
