-- Who may do what, as pgTAP tests: `supabase test db`, or `pg_prove` with a database that has the migrations.
-- Each statement ends at the end of a line.
begin;
create extension if not exists pgtap with schema extensions;
set local search_path = extensions, public;
select plan(90);

insert into auth.users (id, is_anonymous, created_at) values
  ('00000000-0000-4000-8000-00000000000a', true, now() - interval '2 days'),
  ('00000000-0000-4000-8000-00000000000b', true, now() - interval '2 days'),
  ('00000000-0000-4000-8000-00000000000c', true, now() - interval '2 days');

-- The giver offers bread.
select set_config('request.jwt.claims', '{"sub": "00000000-0000-4000-8000-00000000000a", "role": "authenticated"}', true);
set local role authenticated;
select lives_ok($$ insert into public.food_items (id, title, category, latitude, longitude, expiry_date)
  values ('00000000-0000-4000-8000-0000000000f0', 'Bread', 'bakery', 48.2, 16.37, now() + interval '1 day') $$, 'a signed-in person offers');
select results_eq($$ select latitude from public.food_item('00000000-0000-4000-8000-0000000000f0') $$, array[48.2::float8], 'the giver sees the exact place');
select throws_ok($$ select public.claim_food_item('00000000-0000-4000-8000-0000000000f0') $$, 'PT409', null, 'nobody claims their own offer');
select throws_ok($$ update public.food_items set is_hidden = true $$, '42501', null, 'nobody hides an offer by hand');
select throws_ok($$ select * from private.food_parties $$, '42501', null, 'who gives what is nobody''s to read');
select throws_ok($$ update private.food_limits set most = 1000 $$, '42501', null, 'nobody lifts their own limits');

-- Another person.
reset role;
select set_config('request.jwt.claims', '{"sub": "00000000-0000-4000-8000-00000000000b", "role": "authenticated"}', true);
set local role authenticated;
select isnt((select latitude from public.food_item('00000000-0000-4000-8000-0000000000f0')), 48.2::float8, 'others see a place beside it');
select is_empty($$ update public.food_items set title = 'Mine' returning id $$, 'nobody edits another''s offer');
select is_empty($$ delete from public.food_items returning id $$, 'nobody removes another''s offer');
select throws_ok($$ select public.food_moderation() $$, 'PT403', null, 'the reports are for moderators');
select throws_ok($$ insert into private.food_moderators (person) values (auth.uid()) $$, '42501', null, 'nobody makes themselves a moderator');
select lives_ok($$ select public.claim_food_item('00000000-0000-4000-8000-0000000000f0') $$, 'another person asks for it');
select throws_ok($$ select public.accept_food_item_claim('00000000-0000-4000-8000-0000000000f0') $$, 'PT409', null, 'nobody accepts their own request');
select throws_ok($$ insert into storage.objects (bucket_id, name, owner_id)
  values ('food-photos', '00000000-0000-4000-8000-0000000000f0/00000000-0000-4000-8000-000000000001/full.jpg', auth.uid()::text) $$, '42501', null, 'nobody adds a photo to another''s offer');

-- Nobody in particular.
reset role;
select set_config('request.jwt.claims', '{"role": "anon"}', true);
set local role anon;
select isnt_empty($$ select * from public.search_food_items_nearby(48.2, 16.37, 5000) $$, 'what somebody asked for stays on the list until the giver agrees');
select throws_ok($$ select public.claim_food_item('00000000-0000-4000-8000-0000000000f0') $$, '42501', null, 'a request needs a session');

-- Reports, and a moderator who has a code. Three neighbours report another offer.
reset role;
insert into auth.users (id, is_anonymous, created_at)
  select ('00000000-0000-4000-8000-0000000000d' || n)::uuid, true, now() - interval '2 days' from generate_series(1, 3) n;
select set_config('request.jwt.claims', '{"sub": "00000000-0000-4000-8000-00000000000a", "role": "authenticated"}', true);
set local role authenticated;
insert into public.food_items (id, title, category, latitude, longitude, expiry_date)
  values ('00000000-0000-4000-8000-0000000000f1', 'Soup', 'meals', 48.2, 16.37, now() + interval '1 day');
