# sealed.sh DATA TMP COMMAND…: runs the command in a machine where only DATA, TMP and /dev/shm can be written, as nobody,
# without any capability: what `docker run --read-only --cap-drop ALL` gives. Needs root.
set -eu
data=$1
tmp=$2
shift 2
mount --make-rprivate /
for kept in "$data" "$tmp"; do mount --bind "$kept" "$kept"; done
while read -r _ place _; do
  case $place in
    "$data" | "$tmp" | /dev | /dev/* | /proc | /proc/* | /sys | /sys/*) ;;
    *) mount -o remount,ro,bind "$place" 2>/dev/null || : ;;
  esac
done </proc/self/mounts
if touch ./written 2>/dev/null || touch /tmp/written 2>/dev/null; then
  echo 'still writable' >&2
  exit 1
fi
exec setpriv --reuid nobody --regid nogroup --clear-groups --no-new-privs --inh-caps=-all --bounding-set=-all "$@"
