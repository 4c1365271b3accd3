#!/bin/sh
# back-up.sh full|diff: backs up the database if {{own.name}} is the leader. Runs on every machine.
set -eu
curl --silent --fail --output /dev/null http://{{own.host}}:{{own.patroniPort}}/primary || exit 0
pgbackrest --config={{own.folder}}/pgbackrest.conf --stanza={{scope}} --type="$1" backup
# For the node exporter: --collector.textfile.directory={{own.folder}}/metrics
mkdir -p {{own.folder}}/metrics
echo "pgbackrest_backup_completed_timestamp_seconds $(date +%s)" > {{own.folder}}/metrics/backup.new
chmod 644 {{own.folder}}/metrics/backup.new
mv {{own.folder}}/metrics/backup.new {{own.folder}}/metrics/backup.prom
