import Foundation
import StrataProjectRuns
import StrataSwiftSDK

/// The commands `strata run`, `strata build` and `strata test`.
struct ProjectRunCommand {
  let folder: URL
  let parsed: ParsedCommand
  var environment = ProcessInfo.processInfo.environment

  /// Generates the package of a project and builds it.
  ///
  /// - Returns: for `run`, an outcome that replaces the process by the app.
  /// - Throws: ``CheckProblem`` or a problem of the project, in one sentence.
  func run() throws -> Outcome {
    let path = absolute(parsed.operands.first ?? ".")
    let scratch =
      parsed.value("--scratch").map(absolute)
      ?? ScratchFolder.path(of: path, environment: environment)
    let strata = try StrataCheckout(folder: strataFolder(), in: FilesOnDisk())
    let package = try generated(path, strata)
    if parsed.has("--dry-run") { return Outcome(package.summary(folder: scratch)) }
    guard let goal = ProjectRun.Goal(rawValue: parsed.name) else {
      throw UsageError(text: "'strata \(parsed.name)' builds no project")
    }
    let isReported = parsed.has("--report")
    if !isReported { FileHandle.standardError.write(Data(Self.warnings(of: package.plan).utf8)) }
    let run = ProjectRun(
      goal: goal, scratch: scratch, configuration: configuration, sdk: try sdk(of: strata),
      arguments: parsed.passed)
    let result = try run.perform(package, onlyBuilds: isReported) { line in
      // Standard output is for the app, the tests' results and the report.
      let isResult = goal == .test && !isReported
      let channel = isResult ? FileHandle.standardOutput : FileHandle.standardError
      channel.write(Data((line + "\n").utf8))
    }
    return outcome(of: result, goal, package)
  }

  /// Returns a line for each problem of the plan's data models, which a build without a report
  /// would not name.
  static func warnings(of plan: ProjectPlan) -> String {
    plan.modelProblems.map { "strata: \($0.name): \($0.reason)\n" }.joined()
  }

  private func outcome(
    of result: ProjectRun.Result, _ goal: ProjectRun.Goal, _ package: GeneratedPackage
  ) -> Outcome {
    let isBuilt = result.status == 0
    if parsed.has("--report") {
      let report = RunReport(package, log: result.log, isBuilt: isBuilt)
      return Outcome(report.text, exitCode: isBuilt ? 0 : 1, isReport: true)
    }
    guard isBuilt else {
      return Outcome("strata: \(failure(result.log, goal, package.plan.app))", exitCode: 1)
    }
    guard goal == .run else { return Outcome("", end: "") }
    return Outcome("", launch: Launch(program: result.program, arguments: parsed.passed))
  }

  private func failure(_ log: BuildLog, _ goal: ProjectRun.Goal, _ app: String) -> String {
    if let obstacle = log.obstacle { return obstacle.sentence }
    if log.diagnostics.contains(where: \.isError) {
      return "\(app) does not compile; '--report' lists what is missing"
    }
    return goal == .test ? "the tests failed" : "the build failed"
  }

  private var configuration: String { parsed.value("--configuration") ?? "debug" }

  /// Returns the folder of the Swift SDK, which is built again if Strata's sources have changed.
  private func sdk(of strata: StrataCheckout) throws -> String {
    let installer = SDKInstaller(package: URL(fileURLWithPath: strata.folder, isDirectory: true))
    do throws(SDKError) {
      if try !installer.isCurrent() { try installer.install() }
    } catch {
      throw CheckProblem(text: error.text)
    }
    return installer.bundle.path
  }

  private func generated(
    _ path: String, _ strata: StrataCheckout
  ) throws -> GeneratedPackage {
    let files = FilesOnDisk()
    var request = ProjectPlan.Request(
      path: path, target: parsed.value("--target"), configuration: configuration.capitalized,
      strata: strata.folder)
    request.copies = parsed.value("--packages").map(absolute)
    request.isOffline = parsed.has("--offline")
    let plan = try ProjectPlan(request, in: files, describe: PackageDescriber.describe)
    return try GeneratedPackage(plan, strata: strata, in: files)
  }

  /// Returns the folder of Strata's package: the one given as an option, that of the environment
  /// variable, or the one in which the tool was built.
  private func strataFolder() throws -> String {
    if let stated = parsed.value("--strata") { return absolute(stated) }
    if let home = environment["STRATA_HOME"], !home.isEmpty { return absolute(home) }
    do throws(CheckProblem) { return try StrataPackage.folder().path } catch {
      throw CheckProblem(text: "\(error.text), or name its folder with '--strata DIR'")
    }
  }

  private func absolute(_ path: String) -> String {
    URL(fileURLWithPath: path, relativeTo: folder).standardizedFileURL.path
  }
}

extension StrataTool {
  /// Returns the grammar of a command that builds a user's project.
  ///
  /// - Parameter passing: what may follow `--`; `nil` if nothing may.
  static func projects(
    name: String, summary: String, passing: String? = nil
  ) -> CommandGrammar {
    CommandGrammar(
      name: name, summary: summary,
      operands: "[PATH]\(passing == nil ? "" : " [-- ARGUMENT…]")", most: 1,
      passesOn: passing != nil,
      options: [
        .init(
          name: "--target", value: "NAME",
          summary: "the name of the app target to use, if the project has several"),
        .init(
          name: "--configuration", value: "NAME",
          summary: "the build configuration; debug by default", choices: ["debug", "release"]),
        .init(
          name: "--packages", value: "DIR",
          summary: "a folder with copies of packages that would be fetched, each under its name"),
        .init(
          name: "--offline", value: nil,
          summary:
            """
            fetch no package; leave out each package that '--packages' has no copy of, and the \
            import statements for it
            """
        ),
        .init(
          name: "--report", value: nil,
          summary: "build, and list what compiled, what is missing and what is left out"),
        .init(
          name: "--dry-run", value: nil,
          summary: "print what would be generated and build nothing"),
        .init(
          name: "--scratch", value: "DIR",
          summary: "the folder to generate and build in; ~/.cache/strata/projects/… by default"),
        .init(
          name: "--strata", value: "DIR",
          summary:
            "the folder of Strata's package; by default STRATA_HOME, or where the tool was built"),
      ])
  }
}
