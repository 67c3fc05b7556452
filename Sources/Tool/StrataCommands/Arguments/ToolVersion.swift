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
    guard let stamp = stamp(in: package) else {
      return "strata, a development build without a version"
    }
    return "strata \(stamp.version) (commit \(stamp.commit))"
  }

  /// Returns the version of the package or archive, such as `1.4.0`; `nil` for a build in a checkout.
  static func number(in package: URL?) -> String? { stamp(in: package)?.version }

  private static func stamp(in package: URL?) -> (version: String, commit: String)? {
    let text = package.flatMap {
      try? String(contentsOf: $0.appendingPathComponent("VERSION"), encoding: .utf8)
    }
    let parts = text?.split(whereSeparator: \.isWhitespace).map(String.init) ?? []
    return parts.count == 2 ? (parts[0], parts[1]) : nil
  }
}
