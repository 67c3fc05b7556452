import Foundation
public import Observation
public import SwiftUI

/// Leads from one screen to others: pushes, sheets, covers, alerts and dialogs.
///
///     router.showScreen(.push) { inner in
///       DetailsView(character, close: { inner.dismissScreen() })
///     }
///
/// Each screen has a router of its own; ``RouterView`` makes the first.
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

  /// Shows a screen.
  ///
  /// - Parameter destination: Makes it, with the router of its own.
  public func showScreen<Destination: View>(
    _ segue: Segue, @ViewBuilder destination: @escaping @MainActor (Router) -> Destination
  ) {
    switch segue {
    case .push: push(destination)
    case .sheet: sheet = RoutedScreen(destination) { [weak self] in self?.sheet = nil }
    case .fullScreenCover: cover = RoutedScreen(destination) { [weak self] in self?.cover = nil }
    }
  }

  /// Shows a screen that has an address, in the browser's bar and after a reload, if the
  /// ``RouterView`` around says what stands at such addresses; else, and above the page, as any other.
  ///
  ///     router.showScreen(.push, at: PlaceAddress.place(place.id)) { _ in DetailsView(place) }
  ///
  /// - Parameter destination: Makes it now, from what is known already.
  public func showScreen<Address: Hashable & Codable, Destination: View>(
    _ segue: Segue, at address: Address,
    @ViewBuilder destination: @escaping @MainActor (Router) -> Destination
  ) {
    guard segue == .push, stack.addresses.contains(ObjectIdentifier(Address.self)) else {
      return showScreen(segue, destination: destination)
    }
    stack.show(address) { AnyView(destination($0)) }
  }

  /// Takes this screen away: from its stack, or with the sheet or cover that it is. The first
  /// screen of an app stays.
  public func dismissScreen() { close() }

  /// Shows an alert with a title, a line below it and buttons; without buttons it has one that
  /// closes it.
  public func showAlert<Buttons: View>(
    _ title: Text, message: Text? = nil, @ViewBuilder buttons: () -> Buttons = { EmptyView() }
  ) {
    alert = RoutedDialog(title: title, message: message, buttons: AnyView(buttons()))
  }

  /// Asks what to do, as the buttons say.
  public func showConfirmationDialog<Buttons: View>(
    _ title: Text, message: Text? = nil, @ViewBuilder buttons: () -> Buttons
  ) {
    dialog = RoutedDialog(title: title, message: message, buttons: AnyView(buttons()))
  }

  /// Takes the alert or the dialog away.
  public func dismissAlert() {
    alert = nil
    dialog = nil
  }

  private func push<Destination: View>(
    _ destination: @escaping @MainActor (Router) -> Destination
  ) {
    let depth = stack.path.count
    stack.path.append(
      RoutedScreen(stack: stack, destination) { [stack] in stack.cut(to: depth) })
  }
}

/// How a screen comes.
public enum Segue: Hashable, Sendable, CaseIterable {
  case push, sheet, fullScreenCover
}
