#!/bin/sh
# Runs the migrations that a database does not have yet, in order, each in one transaction:
#   DATABASE_URL=postgres://postgres:PASSWORD@127.0.0.1/postgres deploy/foodshare/migrate.sh
# As Debian's user postgres, who has no password, over the local socket:
#   sudo -u postgres env DATABASE_URL=postgres:///postgres deploy/foodshare/migrate.sh
# GoTrue and the storage service must have started once, since they make the tables auth.users and storage.objects.
set -eu
: "${DATABASE_URL:?set DATABASE_URL}"
command -v psql >/dev/null || { echo "migrate: psql is missing: apt-get install postgresql-client" >&2; exit 1; }
run() { psql -qAt -v ON_ERROR_STOP=1 "$DATABASE_URL" "$@"; }
for table in auth.users storage.objects; do
  [ "$(run -c "select to_regclass('$table') is not null")" = t ] || { echo "migrate: $table is missing: start auth and storage first" >&2; exit 1; }
done
# Of several that run at once, one waits for the other's migration, and finds it done.
lock="select pg_advisory_xact_lock(20240501)"
# The list of the Supabase CLI, so that `supabase db push` and this script go together.
run -1 -c "$lock" -c "create schema if not exists supabase_migrations" \
  -c "create table if not exists supabase_migrations.schema_migrations (version text primary key, statements text[], name text)" >/dev/null
for file in "$(dirname "$0")"/../../Apps/FoodShare/supabase/migrations/*.sql; do
  name=$(basename "$file" .sql) version=${name%%_*}
  [ -z "$(run -c "select 1 from supabase_migrations.schema_migrations where version = '$version'")" ] || continue
  run -1 -v file="$file" -v version="$version" -v name="${name#*_}" -v label="$name" -f - <<'SQL'
\o /dev/null
select pg_advisory_xact_lock(20240501);
\o
select not exists (select from supabase_migrations.schema_migrations where version = :'version') as missing \gset
\if :missing
  \i :file
  insert into supabase_migrations.schema_migrations (version, name) values (:'version', :'name');
  \echo migrate: :label
\endif
SQL
done
run -c "notify pgrst, 'reload schema'"
