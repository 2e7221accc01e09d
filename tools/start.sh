#!/bin/sh
# npm start: installs and builds what is missing or stale, then becomes the server. `exec` all along, so that a
# signal sent to npm reaches the server itself.
set -eu
cd "$(dirname "$0")/.."
. tools/install.sh
. tools/build-web.sh
NODE_ENV=${NODE_ENV:-production}
export NODE_ENV
exec node src/server/boot/main.ts
