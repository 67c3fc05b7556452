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
# The list of the Supabase CLI, so that `supabase db push` and this script go together.
run -c "create schema if not exists supabase_migrations" \
  -c "create table if not exists supabase_migrations.schema_migrations (version text primary key, statements text[], name text)"
for file in "$(dirname "$0")"/../../Apps/FoodShare/supabase/migrations/*.sql; do
  name=$(basename "$file" .sql) version=${name%%_*}
  [ -z "$(run -c "select 1 from supabase_migrations.schema_migrations where version = '$version'")" ] || continue
  run -1 -f "$file" -c "insert into supabase_migrations.schema_migrations (version, name) values ('$version', '${name#*_}')"
  echo "migrate: $name"
done
run -c "notify pgrst, 'reload schema'"
