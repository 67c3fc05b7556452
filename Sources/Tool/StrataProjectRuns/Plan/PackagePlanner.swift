/// Makes a plan of a Swift package that is an app.
struct PackagePlanner {
  let folder: String
  let request: ProjectPlan.Request
  let files: any ProjectFiles

  /// Returns the plan for building a project's packages.
  ///
  /// - Throws: ``ProjectRunProblem`` if the package has no program, or has several of which none is
  ///   chosen.
  func plan(_ packages: LocalPackages) throws(ProjectRunProblem) -> ProjectPlan {
    try packages.add(folder)
    guard let root = packages.package(at: folder) else {
      throw ProjectRunProblem(text: "'\(folder)' is Strata's own package; use 'swift run' in it")
    }
    let app = try app(of: root)
    var (targets, leftOut): ([PlannedTarget], [LeftOut]) = ([], packages.registered)
    for package in packages.all {
      var reader = PackageTargets(package, among: packages, files: files)
      let planned = reader.planned(withTests: package.folder == root.folder)
      targets += planned.filter { target in
        // A second program would be built with the app and not run.
        target.kind != .executable || target.name == app
      }
      leftOut += reader.leftOut
    }
    targets = targets.filter { $0.name == app } + targets.filter { $0.name != app }
    guard let target = targets.first, target.name == app else {
      throw ProjectRunProblem(text: "the target '\(app)' has no Swift sources")
    }
    try EntryPoint.check(target, in: files, leftOut: leftOut)
    var plan = ProjectPlan(name: root.dump.name, app: app, folder: folder, targets: targets)
    plan.remotePackages = packages.remotePackages
    plan.language = root.dump.defaultLocalization ?? "en"
    plan.leftOut = leftOut
    return plan
  }

  private func app(of root: LocalPackages.Package) throws(ProjectRunProblem) -> String {
    let programs = root.dump.targets.filter { $0.type == "executable" }.map(\.name).sorted()
    guard !programs.isEmpty else {
      throw ProjectRunProblem(
        text:
          "\(folder)/Package.swift has no executable target, so there is no app; build a package "
          + "of libraries with 'swift build --swift-sdk strata', and test it with "
          + "'swift test --swift-sdk strata'")
    }
    return try AppChoice.choose(
      among: programs, asked: request.target, in: "\(folder)/Package.swift")
  }
}

/// The choice of the app to run.
enum AppChoice {
  /// Returns the requested app, or the only app if none is requested.
  ///
  /// - Throws: ``ProjectRunProblem`` that lists them.
  static func choose(
    among names: [String], asked: String?, in file: String
  ) throws(ProjectRunProblem) -> String {
    let list = names.joined(separator: ", ")
    guard !names.isEmpty else { throw ProjectRunProblem(text: "\(file) has no app target") }
    if let asked {
      guard names.contains(asked) else {
        throw ProjectRunProblem(text: "\(file) has no app target '\(asked)'; it has \(list)")
      }
      return asked
    }
    guard names.count == 1 else {
      throw ProjectRunProblem(
        text: "\(file) has several app targets, so name one with '--target': \(list)")
    }
    return names[0]
  }
}
