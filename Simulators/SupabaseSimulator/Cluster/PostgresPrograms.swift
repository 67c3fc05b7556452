import Foundation

/// The location of PostgreSQL's programs, and the user to run them.
struct PostgresPrograms {
  let folder: String
  /// The prefix of each command that runs it as another user, since PostgreSQL refuses to run as
  /// root; empty if it is not needed.
  let asUser: [String]
  /// The owner of the data; `nil` for the current user.
  let owner: (user: uid_t, group: gid_t)?

  /// Finds the programs.
  ///
  /// - Throws: ``PostgresClusterError/missing``.
  init() throws(PostgresClusterError) {
    guard let folder = Self.folders.first(where: Self.holdsPrograms) else { throw .missing }
    self.folder = folder
    guard getuid() == 0 else {
      asUser = []
      owner = nil
      return
    }
    // Debian's package creates the first; the second exists on every system.
    guard let entry = getpwnam("postgres") ?? getpwnam("nobody") else { throw .missing }
    let (user, group) = (entry.pointee.pw_uid, entry.pointee.pw_gid)
    owner = (user, group)
    asUser = ["setpriv", "--reuid=\(user)", "--regid=\(group)", "--clear-groups", "--"]
  }

  /// The folders that may contain PostgreSQL's programs, newest version first.
  private static var folders: [String] {
    let root = "/usr/lib/postgresql"
    let versions = (try? FileManager.default.contentsOfDirectory(atPath: root)) ?? []
    return versions.compactMap(Int.init).sorted(by: >).map { "\(root)/\($0)/bin" }
  }

  private static func holdsPrograms(_ folder: String) -> Bool {
    ["initdb", "pg_ctl"].allSatisfy {
      FileManager.default.isExecutableFile(atPath: "\(folder)/\($0)")
    }
  }
}
