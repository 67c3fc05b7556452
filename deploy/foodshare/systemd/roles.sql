-- What the services expect in a PostgreSQL that is not Supabase's image. Run it once, as the administrator, in the database
-- postgres: psql -v password=PASSWORD -f roles.sql postgres
-- A test runs it in an empty PostgreSQL; none starts GoTrue, PostgREST and the storage after it.
create role anon nologin noinherit;
create role authenticated nologin noinherit;
create role service_role nologin noinherit bypassrls;
create role authenticator login noinherit password :'password';
grant anon, authenticated, service_role to authenticator;
create role supabase_auth_admin login noinherit createrole password :'password';
create role supabase_storage_admin login noinherit password :'password';
grant anon, authenticated, service_role to supabase_storage_admin;
-- Each service makes its own tables.
create schema auth authorization supabase_auth_admin;
grant usage on schema auth to anon, authenticated, service_role;
alter role supabase_auth_admin set search_path = auth;
create schema storage authorization supabase_storage_admin;
grant usage on schema storage to anon, authenticated, service_role;
alter role supabase_storage_admin set search_path = storage;
create schema extensions;
grant usage on schema extensions to anon, authenticated, service_role;
grant usage on schema public to anon, authenticated, service_role;
-- The services make their objects in this database.
grant create on database postgres to supabase_auth_admin, supabase_storage_admin;
