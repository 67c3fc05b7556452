import Foundation

/// Tells the operator of a lack of descriptors.
enum DescriptorShortage {
  /// Tells the operator that no more connections can be accepted.
  static let report: @Sendable () -> Void = {
    let sentence =
      "This process has as many open files as it may, so new connections wait or are closed: raise "
      + "the limit, with 'ulimit -n' or LimitNOFILE."
    _ = try? FileHandle.standardError.write(contentsOf: Data("\(sentence)\n".utf8))
  }
}