select throws_ok($$ select public.answer_food_item_reports('00000000-0000-4000-8000-0000000000f1', 'It is fresh.') $$, 'PT409', null, 'there is nothing to answer before reports hide it');
reset role;
select set_config('request.jwt.claims', format('{"sub": "00000000-0000-4000-8000-0000000000d%s", "role": "authenticated"}', n), true), set_config('role', 'authenticated', true), public.report_food_item('00000000-0000-4000-8000-0000000000f1', 'spoiled') from generate_series(1, 3) n;
reset role;
select ok((select is_hidden from public.food_items where id = '00000000-0000-4000-8000-0000000000f1'), 'three neighbours of two days hide an offer');
select set_config('test.code', private.make_food_moderator_code('Carla'), true);

select set_config('request.jwt.claims', '{"sub": "00000000-0000-4000-8000-00000000000b", "role": "authenticated"}', true);
set local role authenticated;
select is(public.become_food_moderator('guessed'), false, 'a guessed code makes nobody a moderator');
select throws_ok($$ select public.food_moderation(true) $$, 'PT403', null, 'who guessed reads no reports');
select throws_ok($$ select public.food_moderation_log() $$, 'PT403', null, 'nor the decisions');
select throws_ok($$ select public.decide_food_item('00000000-0000-4000-8000-0000000000f1', 'removed', '') $$, 'PT403', null, 'nor removes an offer');
select throws_ok($$ select public.food_moderation_photo('00000000-0000-4000-8000-0000000000f1') $$, 'PT403', null, 'nor learns the name of a photo');
select throws_ok($$ select private.make_food_moderator_code('Me') $$, '42501', null, 'nobody makes a code for themselves');
select throws_ok($$ select * from private.food_decisions $$, '42501', null, 'the decisions are in no table that people read');
select throws_ok($$ select private.make_food_photo_key() $$, '42501', null, 'nobody makes a key for photos');
select throws_ok($$ select public.answer_food_item_reports('00000000-0000-4000-8000-0000000000f1', 'x') $$, 'PT409', null, 'nobody answers for another');

reset role;
select set_config('request.jwt.claims', '{"sub": "00000000-0000-4000-8000-00000000000a", "role": "authenticated"}', true);
set local role authenticated;
select lives_ok($$ select public.answer_food_item_reports('00000000-0000-4000-8000-0000000000f1', 'It is fresh.') $$, 'its giver answers');
select is(public.food_item_case('00000000-0000-4000-8000-0000000000f1') ->> 'answer', 'It is fresh.', 'and reads the answer');

reset role;
select set_config('request.jwt.claims', '{"sub": "00000000-0000-4000-8000-00000000000c", "role": "authenticated"}', true);
set local role authenticated;
select is(public.become_food_moderator(current_setting('test.code')), true, 'the code makes a moderator');
select is(public.become_food_moderator(current_setting('test.code')), false, 'once');
select is((select e ->> 'answer' from jsonb_array_elements(public.food_moderation()) e where e ->> 'id' = '00000000-0000-4000-8000-0000000000f1'), 'It is fresh.', 'who reads the answer');
select is((select e -> 'weights' ->> 'spoiled' from jsonb_array_elements(public.food_moderation()) e where e ->> 'id' = '00000000-0000-4000-8000-0000000000f1'), '3', 'and the weight of each reason');
select lives_ok($$ select public.decide_food_item('00000000-0000-4000-8000-0000000000f1', 'kept', 'Show the label.') $$, 'a moderator keeps it hidden');
select is((select e ->> 'id' from jsonb_array_elements(public.food_moderation()) e where e ->> 'id' = '00000000-0000-4000-8000-0000000000f1'), null, 'what is decided leaves the list');
select is(public.food_moderation_log() -> 0 ->> 'name', 'Carla', 'and the decision names its moderator');
select lives_ok($$ select public.decide_food_item('00000000-0000-4000-8000-0000000000f1', 'restored') $$, 'a moderator shows it again');
select throws_ok($$ select public.approve_food_photo('00000000-0000-4000-8000-0000000000f1/00000000-0000-4000-8000-000000000001', 'guessed') $$, 'PT403', null, 'nobody publishes a photo with a guessed key');

