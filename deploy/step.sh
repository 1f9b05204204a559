#!/bin/sh
# Runs a command and says how long it takes: `deploy/step.sh "what it gets" command…`. Its words are shown when it fails.
set -u
name=$1
shift
begun=$(date +%s)
words=$(mktemp)
seconds() { echo $(($(date +%s) - begun)); }
"$@" >"$words" 2>&1 &
work=$!
trap 'kill $work 2>/dev/null; rm -f "$words"' EXIT
trap 'exit 130' INT TERM
(while sleep 5 && kill -0 $work 2>/dev/null; do echo "  $name: $(seconds) s"; done) &
told=$!
wait $work
code=$?
kill $told 2>/dev/null
if [ $code -ne 0 ]; then
  cat "$words" >&2
  echo "$name failed after $(seconds) s" >&2
else
  echo "$name: done in $(seconds) s"
fi
exit $code
