import Foundation
import Synchronization

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

  // MARK: Projects that several tests begin with

  private static let shared = SharedProjects()

  /// Returns a new project called Trips.
  static func new(_ layout: ProjectLayout) throws -> ProjectSnapshot {
    try shared.project("new", layout) { try ProjectSnapshot(new: layout) }
  }

  /// Returns a new project to which an entity without arguments was added.
  static func new(_ layout: ProjectLayout, with entity: String) throws -> ProjectSnapshot {
    try shared.project("with \(entity)", layout) {
      try new(layout).adding(AddRequest(.entity, name: entity))
    }
  }

  /// Returns a project with a customer, and with everything that can be named after another entity.
  static func grown(_ layout: ProjectLayout, by entity: String) throws -> ProjectSnapshot {
    let fields =
      ["title:String", "status:open|closed"] + (layout.hasRelations ? ["by:Customer"] : [])
    let requests = [
      AddRequest(.entity, name: entity, arguments: fields),
      AddRequest(.screen, name: "\(entity)Detail"), AddRequest(.feature, name: "\(entity)Archive"),
      AddRequest(.endpoint, name: entity),
    ]
    return try shared.project("grown by \(entity)", layout) {
      try requests.reduce(new(layout, with: "Customer")) { try $0.adding($1) }
    }
  }
}

/// The projects that were made once and are shared, since making one takes long.
private final class SharedProjects: Sendable {
  private let known = Mutex<[String: Result<ProjectSnapshot, any Error>]>([:])

  /// Returns a project, which is made when it is first needed.
  ///
  /// Two tests that need the same project at the same time may both make it.
  func project(
    _ name: String, _ layout: ProjectLayout, _ make: () throws -> ProjectSnapshot
  ) throws -> ProjectSnapshot {
    let key = "\(layout.rawValue) \(name)"
    if let project = known.withLock({ $0[key] }) { return try project.get() }
    let project = Result { try make() }
    known.withLock { $0[key] = project }
    return try project.get()
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
