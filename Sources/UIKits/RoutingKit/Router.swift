import Foundation
public import Observation
public import SwiftUI

/// Presents other screens from one screen: pushes, sheets, covers, alerts and dialogs.
///
///     router.showScreen(.push) { inner in
///       DetailsView(character, close: { inner.dismissScreen() })
///     }
///
/// Each screen has a separate router; ``RouterView`` creates the first.
@MainActor @Observable public final class Router {
  var sheet: RoutedScreen?
  var cover: RoutedScreen?
  var alert: RoutedDialog?
  var dialog: RoutedDialog?
  @ObservationIgnored let stack: RouterStack
  @ObservationIgnored var close: @MainActor () -> Void

  init(stack: RouterStack, close: @escaping @MainActor () -> Void) {
    self.stack = stack
    self.close = close
  }

  /// Shows a screen: pushed, in a sheet, or over the whole window.
  ///
  /// - Parameters:
  ///   - segue: The way in which the screen is presented.
  ///   - destination: Creates the screen, and gets the screen's router.
  public func showScreen<Destination: View>(
    _ segue: Segue, @ViewBuilder destination: @escaping @MainActor (Router) -> Destination
  ) {
    switch segue {
    case .push: push(destination)
    case .sheet: present(destination, as: \.sheet)
    case .fullScreenCover: present(destination, as: \.cover)
    }
  }

  /// Shows a screen that has an address. The address becomes the page's URL, so that the screen is
  /// shown again after a reload.
  ///
  /// Only pushed screens have addresses, and only of types that the enclosing ``RouterView`` has a
  /// destination for; others are shown without.
  ///
  ///     router.showScreen(.push, at: PlaceAddress.place(place.id)) { _ in DetailsView(place) }
  ///
  /// - Parameters:
  ///   - segue: The way in which the screen is presented.
  ///   - address: The address of the screen.
  ///   - destination: Creates the screen now, from data that are already loaded.
  public func showScreen<Address: Hashable & Codable, Destination: View>(
    _ segue: Segue, at address: Address,
    @ViewBuilder destination: @escaping @MainActor (Router) -> Destination
  ) {
    guard segue == .push, stack.addresses.contains(ObjectIdentifier(Address.self)) else {
      return showScreen(segue, destination: destination)
    }
    stack.show(address) { AnyView(destination($0)) }
  }

  /// Dismisses this screen: removes it from its stack, or closes its sheet or cover. The first
  /// screen of an app remains.
  public func dismissScreen() { close() }

  /// Shows an alert with a title, a message and buttons; without buttons it gets one that closes
  /// it.
  ///
  /// - Parameters:
  ///   - title: The text of the title.
  ///   - message: The text below the title.
  ///   - buttons: The buttons.
  public func showAlert<Buttons: View>(
    _ title: Text, message: Text? = nil, @ViewBuilder buttons: () -> Buttons = { EmptyView() }
  ) {
    alert = RoutedDialog(title: title, message: message, buttons: AnyView(buttons()))
  }

  /// Shows a confirmation dialog with a title, a message and buttons.
  ///
  /// - Parameters:
  ///   - title: The text of the title.
  ///   - message: The text below the title.
  ///   - buttons: The buttons.
  public func showConfirmationDialog<Buttons: View>(
    _ title: Text, message: Text? = nil, @ViewBuilder buttons: () -> Buttons
  ) {
    dialog = RoutedDialog(title: title, message: message, buttons: AnyView(buttons()))
  }

  /// Dismisses the alert or confirmation dialog that is shown.
  public func dismissAlert() {
    alert = nil
    dialog = nil
  }

  private func present<Destination: View>(
    _ destination: @escaping @MainActor (Router) -> Destination,
    as place: ReferenceWritableKeyPath<Router, RoutedScreen?>
  ) {
    let screen = RoutedScreen(destination) {}
    // Another screen may have taken its place when it is dismissed.
    screen.router.close = { [weak self, weak inner = screen.router] in
      if let self, self[keyPath: place]?.router === inner { self[keyPath: place] = nil }
    }
    self[keyPath: place] = screen
  }

  private func push<Destination: View>(
    _ destination: @escaping @MainActor (Router) -> Destination
  ) {
    let depth = stack.path.count
    stack.path.append(
      RoutedScreen(stack: stack, destination) { [stack] in stack.cut(to: depth) })
  }
}

/// The way in which a screen is presented.
public enum Segue: Hashable, Sendable, CaseIterable {
  /// Pushes the screen onto the navigation stack.
  case push
  /// Presents the screen as a sheet, which covers a part of the current screen.
  case sheet
  /// Presents the screen so that it covers all of the current screen.
  case fullScreenCover
}
