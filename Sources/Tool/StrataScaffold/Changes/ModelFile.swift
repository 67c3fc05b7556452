public import Foundation
import StrataSwiftEdits

/// A file that lists the entities of an app, which `strata apply` adds to it.
///
///     {
///       "entities": [
///         { "name": "Customer", "fields": ["name:String", "born:Date?"] },
///         { "name": "Order", "fields": ["title:String", "by:Customer"], "paginated": true }
///       ]
///     }
///
/// An entity that the project has with the same fields is left as it is, so that the file can be
/// applied again after it has grown.
public struct ModelFile: Equatable, Sendable {
  /// A request of the file with the changes that it makes.
  public struct Part: Equatable, Sendable {
    /// The request that adds an entity.
    public var request: AddRequest
    /// The changes after those of the parts before; empty if the project has the entity.
    public var changes: [FileChange]
  }

  /// The requests to add the entities, in the order of the file.
  public let requests: [AddRequest]

  /// Reads a file.
  ///
  /// - Parameters:
  ///   - json: the contents of the file.
  ///   - path: the path for errors.
  /// - Throws: ``InputError`` for another form, an unknown key, or an entity that occurs twice.
  public init(json: Data, path: String) throws(InputError) {
    guard let top = try? JSONSerialization.jsonObject(with: json) as? [String: Any],
      let list = top["entities"] as? [[String: Any]], top.keys.allSatisfy({ $0 == "entities" })
    else {
      throw InputError(
        "file", path, "must be JSON of the form {\"entities\": [{\"name\": \"Order\", …}]}")
    }
    var requests: [AddRequest] = []
    for entry in list {
      let request = try Self.request(entry, path)
      guard !requests.contains(where: { $0.name == request.name }) else {
        throw InputError("entity", request.name, "occurs twice in \(path); remove one")
      }
      requests.append(request)
    }
    self.requests = requests
  }

  private static let keys: Set<String> = ["name", "fields", "paginated", "plural", "sources"]

  private static func request(
    _ entry: [String: Any], _ path: String
  ) throws(InputError) -> AddRequest {
    if let key = entry.keys.sorted().first(where: { !keys.contains($0) }) {
      let list = keys.sorted().joined(separator: ", ")
      throw InputError("key", key, "is none that an entity of \(path) may have: use \(list)")
    }
    guard let name = entry["name"] as? String else {
      throw InputError("file", path, "has an entity without \"name\", which is a text")
    }
    let asked: [String]? = try value(of: "sources", in: entry, name)
    let sources = asked ?? ["remote"]
    guard [["remote"], ["remote", "local"], ["local", "remote"]].contains(sources) else {
      throw InputError(
        "sources", sources.joined(separator: ","),
        "of \(name) must be [\"remote\"] or [\"remote\", \"local\"]")
    }
    return AddRequest(
      .entity, name: name, arguments: try value(of: "fields", in: entry, name) ?? [],
      keepsLocally: sources.contains("local"),
      isPaginated: try value(of: "paginated", in: entry, name) ?? false,
      plural: try value(of: "plural", in: entry, name))
  }

  private static func value<Value>(
    of key: String, in entry: [String: Any], _ name: String
  ) throws(InputError) -> Value? {
    guard let any = entry[key] else { return nil }
    guard let value = any as? Value else {
      throw InputError(key, "\(any)", "of \(name) has another form than the guide says")
    }
    return value
  }

  /// The requests in an order in which each comes after the entities of its fields, and otherwise in
  /// that of the file. Entities that need each other stay in the order of the file.
  private var ordered: [AddRequest] {
    var rest = requests
    var sorted: [AddRequest] = []
    while !rest.isEmpty {
      let names = Set(rest.map(\.name))
      let next = rest.firstIndex { request in
        request.arguments.allSatisfy { argument in
          let entity = (try? Field(argument))?.type.entity?.text
          return entity == nil || entity == request.name || !names.contains(entity ?? "")
        }
      }
      sorted.append(rest.remove(at: next ?? 0))
    }
    return sorted
  }

  /// Returns the changes to a project, entity by entity, each after the entities of its fields.
  ///
  /// - Parameter project: the files of the project.
  /// - Returns: the requests, each with its changes to the project after those before it.
  /// - Throws: ``InputError`` for an invalid entity, `EditConflict` if the project has something
  ///   else in its place, such as the entity without one of the fields.
  public func parts(in project: ProjectSnapshot) throws -> [Part] {
    var project = project
    return try ordered.map { request in
      let changes = try request.changes(in: project)
      project = project.applying(changes)
      return Part(request: request, changes: changes)
    }
  }
}

extension [ModelFile.Part] {
  /// The changes of all parts as one change for each file.
  public var merged: [FileChange] {
    var changes: [String: FileChange] = [:]
    for change in flatMap(\.changes) {
      changes[change.path] = FileChange(
        path: change.path, before: changes[change.path]?.before ?? change.before,
        after: change.after)
    }
    return changes.values.sorted { $0.path < $1.path }
  }
}
