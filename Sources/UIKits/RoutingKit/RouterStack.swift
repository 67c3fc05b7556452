import Observation
import SwiftUI

/// What was pushed onto a stack, in order: screens, and addresses of screens.
@MainActor @Observable final class RouterStack {
  var path = NavigationPath()
  /// The types of the addresses that the stack can show by themselves.
  @ObservationIgnored var addresses: Set<ObjectIdentifier> = []
  /// What was pushed at an address: it is shown as it was made, while the app runs.
  @ObservationIgnored private var made: [AnyHashable: @MainActor (Router) -> AnyView] = [:]

  func show<Address: Hashable & Codable>(
    _ address: Address, _ make: @escaping @MainActor (Router) -> AnyView
  ) {
    if path.isEmpty { made = [:] }
    made[AnyHashable(address)] = make
    path.append(address)
  }

  func known(at address: some Hashable) -> (@MainActor (Router) -> AnyView)? {
    made[AnyHashable(address)]
  }

  /// Takes away the screen with so many below it, and those above.
  func cut(to depth: Int) {
    if path.count > depth { path.removeLast(path.count - depth) }
  }
}
