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
  /// Addresses of packages → their version rule.
  public var packages: [String: String] = [:]
  /// Files in groups that are no folders → the groups' names and the file's: `Domain/City.swift`.
  public var groups: [String: String] = [:]

  public struct Target: Equatable, Sendable {
    public var name: String
    public var files: Set<String>
    public var folders: [String]
    public var isTest: Bool
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
    packages = reader.packages()
    groups = reader.groups()
  }

  /// The target that holds a file.
  public func target(of path: String) -> Target? {
    targets.first { target in
      target.files.contains(path) || target.folders.contains { path.hasPrefix($0 + "/") }
    }
  }
}

/// A project that cannot be read.
public struct XcodeProjectError: Error, Equatable, CustomStringConvertible {
  public var path: String
  public var description: String { "\(path) is no Xcode project that can be read" }
}
