import Foundation

/// A package as `swift package dump-package` describes it: products and targets with dependencies.
struct DescribedPackage: Decodable {
  var products: [Product]
  var targets: [Target]

  struct Product: Decodable {
    var name: String
    var targets: [String]
  }

  struct Target: Decodable {
    var name: String
    var type: String
    var path: String?
    var pkgConfig: String?
    var resources: [Resource]
    var dependencies: [Dependency]
  }

  struct Resource: Decodable {
    var path: String
  }

  /// A dependency on a target, by the target's name; a dependency on a product of another package
  /// has no name.
  struct Dependency: Decodable {
    var name: String?

    private enum CodingKeys: String, CodingKey { case byName, target }

    init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      // `["Name", null]`: the second element is the condition.
      let words =
        try container.decodeIfPresent([String?].self, forKey: .byName)
        ?? container.decodeIfPresent([String?].self, forKey: .target)
      name = words?.first ?? nil
    }
  }

  /// Returns the targets of a product and all targets that they depend on, sorted by name.
  ///
  /// - Throws: ``SDKError`` if the package has no such product.
  func closure(of product: String) throws(SDKError) -> [Target] {
    guard let roots = products.first(where: { $0.name == product })?.targets else {
      throw SDKError("the package has no product '\(product)'")
    }
    let byName = Dictionary(targets.map { ($0.name, $0) }) { first, _ in first }
    var found: [String: Target] = [:]
    var waiting = roots
    while let name = waiting.popLast() {
      guard found[name] == nil, let target = byName[name] else { continue }
      found[name] = target
      waiting += target.dependencies.compactMap(\.name)
    }
    return found.values.sorted { $0.name < $1.name }
  }
}
