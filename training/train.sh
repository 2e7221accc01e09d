#!/bin/sh
# sh training/train.sh OUT FOLDER…: the whole recipe (README.md). START=weights to start from, STEPS=how many (40000), DRAWN=share that is drawn (0.4).
set -eu
out=$1
shift
here=$(dirname "$0")
fonts=$here/../node_modules/@fontsource
mkdir -p "$out/cut"
for folder in "$@"; do
  cut=$out/cut/$(basename "$folder")
  [ -e "$cut.json" ] || "$here/../node_modules/.bin/node" "$here/cut-lines.ts" "$folder" "$cut"
  set -- "$@" "$cut"
  shift
done
/usr/bin/python3 "$here/train.py" --out "$out" --cut "$@" ${START:+--start "$START"} ${START:+--watch test} \
  --steps "${STEPS:-40000}" --drawn "${DRAWN:-0.4}" --fonts \
  "$fonts/playwrite-fr-moderne/files/playwrite-fr-moderne-latin-400-normal.woff" \
  "$fonts/playwrite-fr-trad/files/playwrite-fr-trad-latin-400-normal.woff" \
  "$fonts/caveat/files/caveat-latin-400-normal.woff" \
  "$fonts/patrick-hand/files/patrick-hand-latin-400-normal.woff"
# Into a variable first: what fails within an argument would not end the recipe.
for group in choice test; do
  figures=$(/usr/bin/python3 "$here/measure.py" "$out/checkpoint.pt" "$@" --group $group)
  echo "$group: $figures"
done
figures=$(/usr/bin/python3 "$here/measure.py" "$out/checkpoint.pt" --drawn 600)
echo "drawn: $figures"
/usr/bin/python3 "$here/export.py" "$out/checkpoint.pt" "$out/lines.weights"
