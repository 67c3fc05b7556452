/// A target of the generated package.
struct PlannedTarget: Equatable, Sendable {
  /// The kind of a target.
  enum Kind: String, Sendable { case executable, library, test, macro, system }

  /// The name of the target, which is that of its module.
  var name: String
  /// The kind of the target.
  var kind: Kind
  /// The folder of the original sources, from which the copies' paths start.
  var base: String
  /// The files that the target is built from.
  var files: [PlannedFile] = []
  /// The entries of `resources:` as they are written: `.copy("Bundle/Resources")`.
  var resources: [String] = []
  /// The entries of `exclude:`: files that are copied and not built.
  var excluded: [String] = []
  /// The targets and products that the target depends on, besides those of Strata.
  var dependencies: Set<Dependency> = []
  /// The entries of `swiftSettings:` as they are written, besides those that every target has.
  var settings: [String] = []
  /// The entries of `cSettings:`, `cxxSettings:` and `linkerSettings:`, by these labels.
  var otherSettings: [String: [String]] = [:]
  /// The value of `publicHeadersPath:`; `nil` if the package does not state one.
  var publicHeaders: String?

  /// A dependency of a target of the generated package.
  enum Dependency: Hashable, Sendable {
    /// A target of the generated package.
    case target(String)
    /// A product of a package that is fetched, or of Strata.
    case product(String, package: String)
  }

  /// The paths of the target's Swift sources.
  var sources: [PlannedFile] { files.filter(\.isSource) }

  private static let compiled: Set = ["swift", "c", "cc", "cpp", "cxx", "s"]

  /// A Boolean value that indicates whether the target consists of C code, or of a system library.
  var isNative: Bool {
    kind == .system || sources.isEmpty && isBuildable
  }

  /// A Boolean value that indicates whether SwiftPM finds something to build in the target.
  var isBuildable: Bool {
    kind == .system || files.contains { Self.compiled.contains(Path.kind($0.path)) }
  }
}

/// A file of a target.
struct PlannedFile: Equatable, Sendable {
  /// The path in the target's folder.
  var path: String
  /// The content of the file.
  var content: Content

  /// The content of a file.
  enum Content: Equatable, Sendable {
    /// A Swift source that is rewritten for Linux, given by its absolute path.
    case source(String)
    /// A file that is copied, given by its absolute path.
    case copy(String)
    /// A text that is generated for the package.
    case text(String)
  }

  /// A Boolean value that indicates whether the file is a Swift source.
  var isSource: Bool { if case .source = content { true } else { false } }

  /// The absolute path of the original; `nil` if the file is generated.
  var original: String? {
    switch content {
    case .source(let path), .copy(let path): path
    case .text: nil
    }
  }
}
