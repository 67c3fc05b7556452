import Foundation

/// The tabs in order; the app starts with the first.
package enum AppTab: String, Hashable, Codable, CaseIterable, Sendable {
  case search, favorites, map, history, settings

  var title: LocalizedStringResource {
    switch self {
    case .search: Words.App.Tab.search
    case .favorites: Words.App.Tab.favorites
    case .map: Words.App.Tab.map
    case .history: Words.App.Tab.history
    case .settings: Words.App.Tab.settings
    }
  }

  /// The name of the SF Symbol.
  var icon: String {
    switch self {
    case .search: "magnifyingglass"
    case .favorites: "star"
    case .map: "map"
    case .history: "clock"
    case .settings: "gearshape"
    }
  }
}
