# shellcheck shell=bash
# Sourced by Scripts/dist and Scripts/dist-app: makes a relocatable archive and a Debian package of
# built programs. Both scripts set `product`, the name of the package and of its folders, and then call
# `begin_packing` with their options.

fail() { echo "$(basename "$0"): $*" >&2; exit 1; }

# read_options OPTION…: sets what the options say.
read_options() {
  configuration=release build='' version='' into=.build/dist
  while [ $# -gt 0 ]; do
    case "$1" in
      --configuration | --build | --version | --into) [ $# -gt 1 ] || fail "'$1' needs a value" ;;
      *) fail "there is no option '$1': use --configuration, --build, --version or --into" ;;
    esac
    printf -v "${1#--}" %s "$2"
    shift 2
  done
  case "$configuration" in debug | release) ;; *) fail "a configuration is 'debug' or 'release'" ;; esac
  [ -z "$version" ] || [[ $version =~ ^[0-9][A-Za-z0-9.+~-]*$ ]] ||
    fail "'$version' is no version: it begins with a digit, and has letters, digits, '.', '+', '-' and '~'"
}

check_tools() {
  local tool
  for tool in dpkg-deb dpkg-shlibdeps patchelf strip git; do
    command -v "$tool" >/dev/null || fail "'$tool' is missing: 'Scripts/setup dist' installs it"
  done
}

# name_version: sets the commit, the version, and the names of what is made.
name_version() {
  commit=$(git rev-parse HEAD)
  SOURCE_DATE_EPOCH=$(git log -1 --format=%ct)
  export SOURCE_DATE_EPOCH
  # Without a tag, versions still grow with each commit.
  [ -n "$version" ] || version=$(git describe --tags --exact-match --match 'v[0-9]*' 2>/dev/null | sed 's/^v//') ||
    version=0.0+git$(date -u -d "@$SOURCE_DATE_EPOCH" +%Y%m%d%H%M%S).${commit:0:8}
  debian=$(dpkg --print-architecture)
  name=$product-$version-linux-$(uname -m)
}

# begin_packing OPTION…: sets what the options say, the temporary folder `work`, and in it the `tree` of
# the archive.
begin_packing() {
  read_options "$@"
  check_tools
  name_version
  work=$(mktemp -d)
  trap 'rm -rf "$work"' EXIT
  tree=$work/$name
  umask 022
  mkdir -p "$tree" "$into"
}

# copy_resources PROGRAM…: copies the resources that these programs of $work/built name to there.
copy_resources() {
  local resource
  for resource in $(strings "${@/#/$work/built/}" | grep -o 'Strata_[A-Za-z]*\.resources' | sort -u); do
    [ -d "$build/$resource" ] || fail "'$build/$resource' is missing"
    cp -R "$build/$resource" "$work/built/"
  done
}

# swift_libraries FILE…: prints the libraries of a Swift toolchain that these files load.
swift_libraries() {
  ldd "$@" | awk '$2 == "=>" && $3 ~ /\/lib\/swift\// { print $3 }' | sort -u
}

