"""Builds the image of deploy/Containerfile and runs it, for Scripts/try-dist-apps.

No image can be pulled without a network, so the bare Debian in which the packages are tried stands for
`debian:12-slim`. buildah builds; the programs run in namespaces of their own, as the image's settings say."""
import json
import os
import shutil
import signal
import subprocess

from machine import expect, top, wait

base = "docker.io/library/debian:12-slim"


class Builder:
    """buildah with its images in a folder."""

    def __init__(self, folder, debian):
        self.folder = folder
        (folder / "base").mkdir()
        shutil.copy(debian, folder / "base/debian.tar")
        (folder / "Containerfile").write_text("FROM scratch\nADD debian.tar /\n")
        self.call("bud", "--isolation", "chroot", "-f", folder / "Containerfile", "-t", base, folder / "base")

    def call(self, *words):
        done = subprocess.run(
            # What an image is made of is here already.
            ["unshare", "--net", "buildah", "--root", self.folder / "root", "--runroot", self.folder / "run",
             "--storage-driver", "vfs", *words], text=True, capture_output=True)
        expect(done.returncode == 0, f"buildah {words[0]} fails", done.stdout + done.stderr)
        return done.stdout.strip()

    def build(self, app, packages):
        """Builds the image of an app as the Containerfile says; returns its settings and its root folder."""
        self.call("bud", "--isolation", "chroot", "--format", "docker", "--pull-never", "--build-arg", f"APP={app}",
                  "-f", top / "deploy/Containerfile", "-t", app, packages)
        settings = json.loads(self.call("inspect", "--type", "image", app))["Docker"]["config"]
        return settings, self.call("mount", self.call("from", "--pull-never", app))


# Starts the words behind the user and the root folder as the first process of its namespaces.
start = """
ip link set lo up
mount --rbind /dev "$1/dev"
mount -t proc proc "$1/proc"
exec chroot --userspec="$0" "$@"
"""


class Container:
    """An image that runs."""

    def __init__(self, settings, root, log, *flags):
        self.settings, self.log = settings, log
        words = ["env", "-i", *settings["Env"], *settings["Entrypoint"], *(settings["Cmd"] or []), *flags]
        self.process = subprocess.Popen(
            ["unshare", "--mount", "--pid", "--net", "--fork", "--kill-child", "sh", "-ec", start, settings["User"], root, *words],
            stdout=open(log, "w"), stderr=subprocess.STDOUT)

    def inside(self):
        """Returns the number of the first process in the container; `None` if there is none yet."""
        children = open(f"/proc/{self.process.pid}/task/{self.process.pid}/children").read().split()
        return children[0] if children else None

    def run(self, *words):
        """Runs a program in the container as its user, and returns what it printed; `None` if it fails."""
        user, group = self.settings["User"].split(":")
        done = subprocess.run(
            ["nsenter", "-t", self.inside(), "-m", "-n", "-p", "-r", "-w", "-S", user, "-G", group, "--", *words],
            text=True, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL)
        return done.stdout if done.returncode == 0 else None

    def is_healthy(self):
        expect(self.process.poll() is None, "the container ends", self.log.read_text())
        kind, *words = self.settings["Healthcheck"]["Test"]
        expect(kind == "CMD", "the check of the image's health is no command")
        return self.inside() and self.run(*words) is not None

    def stop(self):
        """Stops the container as `podman stop` does, and returns its status."""
        os.kill(int(self.inside()), signal.SIGTERM)
        return self.process.wait(20)


def try_image(builder, app, packages):
    settings, root = builder.build(app, packages)
    expect(settings["Volumes"] == {"/data": {}}, f"the image of {app} keeps its data in {settings['Volumes']}")
    container = Container(settings, root, builder.folder / f"{app}.log", "--trusted-proxy", "10.0.0.0/8")
    try:
        wait(f"the image of {app} is healthy", container.is_healthy)
        user = container.run("stat", "-c", "%u %a", "/proc/1", "/data")
        expect(user == "10001 555\n10001 700\n", f"the image of {app} runs as another user", user)
        page = container.run("curl", "-s", "-A", "Mozilla", "-H", "Accept: text/html", "http://127.0.0.1:8080/")
        expect("</html>" in page, f"the image of {app} serves no page", page)
        expect(container.run("test", "-s", "/data/host.key") is not None, f"the image of {app} keeps nothing in /data")
        expect(container.stop() == 0, f"the image of {app} does not end with success")
    finally:
        container.process.kill()
