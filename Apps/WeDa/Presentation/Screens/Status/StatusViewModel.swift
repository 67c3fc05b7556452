import Foundation
import Observation
import WeDaDomain

/// The view model of the page that shows the calls and the last error of each service.
@MainActor @Observable final class StatusViewModel {
  typealias Dependencies = HasLoadProviderStatusUseCase

  enum Action: Equatable, Sendable { case appeared }

  struct State: Equatable, Sendable {
    /// The services, the first provider's first; `nil` until they are known.
    var services: [ServiceStatus]?
    /// The time at which the services' status was read, from which ages are computed.
    var readAt: Date?
  }

  private(set) var state = State()
  private let dependencies: any Dependencies
  private let now: () -> Date

  init(_ dependencies: any Dependencies, now: @escaping () -> Date = { Date() }) {
    self.dependencies = dependencies
    self.now = now
  }

  func send(_ action: Action) async {
    switch action {
    case .appeared:
      let services = await dependencies.loadProviderStatus.services()
      (state.services, state.readAt) = (services, now())
    }
  }
}
