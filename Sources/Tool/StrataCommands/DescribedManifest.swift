import Foundation
import StrataProjectFacts

/// An evaluation of a manifest by `swift package dump-package`, for manifests whose targets cannot
/// be read from the text.
///
/// An evaluation takes half a second, so only manifests whose syntax is not enough are evaluated,
/// and only if no layer in the rule book names its modules.
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

  /// Returns the manifest with its targets; `nil` if it cannot be evaluated.
  static func read(_ manifest: Manifest, _ top: URL) -> Manifest? {
    let file = top.appendingPathComponent(manifest.path)
    let folder = file.deletingLastPathComponent()
    // A separate build folder: SwiftPM keeps the package's folder locked while a plugin runs.
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
    // Evaluated, it shows which targets share which settings.
    found.sharesMainActor = false
    return found
  }
}
