import Foundation
import StrataProjectFacts

/// A manifest that says what it holds only when it is run: `swift package dump-package`.
///
/// It takes half a second for each, so only those are run that the syntax does not tell, and only
/// where the rule book's floors do not say what the modules are called.
enum DescribedManifest {
  private struct Description: Decodable {
    var targets: [Target]

    struct Target: Decodable {
      var name: String
      var type: String
      var path: String?
      var settings: [Setting]?
      var sources: [String]?
      var exclude: [String]?

      var isOnMainActor: Bool {
        settings?.contains { $0.kind.defaultIsolation?.actor == "MainActor" } == true
      }
    }

    struct Setting: Decodable {
      var kind: Kind

      struct Kind: Decodable { var defaultIsolation: Isolation? }
      struct Isolation: Decodable {
        var actor: String?
        private enum CodingKeys: String, CodingKey { case actor = "_0" }
      }
    }
  }

  /// The manifest with its targets, or as it was where it does not build.
  static func read(_ manifest: Manifest, _ top: URL) -> Manifest? {
    let file = top.appendingPathComponent(manifest.path)
    let folder = file.deletingLastPathComponent()
    // A build folder of its own: a plugin is run while SwiftPM holds the package's own locked.
    let scratch = FileManager.default.temporaryDirectory
      .appendingPathComponent("strata-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: scratch) }
    let tool = [
      "swift", "package", "--package-path", folder.path, "--scratch-path", scratch.path,
      "dump-package",
    ]
    guard let output = Shell.output(of: tool, in: folder),
      let description = try? JSONDecoder().decode(Description.self, from: output)
    else { return nil }
    let prefix = manifest.path.split(separator: "/").dropLast().map { $0 + "/" }.joined()
    var found = manifest
    found.targets = description.targets.map { target in
      let isTest = target.type == "test"
      let path = target.path ?? "\(isTest ? "Tests" : "Sources")/\(target.name)"
      var made = Manifest.Target(
        name: target.name, folder: prefix + path, isTest: isTest, dependencies: [], line: 1)
      made.isExecutable = target.type == "executable"
      made.isOnMainActor = target.isOnMainActor
      made.narrow(to: target.sources, without: target.exclude ?? [])
      return made
    }
    // Run, it says which targets share what.
    found.sharesMainActor = false
    return found
  }
}
