public import Foundation

/// The version, target and folders of the installed Swift compiler.
public struct SDKToolchain: Equatable, Sendable {
  /// The triple of this machine, such as `x86_64-unknown-linux-gnu`.
  public var triple: String
  /// The folder with the standard library, `usr/lib/swift` of the toolchain.
  public var resources: URL

  /// Creates a description. For the parameters, see the properties of the same names.
  public init(triple: String, resources: URL) {
    self.triple = triple
    self.resources = resources
  }

  /// Reads the output of `swiftc -print-target-info`.
  ///
  /// - Throws: ``SDKError`` if the text is not that output.
  init(targetInfo text: Data) throws(SDKError) {
    struct Info: Decodable {
      struct Target: Decodable { var unversionedTriple: String }
      struct Paths: Decodable { var runtimeResourcePath: String }
      var target: Target
      var paths: Paths
    }
    guard let info = try? JSONDecoder().decode(Info.self, from: text) else {
      throw SDKError("'swiftc -print-target-info' does not describe a target; is Swift installed?")
    }
    self.init(
      triple: info.target.unversionedTriple,
      resources: URL(fileURLWithPath: info.paths.runtimeResourcePath, isDirectory: true))
  }
}
