-- Titles and descriptions have no control characters, and nothing that changes the direction of other text, as messages have
-- none: a title stands beside other words on cards, in lists and in conversations. A title is one line.

create function private.is_plain(text text) returns boolean
language sql immutable set search_path = ''
as $$
  select text !~ U&'[\0001-\0009\000B-\001F\007F-\009F\200B\202A-\202E\2028\2029\2060-\2064\2066-\2069\FEFF]'
$$;

-- What is there already is cleaned; a title of which hardly anything is left keeps three characters.
update public.food_items i set title = case when char_length(c.title) >= 3 then c.title else rpad(c.title, 3, '.') end
  from (
    select id, btrim(regexp_replace(
      regexp_replace(title, U&'[\0009-\000D\0085\2028\2029]+', ' ', 'g'),
      U&'[\0001-\001F\007F-\009F\200B\202A-\202E\2060-\2064\2066-\2069\FEFF]', '', 'g')) as title
    from public.food_items) c
  where c.id = i.id and not (private.is_plain(i.title) and position(E'\n' in i.title) = 0);
update public.food_items i set description = btrim(regexp_replace(
    regexp_replace(i.description, U&'\000D\000A|[\000D\0085\2028\2029]', E'\n', 'g'),
    U&'[\0001-\0009\000B-\001F\007F-\009F\200B\202A-\202E\2060-\2064\2066-\2069\FEFF]', '', 'g'), E' \n')
  where not private.is_plain(i.description);

alter table public.food_items
  add constraint food_items_plain_title check (private.is_plain(title) and position(E'\n' in title) = 0),
  add constraint food_items_plain_description check (private.is_plain(description));

-- Functions are everybody's until it is said otherwise.
revoke execute on function private.is_plain(text) from public;
-- And nobody's in a project whose defaults say so.
grant execute on function private.is_plain(text) to authenticated, service_role;
