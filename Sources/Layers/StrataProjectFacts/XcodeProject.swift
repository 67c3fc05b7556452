import Foundation

/// What a `project.pbxproj` says: its targets with their sources, its settings, its packages.
///
/// Files are found through groups (the old way) and through synchronized folders (Xcode 16 and
/// later).
public struct XcodeProject: Equatable, Sendable {
  /// The file's path.
  public var path: String
  public var targets: [Target] = []
  /// Every build setting of every configuration: `IPHONEOS_DEPLOYMENT_TARGET` → its values.
  public var settings: [String: Set<String>] = [:]
  /// The same, each with its target, configuration and line.
  public var settingPlaces: [SettingPlace] = []
  /// Addresses of packages → their version rule.
  public var packages: [String: String] = [:]
  /// Files in groups that are no folders → the groups' names and the file's: `Domain/City.swift`.
  public var groups: [String: String] = [:]

  public struct Target: Equatable, Sendable {
    public var name: String
    public var files: Set<String>
    public var folders: [String]
    public var isTest: Bool
    /// What it leaves out of its synchronized folders.
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

  /// - Throws: ``XcodeProjectError`` where the text is no project.
  public init(text: String, path: String) throws(XcodeProjectError) {
    guard
      let plist = try? PropertyListSerialization.propertyList(
        from: Data(text.utf8), options: [], format: nil),
      let objects = (plist as? [String: Any])?["objects"] as? [String: [String: Any]]
    else { throw XcodeProjectError(path: path) }
    self.path = path
    // `A/App.xcodeproj/project.pbxproj` speaks of files below `A`.
    let top = path.split(separator: "/").dropLast(2).joined(separator: "/")
    let reader = XcodeObjects(objects: objects, top: top)
    targets = reader.targets()
    settings = reader.settings()
    settingPlaces = reader.settingPlaces(in: text, path: path)
    packages = reader.packages()
    groups = reader.groups()
  }

  /// The target that holds a file.
  public func target(of path: String) -> Target? {
    targets.first { $0.holds(path) }
  }
}

/// A project that cannot be read.
public struct XcodeProjectError: Error, Equatable, CustomStringConvertible {
  public var path: String
  public var description: String { "\(path) is no Xcode project that can be read" }
}
