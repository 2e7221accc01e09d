# Sourced after install.sh. Builds the web app when one of its sources is newer than the last build.

built=build/.built

is_web_stale() {
  [ -f "$built" ] || return 0
  sources=
  for source in src/web src/domain src/texts src/contract public vite.config.ts react-router.config.ts \
    tools/after-build.ts package-lock.json; do
    [ ! -e "$source" ] || sources="$sources $source"
  done
  # A deleted file shows in the date of its folder.
  [ -n "$(find $sources -newer "$built" -print | head -n 1)" ]
}

build_web() {
  is_web_stale || return 0
  echo 'Construction des écrans…' >&2
  rm -f "$built"
  begun=$(mktemp)
  if run_quietly react-router build && run_quietly node tools/after-build.ts; then
    # Dated from before the build: what changed meanwhile is built again next time.
    touch -r "$begun" "$built"
  fi
  rm -f "$begun"
  [ -f "$built" ]
}

if is_web_stale; then
  take_turn
  build_web || exit 1
  end_turn
fi
