#!/bin/sh
# Backs up the database from {{own.name}} if it leads: back-up.sh full, or back-up.sh diff. Every machine runs it.
set -eu
curl --silent --fail --output /dev/null http://{{own.host}}:{{own.patroniPort}}/primary || exit 0
pgbackrest --config={{own.folder}}/pgbackrest.conf --stanza={{scope}} --type="$1" backup
# The node exporter reads it: --collector.textfile.directory={{own.folder}}/metrics
mkdir -p {{own.folder}}/metrics
echo "pgbackrest_backup_completed_timestamp_seconds $(date +%s)" > {{own.folder}}/metrics/backup.new
chmod 644 {{own.folder}}/metrics/backup.new
mv {{own.folder}}/metrics/backup.new {{own.folder}}/metrics/backup.prom
