#!/bin/sh
# Compile the engine, the bots and the generated classes in a copy of the checkout, build/fast. The first build takes minutes,
# one of unchanged sources nothing. Run from the checkout with PYTHON=the interpreter of its environment.
set -eu
out=build/fast
python=$(cd "$(dirname "$PYTHON")" && pwd)/$(basename "$PYTHON")
level=${CARDC_OPT_LEVEL:-2}
digest=$({
  cat setup.py cardc/engine/*.py cardc/bots/*.py generated/*/*.py
  echo "$level"
  "$python" -m mypy --version
} | cksum)
copy() {
  rm -rf "$out/$1"
  mkdir -p "$out"
  cp -R "$1" "$out/$1"
}
if [ "$(cat "$out/.digest" 2> /dev/null)" != "$digest" ]; then
  rm -rf "$out"
  for part in cardc generated; do copy "$part"; done
  cp setup.py pyproject.toml README.md LICENSE "$out"
  (cd "$out" && CARDC_COMPILE=cards CARDC_OPT_LEVEL="$level" "$python" setup.py --quiet build_ext --inplace)
  rm -rf "$out/build"
  printf '%s\n' "$digest" > "$out/.digest"
else
  # The rest of the package is plain Python: renew it and keep what was compiled.
  (cd cardc && tar cf - --exclude=engine --exclude=bots --exclude=__pycache__ .) | (cd "$out/cardc" && tar xf -)
fi
for part in bench tests cards grammar docs; do copy "$part"; done
cp cardc.toml README.md "$out"
(cd "$out" && "$python" -m cardc --version)
