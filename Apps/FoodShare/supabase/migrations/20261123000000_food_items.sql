-- Food that people give away: what everybody may read, and beside it, out of reach, who gives it and where.

create extension if not exists postgis with schema extensions;

-- What nobody asks for by its name: PostgREST serves `public` alone.
create schema if not exists private;
grant usage on schema private to anon, authenticated;

create table public.food_items (
  id uuid primary key default gen_random_uuid(),
  title text not null check (char_length(title) between 3 and 120),
  description text check (char_length(description) <= 1000),
  category text not null check (char_length(category) between 1 and 40),
  -- Beside the real place: see private.keep_place().
  latitude double precision not null check (latitude between -90 and 90),
  longitude double precision not null check (longitude between -180 and 180),
  created_at timestamptz not null default now(),
  expiry_date timestamptz not null,
  allergens text[] check (cardinality(allergens) <= 20),
  -- Where several people reported it.
  is_hidden boolean not null default false,
  -- The folder of its files in the bucket `food-photos`, in that of the listing itself.
  photo text check (photo ~ ('^' || id || '/[0-9a-f-]{36}$'))
);

-- Who gives it, who gets it, and where it really is.
create table private.food_parties (
  item_id uuid primary key references public.food_items (id) on delete cascade,
  owner uuid not null references auth.users (id) on delete cascade,
  claimer uuid references auth.users (id) on delete set null,
  is_accepted boolean not null default false,
  latitude double precision not null,
  longitude double precision not null,
  check (claimer <> owner)
);
create index food_parties_owner on private.food_parties (owner);
create index food_parties_claimer on private.food_parties (claimer);

-- The position that everybody may know, alone, so that a search may use its index: under row-level security a
-- condition that is not leakproof waits for the policy, and PostGIS's are not. Nothing here is anybody's secret.
create table private.food_spots (
  item_id uuid primary key references public.food_items (id) on delete cascade,
  spot extensions.geography(point, 4326) not null
);
create index food_spots_spot on private.food_spots using gist (spot);

-- A place from which somebody offers, and the one beside it that others see: the same for all that is offered from
-- there. Were one drawn for each listing, a giver's many would average to where they live.
create table private.food_homes (
  id bigint generated always as identity primary key,
  owner uuid not null references auth.users (id) on delete cascade,
  home extensions.geography(point, 4326) not null,
  shown extensions.geography(point, 4326) not null
);
create index food_homes_owner on private.food_homes (owner);
create index food_homes_home on private.food_homes using gist (home);

create table private.food_reports (
  item_id uuid not null references public.food_items (id) on delete cascade,
  reporter uuid not null references auth.users (id) on delete cascade,
  reason text not null check (reason in ('notFood', 'spoiled', 'offensive', 'scam')),
  created_at timestamptz not null default now(),
  primary key (item_id, reporter)
);

create table private.food_blocks (
  blocker uuid not null references auth.users (id) on delete cascade,
  blocked uuid not null references auth.users (id) on delete cascade,
  primary key (blocker, blocked)
);

alter table public.food_items enable row level security;
alter table private.food_parties enable row level security;
alter table private.food_spots enable row level security;
alter table private.food_homes enable row level security;
alter table private.food_reports enable row level security;
alter table private.food_blocks enable row level security;

-- A project's own defaults give every table of `public` to everybody.
revoke all on public.food_items from anon, authenticated;
grant select, delete on public.food_items to authenticated;
grant select on public.food_items to anon;
grant insert (id, title, description, category, latitude, longitude, created_at, expiry_date, allergens, photo)
  on public.food_items to authenticated;
grant update (title, description, category, expiry_date, allergens, photo) on public.food_items to authenticated;
grant select on private.food_spots to anon, authenticated;
create policy everybody_finds on private.food_spots for select to anon, authenticated using (true);
