import Foundation

/// The shell that owns a cluster: it restarts PostgreSQL for each line of its input. When its input
/// closes, which happens even if this process is killed, it stops it and removes the folder of the
/// socket, and the data unless they are kept.
final class ClusterProcess: Sendable {
  private let output: Pipe
  private let lifeline: Pipe

  /// Starts the shell.
  ///
  /// - Parameters:
  ///   - programs: The location of PostgreSQL's programs.
  ///   - folder: The folder of the socket.
  ///   - data: The folder that keeps the data, on the disk before a change is acknowledged; `nil`
  ///     for data that nobody needs after the run.
  init(_ programs: PostgresPrograms, folder: URL, data: URL?) throws {
    let (output, lifeline) = (Pipe(), Pipe())
    let shell = Process()
    shell.executableURL = URL(filePath: "/bin/sh")
    shell.arguments =
      ["-c", Self.script, "cluster", programs.folder, folder.path, data?.path ?? ""]
      + programs.asUser
    shell.standardInput = lifeline
    shell.standardOutput = output
    shell.environment = ["PATH": "/usr/bin:/bin:/usr/sbin:/sbin", "LC_ALL": "C", "TZ": "UTC"]
    (self.output, self.lifeline) = (output, lifeline)
    try shell.run()
  }

  deinit { try? lifeline.fileHandleForWriting.close() }

  /// Waits until the shell reports that the cluster is ready.
  ///
  /// - Throws: ``PostgresClusterError/notStarted(_:)``.
  func ready() async throws {
    let reading = output.fileHandleForReading
    let words: String = await withCheckedContinuation { continuation in
      // Reading blocks, which a task's thread must not.
      Thread.detachNewThread { continuation.resume(returning: Self.words(of: reading)) }
    }
    guard words.hasSuffix("ready\n") else { throw PostgresClusterError.notStarted(words) }
  }

  /// Stops the server, which ends every connection, and starts it again with the same options.
  ///
  /// The shell restarts the server, since a separate process would pass its descriptors to the
  /// server, so that its end would not be noticed.
  func restart() async throws {
    try lifeline.fileHandleForWriting.write(contentsOf: Data("restart\n".utf8))
    try await ready()
  }

  /// Stops the server, and waits until the shell has ended.
  func stop() async {
    try? lifeline.fileHandleForWriting.close()
    let reading = output.fileHandleForReading
    await withCheckedContinuation { (continuation: CheckedContinuation<Void, Never>) in
      Thread.detachNewThread {
        while let part = try? reading.read(upToCount: 1), !part.isEmpty {}
        continuation.resume()
      }
    }
  }

  private static func words(of file: FileHandle) -> String {
    var bytes = Data()
    while let part = try? file.read(upToCount: 1), !part.isEmpty {
      bytes += part
      if bytes.suffix(6) == Data("ready\n".utf8) { break }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// The script: `$1` is the folder of the programs, `$2` that of the socket, `$3` the folder that
  /// keeps the data or nothing, followed by a prefix to run commands as another user than root.
  ///
  /// A new cluster gets its name when it is complete, so that one whose making was interrupted is
  /// made again. A server whose earlier shell was killed is waited for, since it is about to stop.
  private static let script = """
    trap '' INT TERM HUP
    bin=$1 folder=$2 kept=$3; shift 3
    as=$*
    cd "$folder" || exit 1
    fail() { tail -5 "$folder/log"; rm -rf -- "$folder"; exit 1; }
    data=${kept:-$folder}/data
    settings="-c listen_addresses='' -c unix_socket_directories='$folder' -c max_connections=100"
    settings="$settings -c timezone=UTC"
    if [ -z "$kept" ]; then
      sync=--no-sync mode=immediate
      settings="$settings -c fsync=off -c synchronous_commit=off -c full_page_writes=off"
      settings="$settings -c autovacuum=off"
    else
      sync= mode=fast
    fi
    if [ ! -e "$data/PG_VERSION" ]; then
      rm -rf -- "$data.new"
      $as "$bin/initdb" -D "$data.new" -U \(PostgresCluster.administrator) -A trust -E UTF8 \
        --locale=C $sync --no-instructions >"$folder/log" 2>&1 || fail
      mv "$data.new" "$data" || fail
    fi
    n=0
    while [ -e "$data/postmaster.pid" ] && [ $n -lt 150 ] &&
      kill -0 "$(head -1 "$data/postmaster.pid")" 2>/dev/null
    do sleep 0.2; n=$((n + 1)); done
    $as "$bin/pg_ctl" -D "$data" -l "$data/server.log" -w -s start -o "$settings" \
      >"$folder/log" 2>&1 || { cp "$data/server.log" "$folder/log"; fail; }
    echo ready
    while read -r _; do
      n=0
      until $as "$bin/pg_ctl" -D "$data" -l "$data/server.log" -m fast -w -s \
        restart >"$folder/log" 2>&1
      do n=$((n + 1)); [ $n -lt 20 ] || fail; sleep 0.5; done
      echo ready
    done
    $as "$bin/pg_ctl" -D "$data" -m $mode -s stop
    rm -rf -- "$folder"
    """
}
