#!/usr/bin/env bash
# Good guess: an immutable ArrayBuffer can be read in every way, so `buffer.slice(0)` returns a mutable copy, as the TC39
# proposal Immutable ArrayBuffer says: https://github.com/tc39/proposal-immutable-arraybuffer
# Seen in quickjs-ng 0.17 (PyPI quickjs-ng 0.17.0.2): `slice` throws "TypeError: ArrayBuffer is immutable", while
# `new Uint8Array(table)` and `set` read the same buffer.
# Needs python3 with venv, and PyPI. Exits with 1 if this has changed.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
python3 -m venv "$folder/venv"
"$folder/venv/bin/pip" install --quiet quickjs-ng==0.17.0.2
found=$("$folder/venv/bin/python" - << 'PROGRAM'
import quickjs

print(quickjs.Context().eval("""
    const bytes = new Uint8Array(new Uint8Array([1, 2, 3]).buffer.transferToImmutable());
    const resultOf = (read) => {
      try {
        return String(read());
      } catch (error) {
        return String(error);
      }
    };
    [
      resultOf(() => new Uint8Array(bytes)),
      resultOf(() => {
        const other = new Uint8Array(3);
        other.set(bytes);
        return other;
      }),
      resultOf(() => new Uint8Array(bytes.buffer.slice(0))),
    ].join("; ");
"""))
PROGRAM
)
printf '%s\n' "$found"
[ "$found" = '1,2,3; 1,2,3; TypeError: ArrayBuffer is immutable' ]
