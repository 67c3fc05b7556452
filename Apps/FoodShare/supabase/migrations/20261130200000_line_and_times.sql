-- Pickup times end before the food expires, also if they are proposed later than the offer, or the food is to be eaten
-- earlier. And a giver reads how many people wait behind a request.

-- Takes back the proposed times that end after a moment, and with them one that the two had chosen.
create function private.drop_late_windows() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  handover private.food_handovers;
begin
  update private.food_terms t set windows = (
      select coalesce(jsonb_agg(w order by n), '[]') from jsonb_array_elements(t.windows) with ordinality as kept (w, n)
      -- Apps round a time to a millisecond.
      where (w ->> 'end')::timestamptz <= new.expiry_date + interval '1 second')
    where t.item_id = new.id;
  select h.* into handover from private.food_handovers h where h.item_id = new.id and h.status = 'arranged';
  if found and (handover.chosen ->> 'end')::timestamptz > greatest(now(), new.expiry_date + interval '1 second') then
    perform private.move_handover(handover.id, 'rearrange', 'giver');
    update private.food_handovers h set chosen = null where h.id = handover.id;
  end if;
  return null;
end
$$;
create trigger drop_late_windows after update of expiry_date on public.food_items
  for each row when (new.expiry_date < old.expiry_date) execute function private.drop_late_windows();

-- As before, and no time ends after the item expires.
create or replace function public.set_food_item_terms(item_id uuid, terms jsonb) returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  item private.food_parties := private.item_of(item_id);
  handover private.food_handovers;
  windows jsonb;
  expiry timestamptz;
begin
  perform private.insist(item.owner = auth.uid());
  perform private.settle_item(item.item_id);
  select i.expiry_date into expiry from public.food_items i where i.id = item.item_id;
  if exists (
    select from jsonb_array_elements(terms -> 'windows') w
    where not coalesce(
      (w ->> 'end')::timestamptz - (w ->> 'start')::timestamptz between interval '15 minutes' and interval '1 day'
      and (w ->> 'end')::timestamptz > now() and (w ->> 'start')::timestamptz <= now() + interval '15 days', false)) then
    raise exception 'windows must lie ahead, and have 15 minutes to a day each' using errcode = '22023';
  end if;
  if exists (
    select from jsonb_array_elements(terms -> 'windows') w
    where (w ->> 'end')::timestamptz > expiry + interval '1 second') then
    raise exception 'windows must end by %, when the item expires', expiry using errcode = '22023';
  end if;
  -- Written anew, so that the other person's app reads nothing but times, whatever was sent.
  select coalesce(
      jsonb_agg(jsonb_build_object('start', (w ->> 'start')::timestamptz, 'end', (w ->> 'end')::timestamptz) order by n), '[]')
    into windows from jsonb_array_elements(terms -> 'windows') with ordinality as given (w, n);
  insert into private.food_terms as t (item_id, owner, answer_hours, note, address, windows)
    values (item.item_id, item.owner, (terms ->> 'answer_hours')::integer, coalesce(terms ->> 'note', ''),
      coalesce(terms ->> 'address', ''), windows)
    on conflict on constraint food_terms_pkey do update
      set answer_hours = excluded.answer_hours, note = excluded.note,
        -- An app of the version before does not know it.
        address = case when terms ? 'address' then excluded.address else t.address end, windows = excluded.windows;
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

-- As before, and with the number of people who wait behind a request, for its giver.
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
        select count(*) from private.food_handovers n where n.item_id = h.item_id and n.status = 'inLine') else 0 end
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
revoke execute on function private.drop_late_windows() from public;
