import Foundation

@testable import StrataScaffold

/// A new project in memory.
enum SampleProject {
  static let trips = make("Trips", example: false)
  static let myApp = make("MyApp", example: true)

  private static func make(_ name: String, example: Bool) -> ProjectSnapshot {
    let files = try? NewProject(name: name, example: example).files(strata: "..")
    let texts = (files ?? []).map { ($0.path, Data($0.text.utf8)) }
    return ProjectSnapshot(files: Dictionary(uniqueKeysWithValues: texts))
  }
}

extension ProjectSnapshot {
  /// Returns the project with a manual edit of a file.
  func editing(_ path: String, _ change: (String) -> String) -> ProjectSnapshot {
    var result = self
    let text = files[path].map { String(decoding: $0, as: UTF8.self) } ?? ""
    result.files[path] = Data(change(text).utf8)
    return result
  }

  func adding(_ request: AddRequest) throws -> ProjectSnapshot {
    applying(try request.changes(in: self))
  }

  func string(_ path: String) -> String {
    files[path].map { String(decoding: $0, as: UTF8.self) } ?? ""
  }
}
