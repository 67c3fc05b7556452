import Observation
import SwiftUI

/// A stack of pushed screens and addresses of screens.
@MainActor @Observable final class RouterStack {
  var path = NavigationPath()
  /// The types of addresses that have a destination.
  @ObservationIgnored var addresses: Set<ObjectIdentifier> = []
  /// The screens that were pushed with an address, by address; they are shown instead of the
  /// screens that the destination would create.
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

  /// Removes the screens at `depth` and above.
  func cut(to depth: Int) {
    if path.count > depth { path.removeLast(path.count - depth) }
  }
}
