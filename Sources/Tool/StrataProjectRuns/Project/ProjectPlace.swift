import StrataProjectFacts

/// The kind of project at a path: an Xcode project, a workspace, a Swift package, or a folder of
/// sources.
enum ProjectPlace: Equatable {
  /// Xcode projects and the packages of their workspace, with the folder of the project and the
  /// name of the project or the workspace.
  case xcode(projects: [String], packages: [String], folder: String, name: String)
  /// The project is a Swift package in a folder.
  case package(String)
  /// A folder of sources without a project.
  case sources(String)

  /// Determines the kind of project at an absolute path.
  ///
  /// A folder stands for the workspace, project or package in it, in this order; if it has none of
  /// them, for the only project below it.
  ///
  /// - Throws: ``ProjectRunProblem`` if there is no project, or more than one.
  static func find(_ path: String, in files: some ProjectFiles) throws(ProjectRunProblem) -> Self {
    let path = Path.plain(path)
    switch Path.kind(path) {
    case "xcworkspace": return try workspace(path, files)
    case "xcodeproj": return try project(path, files)
    case "pbxproj": return try project(Path.folder(path), files)
    default: break
    }
    if Path.name(path) == "Package.swift", files.isFile(path) { return .package(Path.folder(path)) }
    guard files.isFolder(path) else {
      throw ProjectRunProblem(
        text: files.isFile(path)
          ? "'\(path)' is not a project; name an .xcodeproj, an .xcworkspace or a folder"
          : "'\(path)' does not exist")
    }
    return try folder(path, files)
  }

  private static func folder(
    _ path: String, _ files: some ProjectFiles
  ) throws(ProjectRunProblem) -> Self {
    let entries = files.entries(of: path)
    if let one = try single("xcworkspace", path, entries) { return try workspace(one, files) }
    if let one = try single("xcodeproj", path, entries) { return try project(one, files) }
    if entries.contains("Package.swift") { return .package(path) }
    let folders = entries.filter { !isFetched($0) }.map { "\(path)/\($0)" }.filter(files.isFolder)
    let below = folders.flatMap { folder in
      files.entries(of: folder).filter { Path.kind($0) == "xcodeproj" }
        .map { "\(Path.name(folder))/\($0)" }
    }
    if let one = try single("xcodeproj", path, below) { return try project(one, files) }
    // A folder of many projects is no app of all their sources.
    if let one = try single("xcodeproj", path, deepProjects(path, files)) {
      return try project(one, files)
    }
    return .sources(path)
  }

  private static func deepProjects(_ path: String, _ files: some ProjectFiles) -> [String] {
    files.files(below: path).filter { Path.name($0) == "project.pbxproj" && !isFetched($0) }
      .map { String($0.dropLast("/project.pbxproj".count)) }
  }

  /// Returns whether a path leads through a folder of fetched or built code, whose projects are not
  /// the user's.
  private static func isFetched(_ path: String) -> Bool {
    path.split(separator: "/").contains {
      $0.hasPrefix(".") || ["Pods", "Carthage", "DerivedData", "node_modules"].contains($0)
    }
  }

  /// Returns the only entry of a kind, or `nil` if there is none.
  private static func single(
    _ kind: String, _ folder: String, _ entries: [String]
  ) throws(ProjectRunProblem) -> String? {
    let found = entries.filter { Path.kind($0) == kind }
    guard found.count < 2 else {
      throw ProjectRunProblem(
        text: "'\(folder)' holds several projects, so name one: \(listed(found))")
    }
    return found.first.map { Path.join(folder, $0) }
  }

  /// Returns a text with the first names and the number of further ones.
  private static func listed(_ names: [String]) -> String {
    let more = names.count - 8
    return names.prefix(8).joined(separator: ", ") + (more > 0 ? " and \(more) more" : "")
  }

  private static func project(
    _ path: String, _ files: some ProjectFiles
  ) throws(ProjectRunProblem) -> Self {
    guard files.isFile("\(path)/project.pbxproj") else {
      throw ProjectRunProblem(text: "'\(path)' holds no project.pbxproj")
    }
    return .xcode(
      projects: [path], packages: [], folder: Path.folder(path), name: Path.stem(path))
  }

  private static func workspace(
    _ path: String, _ files: some ProjectFiles
  ) throws(ProjectRunProblem) -> Self {
    guard let text = files.text(at: "\(path)/contents.xcworkspacedata") else {
      throw ProjectRunProblem(text: "'\(path)' holds no contents.xcworkspacedata")
    }
    let folder = Path.folder(path)
    let members = XcodeWorkspace(text: text).members.map { Path.join(folder, $0) }
    // CocoaPods adds a project, which is not there before `pod install`.
    let projects = members.filter {
      Path.kind($0) == "xcodeproj" && files.isFile("\($0)/project.pbxproj")
    }
    guard !projects.isEmpty else {
      throw ProjectRunProblem(text: "'\(path)' names no Xcode project that exists")
    }
    let packages = members.filter { files.isFile("\($0)/Package.swift") }
    return .xcode(projects: projects, packages: packages, folder: folder, name: Path.stem(path))
  }
}
