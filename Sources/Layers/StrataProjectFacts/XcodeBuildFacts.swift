/// The targets of an Xcode project with their files, settings and packages.
///
/// While ``XcodeProject`` says which target a file belongs to, this type has everything that a
/// build needs.
///
///     try XcodeBuildFacts(text: text, path: "iOS/Trips.xcodeproj/project.pbxproj").targets
public struct XcodeBuildFacts: Equatable, Sendable {
  /// The path of the project's file.
  public var path: String
  /// The targets that compile something, in the order of the project.
  public var targets: [XcodeBuildTarget]
  /// The names of the aggregate targets, which compile nothing and run scripts.
  public var aggregates: [String]
  /// The folders of packages on this machine, from the same top as ``path``. They may contain `..`.
  public var localPackages: [String]
  /// The packages that are fetched from a URL.
  public var remotePackages: [RemotePackage]
  /// The language of the texts in the sources, such as `en`; `nil` if the project does not state
  /// it.
  public var developmentRegion: String?

  /// A package that is fetched from a URL.
  public struct RemotePackage: Equatable, Sendable {
    /// The URL from which the package is fetched.
    public var url: String
    /// The required versions in the notation of a manifest, such as `from: "1.4.0"`.
    public var requirement: String
  }

  /// Parses the file of an Xcode project.
  ///
  /// - Throws: ``XcodeProjectError`` with the line if the text is not a project.
  public init(text: String, path: String) throws(XcodeProjectError) {
    guard let reader = XcodeObjects(text: text, path: path) else {
      throw XcodeProjectError(path: path, line: ProjectSlip.line(in: text))
    }
    self.path = path
    targets = reader.builds()
    aggregates = reader.aggregates()
    localPackages = reader.localPackages()
    remotePackages = reader.remotePackages()
    developmentRegion = reader.project["developmentRegion"] as? String
  }
}

/// A target of an Xcode project, as far as a build needs it.
public struct XcodeBuildTarget: Equatable, Sendable {
  /// The name of the target.
  public var name: String
  /// Xcode's name of the target's kind, such as `com.apple.product-type.application`.
  public var productType: String
  /// The files and bundles in its build phases, such as `Trips/Assets.xcassets`.
  public var files: [String]
  /// The synchronized folders that the target builds.
  public var folders: [String]
  /// The paths that the target excludes from its synchronized folders.
  public var excluded: [String]
  /// The products of packages that the target links.
  public var packageProducts: [PackageProduct]
  /// The names of the targets that the target depends on.
  public var dependencies: [String]
  /// The names of the build phases that run a shell script.
  public var scripts: [String]
  /// The configurations in the order of the project, each with its layers of settings, the lowest
  /// first.
  public var configurations: [Configuration]

  /// A product of a package that a target links.
  public struct PackageProduct: Hashable, Sendable {
    /// The name of the product.
    public var name: String
    /// The address of the package: a URL, or the path of a folder; `nil` if the project does not
    /// say which package has it.
    public var address: String?
  }

  /// The settings of a configuration.
  public struct Configuration: Equatable, Sendable {
    /// The name of the configuration, such as `Debug`.
    public var name: String
    /// The layers of settings; each overrides those before it.
    public var layers: [Layer]
  }

  /// Settings from one source: the project, the target, or an `.xcconfig` file.
  public enum Layer: Equatable, Sendable {
    /// Settings from the `.xcconfig` file at a path.
    case file(String)
    /// Settings in the project's file.
    case values([String: String])
  }

  /// Returns the layers of a configuration; if there is none of that name, those of `Debug`, or
  /// else of the first.
  public func layers(of configuration: String) -> [Layer] {
    let found =
      configurations.first { $0.name == configuration }
      ?? configurations.first { $0.name == "Debug" } ?? configurations.first
    return found?.layers ?? []
  }
}
