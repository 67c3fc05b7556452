import Foundation

/// The answer of `strata --version`.
enum ToolVersion {
  /// The description of the option in help, manual and completions.
  static let summary = "print the version of strata, and the commit that it was built from"

  /// Returns the version and the commit that `Scripts/dist` wrote beside the programs of a package
  /// or archive. No file says this of a build in a checkout, and asking git would take longer than
  /// the whole start.
  ///
  /// - Parameter package: the folder of Strata's package that the tool belongs to; `nil` if it was
  ///   copied out of every such folder.
  static func words(in package: URL?) -> String {
    let stamp = package.flatMap {
      try? String(contentsOf: $0.appendingPathComponent("VERSION"), encoding: .utf8)
    }
    let parts = stamp?.split(whereSeparator: \.isWhitespace) ?? []
    guard parts.count == 2 else { return "strata, a development build without a version" }
    return "strata \(parts[0]) (commit \(parts[1]))"
  }
}
