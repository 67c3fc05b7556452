/// An app of Swift Playgrounds: a package whose manifest imports `AppleProductTypes`, a module that
/// Apple's SwiftPM alone has.
struct PlaygroundApp {
  /// The folder of the package.
  let folder: String
  private let manifest: String

  /// Reads the manifest in a folder; returns `nil` if it describes no app of Swift Playgrounds.
  init?(in folder: String, _ files: any ProjectFiles) {
    guard let manifest = files.text(at: "\(folder)/Package.swift"),
      manifest.contains("import AppleProductTypes") || manifest.contains(".iOSApplication(")
    else { return nil }
    (self.folder, self.manifest) = (folder, manifest)
  }

  /// Returns the plan of the folder of the program's sources, as of a folder without a project.
  ///
  /// - Throws: ``ProjectRunProblem`` if the folder has no source, or none with `@main`.
  func plan(in files: any ProjectFiles) throws(ProjectRunProblem) -> ProjectPlan {
    var plan = try FolderPlanner(folder: sources, files: files).plan()
    plan.leftOut.append(
      LeftOut(
        name: "Package.swift",
        reason:
          "the manifest of a Swift Playgrounds app imports AppleProductTypes, which only Apple's"
          + " SwiftPM has; Strata reads from it the folder of the sources, but no packages and settings"
      ))
    return plan
  }

  /// The folder of the program's sources.
  private var sources: String {
    guard let target = manifest.firstRange(of: ".executableTarget(") else { return folder }
    let rest = manifest[target.upperBound...]
    if let path = rest.firstMatch(of: #/\bpath:\s*"([^"]*)"/#) {
      return Path.plain("\(folder)/\(path.1)")
    }
    let name = rest.firstMatch(of: #/\bname:\s*"([^"]*)"/#).map { String($0.1) } ?? ""
    return Path.plain("\(folder)/Sources/\(name)")
  }
}
