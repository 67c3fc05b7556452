public import Foundation

extension LayerBook {
  /// Reads a rule book and finds every mistake in it at once.
  ///
  /// - Throws: ``RuleProblems`` with each part that is missing, misspelt or names nothing.
  public init(json: Data) throws(RuleProblems) {
    do {
      self = try JSONDecoder().decode(LayerBook.self, from: json)
    } catch let error as DecodingError {
      throw RuleProblems(all: [Self.sentence(for: error)])
    } catch {
      throw RuleProblems(all: ["strata.json cannot be read: \(error.localizedDescription)"])
    }
    let problems = ownProblems
    guard problems.isEmpty else { throw RuleProblems(all: problems) }
  }

  private var ownProblems: [String] {
    let names = Set(floors.map(\.name))
    let used =
      floors.flatMap { floor in floor.floors.map { (floor.name, $0) } }
      + platformFree.floors.map { ("platformFree", $0) }
    let unknown = used.filter { !names.contains($0.1) }
    return unknown.map { "strata.json: \($0.0) names the floor '\($0.1)', which there is none of" }
      + floors.filter { $0.why.isEmpty }.map { "strata.json: the floor \($0.name) gives no reason" }
      + exceptions.filter { $0.why.isEmpty }.map {
        "strata.json: the exception for \($0.module) gives no reason"
      } + (roots.isEmpty ? ["strata.json: 'roots' names no folder"] : [])
  }

  private static func sentence(for error: DecodingError) -> String {
    func place(_ path: [any CodingKey]) -> String {
      path.map { $0.intValue.map { "[\($0)]" } ?? $0.stringValue }.joined(separator: ".")
    }
    return switch error {
    case .keyNotFound(let key, let context):
      "strata.json: '\(key.stringValue)' is missing in '\(place(context.codingPath))'"
    case .typeMismatch(_, let context), .valueNotFound(_, let context):
      "strata.json: '\(place(context.codingPath))' has the wrong type"
    case .dataCorrupted(let context):
      "strata.json is no JSON: \(context.debugDescription)"
    @unknown default:
      "strata.json cannot be read: \(error)"
    }
  }
}

/// A rule book that is badly written, which is not the same as a broken rule.
public struct RuleProblems: Error, Equatable, CustomStringConvertible {
  public var all: [String]
  public var description: String { all.joined(separator: "\n") }
}
