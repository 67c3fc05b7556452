public import Foundation

/// The command `strata preview`, which finds the program that shows a package's previews, and its
/// arguments.
struct PreviewCommand {
  let folder: URL
  let parsed: ParsedCommand

  /// Returns the program that serves the previews.
  ///
  /// - Throws: ``CheckProblem`` if the package has no previews, or the tool is not inside a Strata
  ///   package.
  func launch() throws(CheckProblem) -> Launch {
    let package =
      parsed.operands.first.map { URL(fileURLWithPath: $0, relativeTo: folder) } ?? folder
    let manifest = package.appending(path: "Package.swift")
    guard FileManager.default.fileExists(atPath: manifest.path) else {
      throw CheckProblem(text: "'\(package.path)' has no Package.swift")
    }
    let port = parsed.value("--port") ?? "8080"
    guard let number = Int(port), (1...65_000).contains(number) else {
      throw CheckProblem(text: "'--port' must be a number from 1 to 65000, not '\(port)'")
    }
    let path = package.standardizedFileURL.path
    return Launch(
      program: "previews", arguments: [path, "--port", port], folder: try StrataPackage.folder())
  }
}

/// A program of Strata that replaces the tool's process.
public struct Launch: Equatable, Sendable {
  /// The name of Strata's product, or the absolute path of a program that was built elsewhere.
  public var program: String
  /// The arguments of the program.
  public var arguments: [String]
  /// Strata's folder, in which the program is built and run; `nil` if the program is next to the
  /// tool and runs in the current folder.
  public var folder: URL?
}
