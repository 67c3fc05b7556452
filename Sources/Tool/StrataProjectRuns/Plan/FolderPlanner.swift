import StrataProjectFacts

/// Makes a plan of a folder of sources that has no project.
struct FolderPlanner {
  let folder: String
  let files: any ProjectFiles

  /// Returns the plan: one app with all sources, and a test target for each folder whose name ends
  /// in `Tests`.
  ///
  /// - Throws: ``ProjectRunProblem`` if there is no source, or none with `@main`.
  func plan() throws(ProjectRunProblem) -> ProjectPlan {
    // An app of Swift Playgrounds has its manifest beside its sources.
    let paths = files.files(below: folder).filter { $0 != "Package.swift" }
    guard paths.contains(where: { Path.kind($0) == "swift" }) else {
      throw ProjectRunProblem(
        text: "'\(folder)' holds no Xcode project, no Package.swift and no Swift sources")
    }
    let name = XcodeBuildSettings.identifier(Path.name(folder))
    var sorted = BundleFiles(base: folder, top: folder)
    for path in paths where Self.tests(path) == nil { sorted.add("\(folder)/\(path)") }
    if files.isFile("\(folder)/Info.plist"), let text = files.text(at: "\(folder)/Info.plist") {
      sorted.write(text, at: "Info.plist")
    }
    var app = PlannedTarget(name: name, kind: .executable, base: folder)
    (app.files, app.resources) = (sorted.files, sorted.resources)
    var code = DataModelCode()
    code.read(app.files, in: files, below: folder)
    app.files += code.files
    app.settings = [".swiftLanguageMode(.v5)"]
    try EntryPoint.check(app, in: files, leftOut: sorted.leftOut)
    let grouped = Dictionary(grouping: paths.filter { Path.kind($0) == "swift" }, by: Self.tests)
    let tests = grouped.compactMap { key, paths in key.map { ($0, paths) } }
      .sorted { $0.0 < $1.0 }
    var plan = ProjectPlan(
      name: name, app: name, folder: folder,
      targets: [app] + tests.filter { !$0.0.hasSuffix("UITests") }.map { target($0.0, $0.1, name) })
    plan.leftOut =
      sorted.leftOut + code.leftOut
      + tests.filter { $0.0.hasSuffix("UITests") }.map {
        LeftOut(
          name: $0.0,
          reason: LeftOut.reason(ofProduct: "com.apple.product-type.bundle.ui-testing") ?? "")
      }
    return plan
  }

  private func target(_ place: String, _ paths: [String], _ app: String) -> PlannedTarget {
    var target = PlannedTarget(
      name: XcodeBuildSettings.identifier(Path.name(place)), kind: .test, base: folder)
    target.files = paths.map { .init(path: $0, content: .source("\(folder)/\($0)")) }
    target.dependencies = [.target(app)]
    target.settings = [".swiftLanguageMode(.v5)"]
    return target
  }

  /// Returns the folder of tests that contains a file; `nil` if the file belongs to the app.
  private static func tests(_ path: String) -> String? {
    let parts = path.split(separator: "/").dropLast()
    guard let last = parts.firstIndex(where: { $0.hasSuffix("Tests") && $0 != "Tests" }) else {
      return parts.first == "Tests" ? "Tests" : nil
    }
    return parts[...last].joined(separator: "/")
  }
}
