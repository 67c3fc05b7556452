public import Foundation

extension Data.WritingOptions {
  /// The former name of ``atomic``: writes to another file first, which then replaces the old one.
  @available(*, deprecated, renamed: "atomic")
  public static var atomicWrite: Data.WritingOptions { .atomic }
}
