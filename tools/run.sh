#!/bin/sh
# run.sh FILE ARGS…: installs what is missing, then becomes `node FILE ARGS…`. Prints nothing of its own on stdout,
# which belongs to the tool (some print JSON).
set -eu
cd "$(dirname "$0")/.."
. tools/install.sh
exec node "$@"
