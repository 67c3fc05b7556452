-- The address in words, which belongs to the exact place: private as the note is, and removed with it.

alter table private.food_terms add column address text not null default '' check (
  -- Eight code points for a character, as in the note.
  char_length(address) <= 1600
  and address !~ U&'[\0001-\0009\000B-\001F\007F-\009F\200B\202A-\202E\2028\2029\2060-\2064\2066-\2069\FEFF]');

-- As before, and with the address.
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

create or replace function public.food_item_terms(item_id uuid) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  if not private.owns(item_id) then
    raise exception 'gone' using errcode = 'PT410';
  end if;
  return coalesce(
    (select jsonb_build_object('answer_hours', t.answer_hours, 'note', t.note, 'address', t.address, 'windows', t.windows)
      from private.food_terms t where t.item_id = food_item_terms.item_id),
    '{"answer_hours": 2, "note": "", "address": "", "windows": []}');
end
$$;

create or replace function public.set_food_item_terms(item_id uuid, terms jsonb) returns void
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
