import SwiftUI

/// A requested screen with its router.
struct RoutedScreen: Hashable, Identifiable {
  let router: Router
  private let make: @MainActor (Router) -> AnyView

  /// Creates a requested screen with its router.
  ///
  /// - Parameter stack: The stack that the screen is pushed onto; a sheet has a new one.
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

/// A requested alert or confirmation dialog.
struct RoutedDialog {
  let title: Text
  let message: Text?
  let buttons: AnyView
}
