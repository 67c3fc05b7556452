import StrataLiveSession
import StrataViewTree
import SwiftUI

/// The nodes of a page, by class.
struct NodeBenchmark: Benchmark {
  let title = "Nodes of a page"
  let method = """
    The nodes of a session's page, and the memory of these objects as the allocator rounds it. Arrays, \
    strings and closures that they own are not in it, nor what the app keeps. Generic classes count as \
    one: a `BodyNode` is a view with a body, an `ElementNode` is an element of the page, an \
    `EnvironmentNode` is a modifier that sets a value of the environment.
    """
  private static let shown = 6

  func run() async throws -> [Figure] {
    try await figures("300 rows") { RowsScreen(300) }
      + figures("WeDa's page", url: WeatherScreen.url) { WeatherScreen() }
  }

  private func figures<Content: View>(
    _ name: String, url: String = "/", @ViewBuilder _ content: @escaping @MainActor () -> Content
  ) async throws -> [Figure] {
    let holder = SessionHolder { content() }
    let visitor = try await Visitor(holder, url: url)
    defer { holder.endAll() }
    let tree = visitor.session.window.tree
    var weights = Weights()
    for root in [tree.screen, tree.presentations].compactMap(\.self) { try weights.add(root) }
    let heaviest = weights.families.sorted { $0.value.bytes > $1.value.bytes }.prefix(Self.shown)
    return [
      Figure(name: "\(name), nodes", value: Double(weights.count), unit: ""),
      Figure(name: "\(name), these objects", value: Double(weights.bytes) / 1024, unit: "KiB"),
    ]
      + heaviest.map { family, weight in
        Figure(
          name: "\(name), \(weight.count) of class `\(family)`",
          value: Double(weight.bytes) / 1024, unit: "KiB", decimals: 1)
      }
  }

  /// The number and the memory of nodes.
  @MainActor private struct Weights {
    var families: [String: (count: Int, bytes: Int)] = [:]
    var count: Int { families.values.reduce(0) { $0 + $1.count } }
    var bytes: Int { families.values.reduce(0) { $0 + $1.bytes } }

    mutating func add(_ node: Node) throws {
      let family = String(String(describing: type(of: node)).prefix { $0 != "<" })
      let bytes = try Heap.bytes(of: node)
      let known = families[family] ?? (0, 0)
      families[family] = (known.count + 1, known.bytes + bytes)
      for child in node.children { try add(child) }
    }
  }
}
