"""A bare Debian that systemd has booted in a container, in which Scripts/try-units and Scripts/try-dist-apps
install the packages of Scripts/dist-app. It has a network of its own, and no Swift toolchain."""
import hashlib
import os
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile
import time

top = pathlib.Path(__file__).resolve().parent.parent.parent
name = pathlib.Path(sys.argv[0]).name
bare = ["systemd-sysv", "dbus", "procps", "curl", "adduser", "ca-certificates", "tzdata", "util-linux-extra"]


def fail(sentence, log=""):
    print(f"{name}: {sentence}\n{log}".rstrip(), file=sys.stderr)
    sys.exit(1)


def expect(fact, sentence, log=""):
    if not fact:
        fail(sentence, log)


def wait(what, until, seconds=60):
    end = time.monotonic() + seconds
    while not until():
        if time.monotonic() > end:
            fail(f"within {seconds} s it did not happen that {what}")
        time.sleep(0.2)


def check_tools():
    if os.geteuid() != 0:
        fail("run it as root, since it boots a container")
    for program in ("systemd-nspawn", "mmdebstrap", "buildah"):
        if not shutil.which(program):
            fail(f"{program} is missing: 'Scripts/setup dist' installs it")


def pack(app, options, into):
    """Makes the package and the archive of an app; returns the paths of both."""
    done = subprocess.run([top / "Scripts/dist-app", app, *options, "--into", into], text=True, capture_output=True)
    if done.returncode != 0:
        fail(f"make dist APP={app} fails", done.stdout + done.stderr)
    return next(into.glob(f"{app}_*.deb")), next(into.glob(f"{app}-*.tar.gz"))


def field(package, what):
    return subprocess.check_output(["dpkg-deb", "-f", package, what], text=True).strip()


def needed(package):
    """Returns the names of the packages on which a package depends, of alternatives the first."""
    return {re.match(r"[a-z0-9.+-]+", words.strip())[0] for words in field(package, "Depends").split(",")}


class Machine:
    """A bare Debian with some packages, in a temporary folder."""

    def __init__(self, packages):
        self.folder = pathlib.Path(tempfile.mkdtemp(prefix="machine."))
        self.root, self.process = self.folder / "root", None
        self.root.mkdir()
        self.archive = self.kept(",".join(sorted({*packages, *bare})))
        subprocess.check_call(["tar", "-x", "-C", str(self.root), "--exclude=./dev/*", "-f", str(self.archive)])

    @staticmethod
    def kept(names):
        """Returns an archive of a bare Debian with these packages, which is made if it is not there yet."""
        kept = top / ".build/units" / f"bare-{hashlib.sha256(names.encode()).hexdigest()[:12]}.tar"
        if not kept.exists():
            kept.parent.mkdir(parents=True, exist_ok=True)
            part = kept.with_suffix(".part")
            made = subprocess.run(
                ["mmdebstrap", "--variant=minbase", "--format=tar", f"--include={names}", "bookworm", str(part)],
                text=True, capture_output=True)
            expect(made.returncode == 0, "mmdebstrap cannot create a bare Debian", made.stderr[-2000:])
            part.rename(kept)
        return kept

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.halt()
        shutil.rmtree(self.folder, ignore_errors=True)

    def boot(self):
        self.log = open(self.folder / "boot.log", "w")
        self.process = subprocess.Popen(
            ["systemd-nspawn", "-q", "-b", "--register=no", "--keep-unit", "--private-network", "-D", str(self.root)],
            stdin=subprocess.DEVNULL, stdout=self.log, stderr=subprocess.STDOUT)
        wait("systemd has booted", self.is_up, 90)

    def init(self):
        """Returns the number of the container's first process, as the machine outside counts."""
        path = f"/proc/{self.process.pid}/task/{self.process.pid}/children"
        children = open(path).read().split()
        return children[-1] if children else None

    def is_up(self):
        if self.process.poll() is not None:
            fail("the container ended", (self.folder / "boot.log").read_text()[-2000:])
        return self.init() and self.run("systemctl is-system-running", check=False)[1].strip() in ("running", "degraded")

    def run(self, line, check=True, seconds=120):
        """Runs a line of bash as root in the container; returns its status and what it printed."""
        done = subprocess.run(
            ["nsenter", "-t", self.init(), "-m", "-u", "-i", "-n", "-p", "-r", "-w", "env", "-i", "LANG=C.UTF-8",
             "PATH=/usr/sbin:/usr/bin:/sbin:/bin", "HOME=/root", "bash", "-euo", "pipefail", "-c", line],
            text=True, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, timeout=seconds)
        if check and done.returncode != 0:
            journal = self.run("journalctl --no-pager -n 40", check=False)[1]
            fail(f"this fails with {done.returncode}: {line}", done.stdout + "\n" + journal)
        return done.returncode, done.stdout

    def status(self, url):
        """Returns the status of an answer, or 0 if the connection is refused or ends."""
        return int(self.run(f"curl -s -m 20 -o /dev/null -w '%{{http_code}}' {url}", check=False)[1] or 0)

    def value(self, unit, what):
        return self.run(f"systemctl show -P {what} {unit}")[1].strip()

    def install(self, package):
        """Installs a package as the guide says, but without a network and without what it recommends."""
        shutil.copy(package, self.root / "root" / package.name)
        return self.run("DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends "
                        f"--allow-downgrades /root/{package.name}")[1]

    def halt(self):
        if self.process and self.process.poll() is None:
            self.run("systemctl poweroff --no-block", check=False)
            try:
                self.process.wait(60)
            except subprocess.TimeoutExpired:
                self.process.kill()