-- Several photos: in the item's folder, each once, and at most five.
reset role;
select set_config('request.jwt.claims', '{"sub": "00000000-0000-4000-8000-00000000000a", "role": "authenticated"}', true);
set local role authenticated;
select lives_ok($$ insert into public.food_items (id, title, category, latitude, longitude, expiry_date, photo, more_photos)
  values ('00000000-0000-4000-8000-0000000000f2', 'Cake', 'bakery', 48.2, 16.37, now() + interval '1 day', '00000000-0000-4000-8000-0000000000f2/00000000-0000-4000-8000-000000000001', array['00000000-0000-4000-8000-0000000000f2/00000000-0000-4000-8000-000000000002', '00000000-0000-4000-8000-0000000000f2/00000000-0000-4000-8000-000000000003']) $$, 'a giver offers with three photos');
select throws_ok($$ update public.food_items set more_photos = array['00000000-0000-4000-8000-0000000000f1/00000000-0000-4000-8000-000000000002'] where id = '00000000-0000-4000-8000-0000000000f2' $$, '23514', null, 'none of another offer');
select throws_ok($$ update public.food_items set more_photos = array[photo] where id = '00000000-0000-4000-8000-0000000000f2' $$, '23514', null, 'none twice');
select throws_ok($$ update public.food_items set more_photos = array[null] where id = '00000000-0000-4000-8000-0000000000f2' $$, '23514', null, 'none without a name');
select throws_ok($$ update public.food_items set photo = null where id = '00000000-0000-4000-8000-0000000000f2' $$, '23514', null, 'none without a first one');
select throws_ok($$ update public.food_items set more_photos = (select array_agg('00000000-0000-4000-8000-0000000000f2/00000000-0000-4000-8000-00000000000' || n) from generate_series(2, 6) n) where id = '00000000-0000-4000-8000-0000000000f2' $$, '23514', null, 'nor six');
select lives_ok($$ insert into storage.objects (bucket_id, name, owner_id)
  select 'food-photos', '00000000-0000-4000-8000-0000000000f2/00000000-0000-4000-8000-00000000000' || n || '/full.jpg', auth.uid()::text from generate_series(1, 4) n $$, 'their files are stored');
reset role;
select set_config('request.jwt.claims', '{"role": "anon"}', true);
set local role anon;
select is((select more_photos[2] from public.food_item('00000000-0000-4000-8000-0000000000f2')), '00000000-0000-4000-8000-0000000000f2/00000000-0000-4000-8000-000000000003', 'everybody reads their order');
select is((select cardinality(more_photos) from public.search_food_items_nearby(48.2, 16.37, 5000) where title = 'Cake'), 2, 'also in a search');
select results_eq($$ select right(name, 10) from storage.objects where name like '%f2/%' order by name $$, array['1/full.jpg', '2/full.jpg', '3/full.jpg'], 'everybody sees the three, and not the file that no offer names');
reset role;
select set_config('request.jwt.claims', '{"sub": "00000000-0000-4000-8000-00000000000b", "role": "authenticated"}', true);
set local role authenticated;
select throws_ok($$ select public.food_moderation_photos('00000000-0000-4000-8000-0000000000f2') $$, 'PT403', null, 'their names are for moderators');
reset role;
select set_config('request.jwt.claims', '{"sub": "00000000-0000-4000-8000-00000000000c", "role": "authenticated"}', true);
set local role authenticated;
select is(jsonb_array_length(public.food_moderation_photos('00000000-0000-4000-8000-0000000000f2')), 3, 'who read all three');
select is(public.food_moderation_photos('00000000-0000-4000-8000-0000000000f0'), '[]'::jsonb, 'or none of an offer without photos');

