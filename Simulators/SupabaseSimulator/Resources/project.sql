-- What a project of Supabase has before its first migration, as far as migrations and policies see it.

create role anon nologin noinherit;
create role authenticated nologin noinherit;
create role service_role nologin noinherit bypassrls;
create role authenticator login noinherit;
grant anon, authenticated, service_role to authenticator;

-- Who runs migrations: no superuser, so that no migration leans on being one.
create role postgres login createrole bypassrls;
grant anon, authenticated, service_role to postgres;
do $$ begin execute format('grant create on database %I to postgres', current_database()); end $$;
alter schema public owner to postgres;

create schema extensions;
grant usage, create on schema extensions to postgres;
create extension postgis with schema extensions;
grant usage on schema extensions to anon, authenticated, service_role;
grant usage on schema public to anon, authenticated, service_role;

-- As generous as the real thing: a migration that forgets to revoke gives everything away.
alter default privileges for role postgres in schema public grant all on tables to anon, authenticated, service_role;
alter default privileges for role postgres in schema public grant all on functions to anon, authenticated, service_role;
alter default privileges for role postgres in schema public grant all on sequences to anon, authenticated, service_role;

create schema auth;
grant usage on schema auth to postgres, anon, authenticated, service_role;

create table auth.users (
  id uuid primary key default gen_random_uuid(),
  is_anonymous boolean not null default false,
  created_at timestamptz not null default now()
);

create table auth.refresh_tokens (
  token text primary key,
  user_id uuid not null references auth.users (id) on delete cascade,
  created_at timestamptz not null default now()
);

grant all on auth.users to postgres;

create function auth.jwt() returns jsonb
language sql stable
as $$ select nullif(current_setting('request.jwt.claims', true), '')::jsonb $$;

create function auth.uid() returns uuid
language sql stable
as $$ select (nullif(current_setting('request.jwt.claims', true), '')::jsonb ->> 'sub')::uuid $$;

create function auth.role() returns text
language sql stable
as $$ select nullif(current_setting('request.jwt.claims', true), '')::jsonb ->> 'role' $$;

create schema storage;
grant usage on schema storage to postgres, anon, authenticated, service_role;

create table storage.buckets (
  id text primary key,
  name text not null unique,
  public boolean not null default false,
  file_size_limit bigint,
  allowed_mime_types text[]
);

create table storage.objects (
  id uuid primary key default gen_random_uuid(),
  bucket_id text not null references storage.buckets (id),
  name text not null,
  owner_id text,
  metadata jsonb,
  created_at timestamptz not null default now(),
  unique (bucket_id, name)
);
alter table storage.objects enable row level security;
alter table storage.objects owner to postgres;
alter table storage.buckets owner to postgres;
grant all on storage.objects to anon, authenticated, service_role;
grant select on storage.buckets to anon, authenticated, service_role;

-- The bytes themselves, which lie elsewhere in the real thing and are nobody's to ask for.
create table storage.contents (
  object_id uuid primary key references storage.objects (id) on delete cascade,
  data bytea not null
);

create function storage.foldername(name text) returns text[]
language sql immutable
as $$ select (string_to_array(name, '/'))[1 : array_length(string_to_array(name, '/'), 1) - 1] $$;
