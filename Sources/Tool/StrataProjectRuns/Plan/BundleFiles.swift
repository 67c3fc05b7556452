/// The files of a target, sorted as Xcode does: sources, the contents of the app's bundle, and
/// files that are not built.
struct BundleFiles {
  /// The folder from which the paths of the copied sources start.
  var base: String
  /// The folder from which the names of omitted files start.
  var top: String
  private(set) var files: [PlannedFile] = []
  private(set) var leftOut: [LeftOut] = []
  private var taken: Set<String> = []
  private var catalogs: [String: String] = [:]

  /// The folder of the copies of resources. SwiftPM copies it with its name `Resources` into the
  /// folder of the target's resources, where Foundation and Strata look for them.
  static let folder = "StrataBundle/Resources"

  init(base: String, top: String) {
    self.base = base
    self.top = top
  }

  /// The entries for the copied resources in `resources:` of a manifest.
  var resources: [String] { taken.isEmpty ? [] : [".copy(\"\(Self.folder)\")"] }

  private static let silent: Set = [
    "entitlements", "xcconfig", "xctestplan", "md", "docc", "swiftpm", "xcprivacy", "pbxproj",
    "xcodeproj", "xcworkspace", "gitkeep", "resolved", "icon",
  ]

  /// Adds a file to the bundle.
  ///
  /// - Parameters:
  ///   - path: the absolute path.
  ///   - bundled: the path in the app's bundle, if it is a resource.
  mutating func add(_ path: String, bundled: String? = nil) {
    let kind = Path.kind(path)
    if kind == "swift", bundled == nil || bundled == Path.name(path) {
      files.append(.init(path: Path.relative(path, from: base), content: .source(path)))
      return
    }
    // A file in a storyboard or a data model belongs to the folder around it.
    let shown = Path.relative(path, from: top)
    let parts = shown.split(separator: "/")
    for index in parts.indices {
      guard let reason = LeftOut.reason(ofKind: Path.kind(String(parts[index]))) else { continue }
      leftOut.append(
        LeftOut(name: parts[...index].joined(separator: "/"), reason: reason))
      return
    }
    let isHidden = parts.contains { $0.hasPrefix(".") && $0 != DataModelCode.version }
    if isHidden || Self.silent.contains(kind) || Path.name(path) == "Info.plist" { return }
    bundle(path, at: bundled ?? place(of: shown))
  }

  private mutating func bundle(_ path: String, at place: String) {
    guard taken.insert(place).inserted else {
      leftOut.append(
        LeftOut(
          name: Path.relative(path, from: top),
          reason: "another resource has the same path in the app bundle: \(place)"))
      return
    }
    files.append(.init(path: "\(Self.folder)/\(place)", content: .copy(path)))
  }

  /// Adds a text to the app's bundle.
  mutating func write(_ text: String, at place: String) {
    guard taken.insert(place).inserted else { return }
    files.append(.init(path: "\(Self.folder)/\(place)", content: .text(text)))
  }

  /// Returns the path of a resource in the app's bundle: its name, or its path from the outermost
  /// folder that has an extension, such as `Assets.xcassets` or `en.lproj`.
  private mutating func place(of path: String) -> String {
    let parts = path.split(separator: "/")
    guard
      let first = parts.dropLast().firstIndex(where: {
        Self.bundles.contains(Path.kind(String($0)))
      })
    else { return Path.name(path) }
    let inside = parts[(first + 1)...].joined(separator: "/")
    let name = String(parts[first])
    // Xcode compiles a model into a folder of this name.
    if Path.kind(name) == "xcdatamodeld" { return "\(Path.stem(name)).momd/\(inside)" }
    guard Path.kind(name) == "xcassets" else { return "\(name)/\(inside)" }
    return "\(catalog(name, at: parts[...first].joined(separator: "/")))/\(inside)"
  }

  /// Returns a unique name for an asset catalog. Xcode merges all catalogs, so two may have the
  /// same name.
  private mutating func catalog(_ name: String, at path: String) -> String {
    if let known = catalogs[path] { return known }
    let isTaken = catalogs.values.contains(name)
    let own = isTaken ? "\(Path.stem(name))-\(catalogs.count + 1).xcassets" : name
    catalogs[path] = own
    return own
  }

  private static let bundles: Set = [
    "xcassets", "lproj", "bundle", "scnassets", "stickersiconset", "atlas", "xcdatamodeld",
    "xcdatamodel",
  ]
}
