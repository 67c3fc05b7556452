import SwiftUI

@MainActor
@Observable
final class Router {
  enum Tab: Hashable {
    case pantry, kitchen, basket, more
  }

  enum Route: Hashable {
    case item(Item)
    case place(Place)
  }

  var tab = Tab.pantry
  var path: [Route] = []

  func open(_ url: URL) {
    guard let place = Place(rawValue: url.lastPathComponent.capitalized) else { return }
    tab = .pantry
    path = [.place(place)]
  }
}
