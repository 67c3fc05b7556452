package import Foundation

/// The package that this tool was built from. New projects depend on it.
package enum StrataPackage {
  /// Returns the path of Strata's package for the manifest of a project in another folder.
  ///
  /// - Throws: ``CheckProblem`` if the tool is not inside its package.
  package static func path(from project: URL) throws -> String {
    relative(try folder(), from: project)
  }

  /// Returns the folder of Strata's package.
  ///
  /// - Throws: ``CheckProblem`` if the tool is not inside its package.
  package static func folder() throws(CheckProblem) -> URL {
    let program = URL(fileURLWithPath: CommandLine.arguments[0]).resolvingSymlinksInPath()
    let running = Bundle.main.executableURL?.resolvingSymlinksInPath() ?? program
    guard let package = above(running) else {
      throw CheckProblem(
        text:
          "no folder above '\(running.path)' is Strata's package; run strata where it was built")
    }
    return package
  }

  /// The version of the tool, as `strata --version` prints it.
  package static var version: String { ToolVersion.words(in: try? folder()) }

  private static func above(_ program: URL) -> URL? {
    var folder = program.deletingLastPathComponent().standardizedFileURL
    while folder.path != "/" {
      let manifest = try? String(
        contentsOf: folder.appending(path: "Package.swift"), encoding: .utf8)
      if manifest?.contains("name: \"Strata\"") == true { return folder }
      folder.deleteLastPathComponent()
    }
    return nil
  }

  /// Returns a relative path such as `../strata`, so that package and project can be moved
  /// together.
  static func relative(_ package: URL, from project: URL) -> String {
    let package = package.standardizedFileURL.pathComponents
    let project = project.standardizedFileURL.pathComponents
    let shared = zip(package, project).prefix { $0 == $1 }.count
    let ups = Array(repeating: "..", count: project.count - shared)
    return (ups + package.dropFirst(shared)).joined(separator: "/")
  }
}
