import Foundation

/// Reports to the operator that the process has no file descriptor left.
enum DescriptorShortage {
  /// Writes a sentence to standard error that says what to do.
  static let report: @Sendable () -> Void = {
    let sentence =
      "This process has as many open files as it may, so new connections wait or are closed: raise "
      + "the limit, with 'ulimit -n' or LimitNOFILE."
    _ = try? FileHandle.standardError.write(contentsOf: Data("\(sentence)\n".utf8))
  }
}
