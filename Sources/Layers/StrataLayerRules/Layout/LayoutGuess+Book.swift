extension LayoutGuess {
  /// The rule book for the layers that were found.
  public var json: String {
    let names = Set(found.map(\.name))
    let layers = found.map { role in
      let seen = role.sees.filter(names.contains).map { "\"\($0)\"" }.joined(separator: ", ")
      let places = ordered(role).map { "\"\($0)\"" }.joined(separator: ", ")
      // Within one module nothing is imported that a layer could allow.
      let seeing = isToldByFiles ? "" : "\n      \"layers\": [\(seen)],"
      return """
            {
              "name": "\(role.name)", "folder": [\(places)],\(seeing)
              "why": "\(role.why)"
            }
        """
    }
    return """
      {
        "layers": [
      \(layers.joined(separator: ",\n"))
        ],\(outside)
        "rules": [
      \(rules(names).joined(separator: ",\n"))
        ]
      }

      """
  }

  /// The part of the rule book about sources without a layer, so that the first check does not
  /// report them as unknown files.
  private var outside: String {
    guard !left.isEmpty else { return "" }
    let paths = left.map { "\"\($0)\"" }.joined(separator: ", ")
    return """

        "outside": [
          {"paths": [\(paths)], "why": "'strata init' found no layer for this file"}
        ],
      """
  }

  /// Returns the patterns of a layer, exact folders before patterns that match anywhere.
  private func ordered(_ role: Role) -> [String] {
    let own = folders[role.name] ?? []
    return own.filter { !$0.hasPrefix("**") }.sorted() + own.filter { $0.hasPrefix("**") }.sorted()
  }

  private func rules(_ names: Set<String>) -> [String] {
    let folderOrders = [
      ("Presentation", "Domain"), ("Data", "Domain"), ("App", "Domain"), ("Presentation", "Data"),
      ("Data", "Presentation"), ("App", "Presentation"), ("App", "Data"),
      ("Presentation", "Shared"),
      ("Data", "Shared"), ("Domain", "Shared"),
    ]
    let pairs = (isToldByFiles ? Self.fileOrders : folderOrders)
      .filter { names.contains($0.0) && names.contains($0.1) }
    let order = pairs.map { outer, inner in
      """
          {"id": "\(inner.lowercased())-knows-no-\(outer.lowercased())", "kind": "order", "layers": ["\(outer)", "\(inner)"],
           "says": "\(inner) does not depend on \(outer)", "why": "the outer layer changes more often than the inner one",
           "try": "move what both layers need inwards, or put a protocol between the layers"}
      """
    }
    guard names.contains("Domain"), !isToldByFiles else { return order }
    return order + [
      """
          {"id": "domain-without-frameworks", "kind": "imports", "in": "Domain",
           "forbid": ["SwiftUI", "UIKit", "AppKit", "CoreData", "SwiftData", "Combine", "Alamofire", "Supabase", "Firebase*"],
           "says": "Domain imports no framework such as CoreData or Combine", "why": "business rules must not change when a framework is replaced",
           "try": "put the framework behind a protocol"}
      """
    ]
  }
}
