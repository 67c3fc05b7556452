/// The contents of a `project.pbxproj`: its targets with their sources, its settings and its
/// packages.
///
/// Files are found through groups (the old way) and through synchronized folders (Xcode 16 and
/// later).
public struct XcodeProject: Equatable, Sendable {
  /// The path of the file.
  public var path: String
  /// The targets, including tests.
  public var targets: [Target] = []
  /// The values of each build setting in all configurations, such as `IPHONEOS_DEPLOYMENT_TARGET`.
  public var settings: [String: Set<String>] = [:]
  /// The values of the build settings, each with its target, configuration and line.
  public var settingPlaces: [SettingPlace] = []
  /// The version requirement of each package, by URL.
  public var packages: [String: String] = [:]
  /// The paths in Xcode, such as `Domain/City.swift`, of files whose groups are not folders.
  public var groups: [String: String] = [:]

  /// A target of the project.
  public struct Target: Equatable, Sendable {
    /// The name of the target.
    public var name: String
    /// The paths of the files that groups add to the target.
    public var files: Set<String>
    /// The synchronized folders that the target builds.
    public var folders: [String]
    /// A Boolean value that indicates whether the target is a test target.
    public var isTest: Bool
    /// The paths that the target excludes from its synchronized folders.
    public var excluded: [String] = []

    func holds(_ path: String) -> Bool {
      files.contains(path)
        || folders.contains { path.isBelow($0) } && !isExcluded(path)
    }

    func leavesOut(_ path: String) -> Bool {
      folders.contains { path.isBelow($0) } && isExcluded(path)
    }

    private func isExcluded(_ path: String) -> Bool {
      excluded.contains { path == $0 || path.isBelow($0) }
    }
  }

  /// Parses the file of an Xcode project.
  ///
  /// - Throws: ``XcodeProjectError`` if the text is not a project.
  public init(text: String, path: String) throws(XcodeProjectError) {
    guard let reader = XcodeObjects(text: text, path: path) else {
      throw XcodeProjectError(path: path)
    }
    self.path = path
    targets = reader.targets()
    settings = reader.settings()
    settingPlaces = reader.settingPlaces(in: text, path: path)
    packages = reader.packages()
    groups = reader.groups()
  }

  /// Returns the target that builds a file.
  public func target(of path: String) -> Target? {
    targets.first { $0.holds(path) }
  }
}

/// The error of a project file that cannot be parsed.
public struct XcodeProjectError: Error, Equatable, CustomStringConvertible {
  /// The path of the project's file.
  public var path: String
  /// The line, counted from 1, where the text does not have the form of a project; `nil` if it is
  /// not known.
  public var line: Int?
  public var description: String {
    "\(path)\(line.map { ":\($0)" } ?? "") is not a readable Xcode project"
  }
}
