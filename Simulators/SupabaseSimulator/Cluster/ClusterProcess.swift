import Foundation

/// The shell process that owns a cluster. It restarts PostgreSQL for each line of its input. When
/// its input closes, which happens even if this process is killed, the shell stops PostgreSQL and
/// removes the folder.
final class ClusterProcess: Sendable {
  private let output: Pipe
  private let lifeline: Pipe

  init(_ programs: PostgresPrograms, folder: URL) throws {
    let (output, lifeline) = (Pipe(), Pipe())
    let shell = Process()
    shell.executableURL = URL(filePath: "/bin/sh")
    shell.arguments =
      ["-c", Self.script, "cluster", programs.folder, folder.path] + programs.asUser
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

  private static func words(of file: FileHandle) -> String {
    var bytes = Data()
    while let part = try? file.read(upToCount: 1), !part.isEmpty {
      bytes += part
      if bytes.suffix(6) == Data("ready\n".utf8) { break }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// The script of the shell: `$1` is the folder of the programs, `$2` the data folder. A prefix
  /// follows, with which commands run as another user than root.
  private static let script = """
    trap '' INT TERM HUP
    bin=$1 folder=$2; shift 2
    cd "$folder" || exit 1
    fail() { tail -5 "$folder/log"; rm -rf -- "$folder"; exit 1; }
    "$@" "$bin/initdb" -D "$folder/data" -U \(PostgresCluster.administrator) -A trust -E UTF8 \
      --locale=C --no-sync --no-instructions >"$folder/log" 2>&1 || fail
    "$@" "$bin/pg_ctl" -D "$folder/data" -l "$folder/data/server.log" -w -s start -o "\
    -c listen_addresses='' -c unix_socket_directories='$folder' -c max_connections=100 \
    -c fsync=off -c synchronous_commit=off -c full_page_writes=off -c autovacuum=off \
    -c timezone=UTC" >"$folder/log" 2>&1 || { cp "$folder/data/server.log" "$folder/log"; fail; }
    echo ready
    while read -r _; do
      "$@" "$bin/pg_ctl" -D "$folder/data" -l "$folder/data/server.log" -m fast -w -s \
        restart >"$folder/log" 2>&1 || fail
      echo ready
    done
    "$@" "$bin/pg_ctl" -D "$folder/data" -m immediate -s stop
    rm -rf -- "$folder"
    """
}
