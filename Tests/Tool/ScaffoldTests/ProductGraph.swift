import Foundation
import StrataKitTesting

@testable import StrataScaffold

/// The targets and products of Strata's manifest, as the package manager reads it.
struct ProductGraph: Decodable {
  struct Item: Decodable {
    var name: String
    var targets: [String]?
    var dependencies: [Dependency]?
    var pluginUsages: [Dependency]?
  }
  /// A dependency: a kind, and a name with its conditions.
  struct Dependency: Decodable {
    var name: String?

    init(from decoder: any Decoder) throws {
      let kinds = try decoder.container(keyedBy: Key.self)
      for key in kinds.allKeys {
        var parts = try kinds.nestedUnkeyedContainer(forKey: key)
        name = try parts.decode(String.self)
      }
    }
  }
  struct Key: CodingKey {
    var stringValue: String
    var intValue: Int? { nil }
    init(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { nil }
  }

  var products: [Item]
  var targets: [Item]

  static func own() throws -> ProductGraph {
    let process = Process()
    let output = Pipe()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    // The package's build folder is locked while its tests run.
    let scratch = try TemporaryFolder()
    process.arguments = [
      "swift", "package", "--package-path", NewProject.repository.path,
      "--scratch-path", scratch.url.path, "dump-package",
    ]
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try process.run()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return try JSONDecoder().decode(ProductGraph.self, from: data)
  }

  /// The names of the targets in the graph of a package that depends on this one.
  var reached: [String] {
    var found = Set<String>()
    var next = products.flatMap { $0.targets ?? [] }
    while let name = next.popLast() {
      guard found.insert(name).inserted, let target = targets.first(where: { $0.name == name })
      else { continue }
      let uses = (target.dependencies ?? []) + (target.pluginUsages ?? [])
      next += uses.compactMap(\.name)
    }
    return found.sorted()
  }
}
