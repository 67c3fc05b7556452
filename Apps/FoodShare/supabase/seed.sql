-- Offers for trying the app with `supabase start` and `supabase db reset`. Never run this in a project that people use.

insert into auth.users (id, aud, role, is_anonymous, created_at)
  values ('5eed0000-0000-4000-8000-000000000001', 'authenticated', 'authenticated', true, now() - interval '60 days')
  on conflict do nothing;

-- As this person, so that the triggers draw a place beside the real one.
select set_config('request.jwt.claims', '{"sub": "5eed0000-0000-4000-8000-000000000001", "role": "authenticated"}', false);

insert into public.food_items (title, description, category, latitude, longitude, expiry_date, allergens) values
  ('Sample: sourdough bread', 'A made-up offer for trying the app.', 'bakery', 48.2082, 16.3738, now() + interval '2 days', '{gluten}'),
  ('Sample: apples', 'A made-up offer for trying the app.', 'produce', 48.2110, 16.3690, now() + interval '9 days', null),
  ('Sample: yoghurt', 'A made-up offer for trying the app.', 'dairy', 48.2005, 16.3810, now() + interval '4 days', '{milk}');

select set_config('request.jwt.claims', '', false);