-- The address of an offer, which its giver alone may set, and the accepted person alone may read.
reset role;
select set_config('request.jwt.claims', '{"sub": "00000000-0000-4000-8000-00000000000a", "role": "authenticated"}', true);
set local role authenticated;
select lives_ok($$ select public.set_food_item_terms('00000000-0000-4000-8000-0000000000f0', '{"answer_hours": 2, "note": "", "address": "12 Mill Lane", "windows": []}') $$, 'a giver sets the address');
select is(public.food_item_terms('00000000-0000-4000-8000-0000000000f0') ->> 'address', '12 Mill Lane', 'and reads it');
select lives_ok($$ select public.set_food_item_terms('00000000-0000-4000-8000-0000000000f0', '{"answer_hours": 4, "note": "", "windows": []}') $$, 'an app that does not know it');
select is(public.food_item_terms('00000000-0000-4000-8000-0000000000f0') ->> 'address', '12 Mill Lane', 'leaves it as it is');
select throws_ok($$ select public.set_food_item_terms('00000000-0000-4000-8000-0000000000f0', jsonb_build_object('answer_hours', 2, 'address', U&'12 \202E Mill Lane', 'windows', '[]'::jsonb)) $$, '23514', null, 'nothing in it changes the direction of other text');
reset role;
select set_config('request.jwt.claims', '{"sub": "00000000-0000-4000-8000-00000000000b", "role": "authenticated"}', true);
set local role authenticated;
select is(public.my_food_handovers() -> 0 ->> 'address', '', 'who only asks does not read it');
select throws_ok($$ select public.food_item_terms('00000000-0000-4000-8000-0000000000f0') $$, 'PT410', null, 'nor by the terms');
reset role;
select set_config('request.jwt.claims', '{"sub": "00000000-0000-4000-8000-00000000000a", "role": "authenticated"}', true);
set local role authenticated;
select lives_ok($$ select public.accept_food_item_claim('00000000-0000-4000-8000-0000000000f0') $$, 'the giver accepts');
reset role;
select set_config('request.jwt.claims', '{"sub": "00000000-0000-4000-8000-00000000000b", "role": "authenticated"}', true);
set local role authenticated;
select is(public.my_food_handovers() -> 0 ->> 'address', '12 Mill Lane', 'who is accepted reads it');

-- The pickup times, which everybody reads with the item until they are over.
reset role;
select set_config('request.jwt.claims', '{"sub": "00000000-0000-4000-8000-00000000000a", "role": "authenticated"}', true);
set local role authenticated;
select lives_ok($$ select public.set_food_item_terms('00000000-0000-4000-8000-0000000000f2', jsonb_build_object('answer_hours', 2, 'note', 'Ring at Huber', 'windows', jsonb_build_array(
  jsonb_build_object('start', now() + interval '3 hours', 'end', now() + interval '4 hours'), jsonb_build_object('start', now() + interval '1 hour', 'end', now() + interval '2 hours')))) $$, 'a giver proposes two times');
reset role;
select set_config('request.jwt.claims', '{"role": "anon"}', true);
set local role anon;
select is((select (windows -> 0 ->> 'start')::timestamptz from public.food_item('00000000-0000-4000-8000-0000000000f2')), now() + interval '1 hour', 'everybody reads the earlier one first');
select is((select jsonb_array_length(windows) from public.search_food_items_nearby(48.2, 16.37, 5000) where title = 'Cake'), 2, 'also in a search');
reset role;
update private.food_terms set windows = jsonb_set(windows, '{1}', jsonb_build_object('start', now() - interval '2 hours', 'end', now() - interval '1 hour')) where item_id = '00000000-0000-4000-8000-0000000000f2';
set local role anon;
select is((select jsonb_array_length(windows) from public.food_item('00000000-0000-4000-8000-0000000000f2')), 1, 'but not one that is over');
select throws_ok($$ select * from private.food_terms $$, '42501', null, 'and not the note');

-- Titles without marks that turn other words, and times that end before the food expires.
reset role;
select set_config('request.jwt.claims', '{"sub": "00000000-0000-4000-8000-00000000000a", "role": "authenticated"}', true);
set local role authenticated;
select throws_ok($$ update public.food_items set title = U&'Ca\202Eke' where id = '00000000-0000-4000-8000-0000000000f2' $$, '23514', null, 'no title turns other words');
select throws_ok($$ select public.set_food_item_terms('00000000-0000-4000-8000-0000000000f2', jsonb_build_object('answer_hours', 2, 'windows', jsonb_build_array(
  jsonb_build_object('start', now() + interval '24 hours', 'end', now() + interval '25 hours')))) $$, '22023', null, 'no time ends after the food expires');

