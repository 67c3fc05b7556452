import Foundation
import StrataRouteCoding
import WeDaPresentation

/// The path of an address, read as the app's navigation reads it.
///
///     PageAddress(path: "/favorites/city/lima-pe").isPage    // true
///     PageAddress(path: "/settings/nonsense").isPage         // false
struct PageAddress {
  private let components: [String]

  /// Creates the address of a path.
  ///
  /// - Parameter path: The path, percent-encoded.
  init(path: String) {
    components = path.split(separator: "/").map {
      String($0).removingPercentEncoding ?? String($0)
    }
  }

  /// A Boolean value that indicates whether the address is that of the first page.
  var isFirst: Bool { components.isEmpty }

  /// A Boolean value that indicates whether the app has a page at the address.
  var isPage: Bool {
    let tab = components.first.flatMap(AppTab.init(rawValue:)) ?? .search
    // Addresses name the first tab only if they consist of it.
    guard tab != .search || components == [tab.rawValue] else {
      return Self.leads(to: Route.self, components[...])
    }
    let rest = components.dropFirst()
    return tab == .settings
      ? Self.leads(to: SettingsRoute.self, rest) : Self.leads(to: Route.self, rest)
  }

  /// Returns whether components are pages of a type, each above the one before.
  private static func leads<Page: Decodable>(
    to type: Page.Type, _ components: ArraySlice<String>
  ) -> Bool {
    var rest = components
    while !rest.isEmpty {
      guard (try? RouteCoder.decode(type, from: &rest)) != nil else { return false }
    }
    return true
  }
}
