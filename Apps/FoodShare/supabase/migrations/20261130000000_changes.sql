-- What has changed, for the servers of a project: each asks once a second, and tells its windows. A row names an item and
-- nothing else. It still tells when two people write to each other, so that a server needs a key to read it.

create table private.food_changes (
  number bigint generated always as identity primary key,
  item_id uuid not null,
  at timestamptz not null default clock_timestamp()
);
create index food_changes_at on private.food_changes (at);

create table private.food_server_keys (
  digest bytea primary key,
  since timestamptz not null default now()
);

alter table private.food_changes enable row level security;
alter table private.food_server_keys enable row level security;

-- Notes the item of a row, which the trigger's argument names. Rows are only added, so that changes wait for no other.
create function private.note_change() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  changed jsonb := case when tg_op = 'DELETE' then to_jsonb(old) else to_jsonb(new) end;
begin
  insert into private.food_changes (item_id)
    select case when tg_argv[0] = 'handover_id'
      then (select h.item_id from private.food_handovers h where h.id = (changed ->> 'handover_id')::uuid)
      else (changed ->> tg_argv[0])::uuid end;
  return null;
end
$$;
create trigger note_change after insert or update or delete on public.food_items
  for each row execute function private.note_change('id');
create trigger note_change after insert or update or delete on private.food_handovers
  for each row execute function private.note_change('item_id');
create trigger note_change after insert or update on private.food_terms
  for each row execute function private.note_change('item_id');
create trigger note_change after insert or update on private.food_cases
  for each row execute function private.note_change('item_id');
-- Messages are removed with their conversation only.
create trigger note_change after insert on private.food_messages
  for each row execute function private.note_change('handover_id');

-- Makes a key for the app's servers: select private.make_food_server_key();
create function private.make_food_server_key() returns text
language plpgsql volatile set search_path = ''
as $$
declare
  key text := gen_random_uuid()::text;
begin
  insert into private.food_server_keys (digest) values (private.digest_of(key));
  return key;
end
$$;

-- The changes after a number, and those of the last five seconds, of which one may have been committed late. Whoever asks
-- knows which they have seen.
create function public.food_changes_since(key text, last bigint default null) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  if not exists (select from private.food_server_keys k where k.digest = private.digest_of(food_changes_since.key)) then
    raise exception 'key' using errcode = 'PT403';
  end if;
  return (
    select coalesce(jsonb_agg(jsonb_build_object('number', c.number, 'item', c.item_id) order by c.number), '[]')
    from (
      select f.number, f.item_id from private.food_changes f
      where f.number > food_changes_since.last or f.at > clock_timestamp() - interval '5 seconds'
      order by f.number limit 1000) c);
end
$$;

-- Functions are everybody's until it is said otherwise.
revoke execute on function
  private.note_change(), private.make_food_server_key()
  from public;
revoke execute on function public.food_changes_since(text, bigint) from public;
-- And nobody's in a project whose defaults say so.
grant execute on function public.food_changes_since(text, bigint) to anon, authenticated;
