import Foundation

extension WebHost {
  /// Tells the operator that no more connections can be accepted.
  nonisolated static let reportShortage: @Sendable () -> Void = {
    let sentence =
      "This process has as many open files as it may, so new connections wait or are closed: raise "
      + "the limit, with 'ulimit -n' or LimitNOFILE."
    _ = try? FileHandle.standardError.write(contentsOf: Data("\(sentence)\n".utf8))
  }
}
