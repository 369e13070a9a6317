#!/usr/bin/env bash
# A real S3 server for tests, which checks signatures: OpenStack Swift with its s3api, from Debian's packages
# swift-proxy, swift-account, swift-container, swift-object, python3-swift and memcached.
# - start FOLDER PORT keeps all data in FOLDER, and uses PORT and PORT + 10 to PORT + 13
# - stop FOLDER
# - Key test:tester, secret testing, region us-east-1. The host for virtual-host addressing is store.test.
set -eu

folder=$2
stop() {
  for file in "$folder"/run/*.pid; do kill "$(cat "$file")" 2>/dev/null || true; done
}
if [ "$1" = stop ]; then
  stop
  exit
fi
port=$3
user=$(id -un)
mkdir -p "$folder/etc" "$folder/data/disk" "$folder/run"
cd "$folder/etc"

cat >swift.conf <<END
[swift-hash]
swift_hash_path_suffix = tests
swift_hash_path_prefix = tests
[storage-policy:0]
name = one
default = yes
END

cat >proxy-server.conf <<END
[DEFAULT]
swift_dir = $folder/etc
bind_ip = 127.0.0.1
bind_port = $port
workers = 0
user = $user
[pipeline:main]
pipeline = catch_errors cache s3api tempauth slo dlo proxy-server
[app:proxy-server]
use = egg:swift#proxy
account_autocreate = true
allow_account_management = true
[filter:tempauth]
use = egg:swift#tempauth
user_test_tester = testing .admin
[filter:s3api]
use = egg:swift#s3api
s3_acl = false
location = us-east-1
storage_domain = store.test
[filter:cache]
use = egg:swift#memcache
memcache_servers = 127.0.0.1:$((port + 10))
[filter:catch_errors]
use = egg:swift#catch_errors
[filter:slo]
use = egg:swift#slo
[filter:dlo]
use = egg:swift#dlo
END

run() {
  setsid "${@:2}" >"$folder/run/$1.log" 2>&1 </dev/null &
  echo $! >"$folder/run/$1.pid"
}

run cache memcached -u "$user" -l 127.0.0.1 -p $((port + 10))
own=$((port + 11))
for kind in account container object; do
  swift-ring-builder $kind.builder create 4 1 1 >/dev/null
  swift-ring-builder $kind.builder add r1z1-127.0.0.1:$own/disk 1 >/dev/null
  swift-ring-builder $kind.builder rebalance >/dev/null
  cat >$kind-server.conf <<END
[DEFAULT]
swift_dir = $folder/etc
devices = $folder/data
mount_check = false
disable_fallocate = true
bind_ip = 127.0.0.1
bind_port = $own
workers = 0
user = $user
[pipeline:main]
pipeline = $kind-server
[app:$kind-server]
use = egg:swift#$kind
END
  SWIFT_DIR=$folder/etc run $kind swift-$kind-server "$folder/etc/$kind-server.conf"
  own=$((own + 1))
done
SWIFT_DIR=$folder/etc run proxy swift-proxy-server "$folder/etc/proxy-server.conf"

listens() {
  (: <"/dev/tcp/127.0.0.1/$1") 2>/dev/null
}
for each in "$port" $((port + 10)) $((port + 11)) $((port + 12)) $((port + 13)); do
  tries=300
  until listens "$each"; do
    tries=$((tries - 1))
    if [ $tries = 0 ]; then
      stop
      echo "The S3 server did not start; its logs are in $folder/run." >&2
      exit 1
    fi
    sleep 0.2
  done
done
