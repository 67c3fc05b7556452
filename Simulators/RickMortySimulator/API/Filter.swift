import Foundation
import StrataWebServer

/// The parameters of a request for a page.
///
/// Values match any part of a field, ignoring case. Empty values and unknown names are ignored. A
/// value that begins with `male` must match from the beginning, otherwise it would match `female`.
struct Filter {
  private static let names = ["name", "status", "species", "type", "gender"]

  let page: Int
  private let values: [(name: String, value: String)]

  /// Reads the parameters.
  ///
  /// - Throws: ``Refusal/repeated`` if a parameter is repeated.
  init(_ request: HTTPRequest) throws(Refusal) {
    let items = request.queryItems()
    guard Set(items.map(\.name)).count == items.count else { throw .repeated }
    // Anything but a positive number is the first page.
    page = max(1, items.first { $0.name == "page" }.flatMap { Int($0.value) } ?? 1)
    values = Self.names.compactMap { name in
      let value = items.first { $0.name == name }?.value.trimmingCharacters(in: .whitespaces)
      return value.flatMap { $0.isEmpty ? nil : (name, $0) }
    }
  }

  func fits(_ character: Character) -> Bool {
    values.allSatisfy { name, value in
      let text = character.field(name).lowercased()
      let wanted = value.lowercased()
      return wanted.hasPrefix("male") ? text.hasPrefix(wanted) : text.contains(wanted)
    }
  }

  /// Returns the query of another page, unescaped, as the service writes it.
  func link(_ page: Int) -> String {
    (["page=\(page)"] + values.map { "\($0.name)=\($0.value)" }).joined(separator: "&")
  }
}