-- A pickup place that its giver moves: the accepted person reads it at once, everybody else a point beside it.
reset role;
select set_config('request.jwt.claims', '{"sub": "00000000-0000-4000-8000-00000000000b", "role": "authenticated"}', true);
set local role authenticated;
select throws_ok($$ select public.move_food_item('00000000-0000-4000-8000-0000000000f0', 48.3, 16.5, 'Moved.') $$, 'PT409', null, 'nobody moves another''s offer');
select set_config('test.before', (select latitude::text from public.food_item('00000000-0000-4000-8000-0000000000f2')), true);
reset role;
select set_config('request.jwt.claims', '{"role": "anon"}', true);
set local role anon;
select throws_ok($$ select public.move_food_item('00000000-0000-4000-8000-0000000000f0', 48.3, 16.5, 'Moved.') $$, '42501', null, 'nor without a session');
reset role;
select set_config('request.jwt.claims', '{"sub": "00000000-0000-4000-8000-00000000000a", "role": "authenticated"}', true);
set local role authenticated;
select throws_ok($$ select public.move_food_item('00000000-0000-4000-8000-0000000000f0', 91, 16.5, 'Moved.') $$, '22023', null, 'no place is off the Earth');
select throws_ok($$ select public.move_food_item('00000000-0000-4000-8000-0000000000f0', 48.3, 16.5, ' ') $$, '23514', null, 'no move is without words');
select lives_ok($$ select public.move_food_item('00000000-0000-4000-8000-0000000000f0', 48.3, 16.5, 'Moved.') $$, 'a giver moves what somebody was promised');
select is(public.food_item_terms('00000000-0000-4000-8000-0000000000f0') ->> 'address', '', 'whose earlier address is not that of the new place');
select throws_ok($$ select public.move_food_item('00000000-0000-4000-8000-0000000000f0', 48.3, 16.5, 'Moved.', U&'3 \202E Hill Road') $$, '23514', null, 'nothing in an address changes the direction of other text');
select lives_ok($$ select public.move_food_item('00000000-0000-4000-8000-0000000000f2', 48.3, 16.5, 'Moved.', '3 Hill Road') $$, 'and what nobody has asked for');
select is(public.food_item_terms('00000000-0000-4000-8000-0000000000f2') ->> 'address', '3 Hill Road', 'with the address of the new place');
select is(public.food_item_terms('00000000-0000-4000-8000-0000000000f2') ->> 'note', 'Ring at Huber', 'and the note of before');
select is((select latitude from public.food_item('00000000-0000-4000-8000-0000000000f2')), 48.3::float8, 'and sees the exact place');
reset role;
select set_config('request.jwt.claims', '{"sub": "00000000-0000-4000-8000-00000000000b", "role": "authenticated"}', true);
set local role authenticated;
select is(public.my_food_handovers() -> 0 ->> 'latitude', '48.3', 'the accepted person reads the new place');
select is(public.my_food_handovers() -> 0 ->> 'address', '', 'without the address of the earlier one');
select is(public.my_food_handovers() -> 0 -> 'messages' -> -1 ->> 'text', 'Moved.', 'with the words of the giver');
select is(public.my_food_handovers() -> 0 ->> 'unread', '1', 'which are unread');
reset role;
select set_config('request.jwt.claims', '{"role": "anon"}', true);
set local role anon;
select isnt((select latitude::text from public.food_item('00000000-0000-4000-8000-0000000000f2')), current_setting('test.before'), 'others see another point');
select ok((select st_distance(st_point(longitude, latitude)::geography, st_point(16.5, 48.3)::geography) between 90 and 510 from public.food_item('00000000-0000-4000-8000-0000000000f2')), 'beside the new place');
select isnt_empty($$ select * from public.search_food_items_nearby(48.3, 16.5, 1000) where title = 'Cake' $$, 'where a search finds it');

-- Files that no offer names: noted by the purge, removed by anybody, and read by nobody.
reset role;
select set_config('request.jwt.claims', '', true);
update storage.objects set created_at = now() - interval '25 hours' where name like '%f2/%';
select lives_ok($$ select public.purge_food() $$, 'the purge notes them');
select set_config('request.jwt.claims', '{"role": "anon"}', true);
set local role anon;
select is(public.food_photo_leftovers() ->> 0, '00000000-0000-4000-8000-0000000000f2/00000000-0000-4000-8000-000000000004/full.jpg', 'a server learns which');
select is((select count(*) from storage.objects where name like '%f2/%000004/%'), 0::bigint, 'nobody reads or lists it');
select throws_ok($$ select public.food_changes_since('guessed') $$, 'PT403', null, 'who changes what is for servers with a key');
select set_config('storage.operation', 'storage.object.delete_many', true);
-- Newer projects refuse a deletion that does not come from the storage.
select set_config('storage.allow_delete_query', 'true', true);
select results_eq($$ with gone as (delete from storage.objects where name like '%f2/%' returning name) select right(name, 10) from gone $$, array['4/full.jpg'], 'and it alone can be removed by anybody');

reset role;
select * from finish();
rollback;