# copy_programs PROGRAM…: puts $work/built into the tree, with the libraries of Swift that these
# programs load, and links bin/$product.
copy_programs() {
  local program library licence folder=$tree/lib/$product
  mkdir -p "$tree/bin" "$folder/lib"
  cp -R "$work/built" "$folder/bin"
  while read -r library; do
    install -m 644 "$(readlink -f "$library")" "$folder/lib/$(basename "$library")"
  done < <(swift_libraries "${@/#/$work/built/}")
  strip --strip-unneeded "$folder"/lib/*.so
  for program in "$@"; do
    strip "$folder/bin/$program"
    # Without the path of the toolchain that it was built by: another one there may not fit.
    # shellcheck disable=SC2016
    patchelf --set-rpath '$ORIGIN/../lib' "$folder/bin/$program"
  done
  # shellcheck disable=SC2016
  for library in "$folder"/lib/*.so; do patchelf --set-rpath '$ORIGIN' "$library"; done
  licence=$(readlink -f "$(command -v swiftc)" | sed 's|/bin/[^/]*$|/share/swift/LICENSE.txt|')
  [ ! -f "$licence" ] || install -m 644 "$licence" "$folder/lib/LICENSE.txt"
  ln -s "../lib/$product/bin/$product" "$tree/bin/$product"
}

# write_documents TITLE: writes the changes and the licences; TITLE is what the product is called.
write_documents() {
  local folder=$tree/share/doc/$product
  mkdir -p "$folder"
  gzip -9nc CHANGELOG.md >"$folder/changelog.gz"
  {
    printf '%s is licensed as follows. The libraries of Swift in lib/%s/lib have the licence\n' "$1" "$product"
    printf 'in the file LICENSE.txt beside them: Apache 2.0 with Swift'"'"'s Runtime Library Exception.\n\n'
    cat LICENSE
  } >"$folder/copyright"
}

write_archive() {
  local level=-1
  [ "$configuration" = debug ] || level=-9
  chmod -R u=rwX,go=rX "$tree"
  tar --sort=name --owner=0 --group=0 --numeric-owner --mtime="@$SOURCE_DATE_EPOCH" \
    -C "$work" -c "$name" | gzip -n "$level" >"$into/$name.tar.gz"
  (cd "$into" && sha256sum "$name.tar.gz" >"$name.tar.gz.sha256")
}

# needed_packages ROOT PROGRAM…: prints the Debian packages with the libraries that these programs load.
needed_packages() {
  local file arguments=() root=$1
  shift
  mkdir -p "$work/control/debian"
  printf 'Source: %s\n\nPackage: %s\nArchitecture: any\n' "$product" "$product" >"$work/control/debian/control"
  for file in "${@/#/$root/usr/lib/$product/bin/}" "$root/usr/lib/$product"/lib/*.so; do
    arguments+=(-e"$file")
  done
  (cd "$work/control" && dpkg-shlibdeps -O --warnings=0 --ignore-missing-info \
    "-l$root/usr/lib/$product/lib" "${arguments[@]}" 2>"$work/shlibdeps") |
    sed -n 's/^shlibs:Depends=//p' || { cat "$work/shlibdeps" >&2; exit 1; }
}

# begin_package PROGRAM…: makes the root of the package from the tree, and sets `root` and `depends`.
begin_package() {
  root=$work/package
  mkdir -p "$root/DEBIAN" "$root/usr"
  cp -a "$tree/." "$root/usr/"
  depends=$(needed_packages "$root" "$@")
  [ -n "$depends" ] || fail "dpkg-shlibdeps names no package, not even the C library"
}

# write_control FIELDS: writes the control file with these fields behind those that all packages have.
write_control() {
  cat >"$root/DEBIAN/control" <<CONTROL
Package: $product
Version: $version
Architecture: $debian
Maintainer: $(git log -1 --format='%an <%ae>')
Installed-Size: $(du -sk --apparent-size "$root/usr" | cut -f1)
Priority: optional
$1
CONTROL
}

# finish_package: packs the root of the package.
finish_package() {
  (cd "$root" && find usr -type f -print0 | sort -z | xargs -0 md5sum) >"$root/DEBIAN/md5sums"
  find "$root" -exec touch --no-dereference -d "@$SOURCE_DATE_EPOCH" {} +
  # Half the size costs a minute, which tests do not have.
  local packing=(-Zxz)
  [ "$configuration" = release ] || packing=(-Zgzip -z1)
  dpkg-deb --root-owner-group "${packing[@]}" --build "$root" "$into/${product}_${version}_$debian.deb" >&2
}

size() { du -h --apparent-size "$1" | cut -f1; }

# print_sizes: prints what was made.
print_sizes() {
  local made
  for made in "$into/$name.tar.gz" "$into/${product}_${version}_$debian.deb"; do
    echo "$(basename "$0"): $made: $(size "$made")"
  done
  echo "$(basename "$0"): unpacked $(du -sh --apparent-size "$tree" | cut -f1), of which $product is" \
    "$(size "$tree/lib/$product/bin/$product")"
}
