public import Foundation

/// `strata preview`: which program shows a package's previews, and how it is called.
struct PreviewCommand {
  let folder: URL
  let parsed: ParsedCommand

  /// - Throws: ``CheckProblem`` where there is nothing to show, or no Strata above the tool.
  func launch() throws(CheckProblem) -> Launch {
    let package =
      parsed.operands.first.map { URL(fileURLWithPath: $0, relativeTo: folder) } ?? folder
    let manifest = package.appending(path: "Package.swift")
    guard FileManager.default.fileExists(atPath: manifest.path) else {
      throw CheckProblem(text: "there is no Package.swift in '\(package.path)'")
    }
    let port = parsed.value("--port") ?? "8080"
    guard let number = Int(port), (1...65_000).contains(number) else {
      throw CheckProblem(text: "'--port' is a number from 1 to 65000, not '\(port)'")
    }
    let path = package.standardizedFileURL.path
    return Launch(
      program: "previews", arguments: [path, "--port", port], folder: try StrataPackage.folder())
  }
}

/// A program of Strata's that takes the tool's place.
public struct Launch: Equatable, Sendable {
  /// Its product.
  public var program: String
  public var arguments: [String]
  /// Strata's own folder, in which it is built and runs; `nil` where it is beside the tool and runs
  /// where that does.
  public var folder: URL?
}
