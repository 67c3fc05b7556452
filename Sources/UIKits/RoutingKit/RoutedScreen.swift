import SwiftUI

/// A screen that was asked for.
struct RoutedScreen: Hashable, Identifiable {
  let router: Router
  private let make: @MainActor (Router) -> AnyView

  /// - Parameter stack: A sheet has one of its own.
  @MainActor init<Destination: View>(
    stack: RouterStack = RouterStack(), _ destination: @escaping @MainActor (Router) -> Destination,
    close: @escaping @MainActor () -> Void
  ) {
    router = Router(stack: stack, close: close)
    make = { AnyView(destination($0)) }
  }

  var id: ObjectIdentifier { ObjectIdentifier(router) }

  @MainActor func view() -> AnyView { make(router) }

  static func == (left: RoutedScreen, right: RoutedScreen) -> Bool { left.router === right.router }

  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(router)) }
}

/// An alert or a dialog that was asked for.
struct RoutedDialog {
  let title: Text
  let message: Text?
  let buttons: AnyView
}
