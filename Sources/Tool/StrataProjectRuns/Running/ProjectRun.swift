import Foundation

/// The build of a project in its generated package.
package struct ProjectRun: Sendable {
  /// The part of the project that is built.
  package enum Goal: String, Sendable {
    /// The app is built, to be run.
    case run
    /// The app and all its targets are built.
    case build
    /// The app and its unit tests are built, and the tests are run.
    case test
  }

  /// The part of the project that is built.
  package var goal: Goal
  /// The folder of the generated package.
  package var scratch: String
  /// SwiftPM's name of the configuration: `debug` or `release`.
  package var configuration: String
  /// The folder of the Swift SDK's bundle, whose name is the SDK's: `…/strata.artifactbundle`.
  package var sdk: String
  /// The arguments that are passed to `swift test`.
  package var arguments: [String]

  /// Creates a run, which builds a project in its generated package.
  package init(
    goal: Goal, scratch: String, configuration: String, sdk: String, arguments: [String]
  ) {
    (self.goal, self.scratch, self.sdk) = (goal, scratch, sdk)
    (self.configuration, self.arguments) = (configuration, arguments)
  }

  /// The result of a build.
  package struct Result: Sendable {
    /// The exit code of the last program.
    package var status: Int32
    /// The output of the build.
    package var log: BuildLog
    /// The path of the built app.
    package var program: String
  }

  /// Writes the package and builds it. If the goal is `test`, also runs its tests.
  ///
  /// - Parameters:
  ///   - package: the package.
  ///   - onlyBuilds: whether tests are built and not run.
  ///   - line: receives each line of the output, with the project's paths.
  /// - Throws: ``ProjectRunProblem`` if the package cannot be written, or Swift not be started.
  package func perform(
    _ package: GeneratedPackage, onlyBuilds: Bool, _ line: (String) -> Void
  ) throws(ProjectRunProblem) -> Result {
    try package.write(to: scratch)
    // The compiler names files by their real paths.
    let folder = URL(fileURLWithPath: scratch).resolvingSymlinksInPath().path
    let paths = PathsOfCopies(package, in: folder)
    var log = BuildLog()
    func told(_ text: String) {
      let own = paths.translated(text)
      log.add(own)
      line(own)
    }
    var status = try ChildProgram(arguments: build(package, folder)).run(told)
    let products = "\(folder)/.build/\(configuration)"
    if status == 0 {
      try link(package, in: products)
      if goal == .test, !onlyBuilds {
        status = try ChildProgram(arguments: test(folder)).run(told)
      }
    }
    return Result(status: status, log: log, program: "\(products)/\(package.plan.app)")
  }

  private func build(_ package: GeneratedPackage, _ folder: String) -> [String] {
    ["swift", "build", "--package-path", folder, "-c", configuration] + framework
      + (goal == .test ? ["--build-tests"] : ["--product", package.plan.app]) + testable
  }

  private func test(_ folder: String) -> [String] {
    ["swift", "test", "--package-path", folder, "-c", configuration, "--skip-build"]
      + framework + testable + arguments
  }

  /// The options by which SwiftPM finds the frameworks.
  private var framework: [String] {
    ["--swift-sdks-path", Path.folder(sdk), "--swift-sdk", Path.stem(sdk)]
  }

  /// The option that allows `@testable` imports of optimized code.
  private var testable: [String] {
    goal == .test && configuration == "release" ? ["-Xswiftc", "-enable-testing"] : []
  }

  /// Creates a link to the app's resources in the program's folder, where `Bundle.main` finds them.
  /// It leads to the folder into which SwiftPM has copied them.
  private func link(
    _ package: GeneratedPackage, in products: String
  ) throws(ProjectRunProblem) {
    let plan = package.plan
    let goal = "\(plan.name)_\(plan.app).resources/Resources"
    let place = "\(products)/Resources"
    let manager = FileManager.default
    guard manager.fileExists(atPath: "\(products)/\(goal)"),
      (try? manager.destinationOfSymbolicLink(atPath: place)) != goal
    else { return }
    do {
      // A link of an earlier name, or none.
      try? manager.removeItem(atPath: place)
      try manager.createSymbolicLink(atPath: place, withDestinationPath: goal)
    } catch {
      throw ProjectRunProblem(text: "'\(place)' cannot be written: \(error)")
    }
  }
}
