#!/bin/sh
# Gives the services' roles their password when the database is created.
set -eu
for role in authenticator supabase_auth_admin supabase_storage_admin; do
  psql -v ON_ERROR_STOP=1 -U supabase_admin -d postgres -v role="$role" -v password="$POSTGRES_PASSWORD" <<'SQL'
alter role :"role" with login password :'password';
SQL
done
