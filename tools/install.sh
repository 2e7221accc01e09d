#!/bin/sh
# Sourced by start.sh and run.sh, with the checkout's root as the working directory. Needs only a POSIX sh, Node >= 20 and npm.
# Afterwards `node` is the pinned Node, and node_modules is exactly what package-lock.json says.

# A signal must reach what is running, not only this shell: npm passes it to its direct child alone.
child=
stop_child() {
  if [ -n "$child" ]; then
    kill -TERM "$child" 2>/dev/null || :
    wait "$child" || :
  fi
  exit 143
}

# Runs a long step out of sight; its output is shown only when it fails.
run_quietly() {
  output=$(mktemp)
  trap 'rm -f "$output"; stop_child' TERM INT HUP
  "$@" >"$output" 2>&1 &
  child=$!
  status=0
  wait "$child" || status=$?
  child=
  trap - TERM INT HUP
  [ "$status" -eq 0 ] || cat "$output" >&2
  rm -f "$output"
  return "$status"
}

# One installation or build at a time in a checkout, where the system offers a lock that dies with its holder.
take_turn() {
  ! command -v flock >/dev/null 2>&1 || { exec 9<package-lock.json && flock 9; }
}

end_turn() {
  exec 9<&-
}

installed=node_modules/.installed-lock.json

is_installed() {
  [ -d node_modules/.bin ] && cmp -s package-lock.json "$installed"
}

install_packages() {
  is_installed && return 0
  echo 'Installation des paquets…' >&2
  # The stamp goes first and comes last, so that an installation cut short is begun again.
  rm -f "$installed"
  # No package needs its install script here; the web build needs the development packages.
  run_quietly npm ci --ignore-scripts --include=dev --include=optional --no-audit --no-fund \
    --loglevel=error || return 1
  # A pinned Node that this system cannot run (another C library) must not hide the one on the PATH.
  node_modules/.bin/node --version >/dev/null 2>&1 || rm -f node_modules/.bin/node
  cp package-lock.json "$installed.part" && mv "$installed.part" "$installed"
}

if ! is_installed; then
  take_turn
  install_packages || exit 1
  end_turn
fi

# Also forgets which `node` the shell had looked up before the installation.
PATH=$PWD/node_modules/.bin:$PATH
export PATH

# Where no pinned Node exists for the platform, the one on the PATH has to be recent enough.
if [ ! -x node_modules/.bin/node ]; then
  case $(node --version) in
    v2[4-9].* | v[3-9][0-9].*) ;;
    *)
      echo "L'Encrier a besoin de Node 24 ou plus récent sur ce système (trouvé : $(node --version))." >&2
      exit 1
      ;;
  esac
fi

# Keeps compiled code between two starts: about half of the time to load the server.
: "${NODE_COMPILE_CACHE:=$PWD/node_modules/.cache/compiled}"
export NODE_COMPILE_CACHE
