#!/bin/sh
# Prints ANON_KEY and SERVICE_KEY for a JWT_SECRET, valid for ten years: JWT_SECRET=… deploy/foodshare/keys.sh
set -eu
: "${JWT_SECRET:?set JWT_SECRET}"
part() { openssl base64 -A | tr '+/' '-_' | tr -d '='; }
now=$(date +%s)
for role in anon service_role; do
  head=$(printf '{"alg":"HS256","typ":"JWT"}' | part)
  body=$(printf '{"role":"%s","iss":"foodshare","iat":%s,"exp":%s}' "$role" "$now" "$((now + 315360000))" | part)
  sign=$(printf '%s.%s' "$head" "$body" | openssl dgst -sha256 -hmac "$JWT_SECRET" -binary | part)
  [ "$role" = anon ] && name=ANON_KEY || name=SERVICE_KEY
  echo "$name=$head.$body.$sign"
done
