import DesignKit
import Foundation
import SwiftUI
import WeDaDomain

extension Retry {
  /// Creates the retry button; `nil` if a retry cannot help, or not yet.
  init?(after error: WeatherError, _ action: (@MainActor () -> Void)?) {
    guard let action, error.isRetryable(at: Date()) else { return nil }
    self.init(
      title: Text(error.retryTitle), identifier: UITestIDs.App.retry, action: action)
  }
}

extension WeatherError {
  /// The title of the retry button. If the browser was not asked for the position yet, the retry
  /// asks.
  fileprivate var retryTitle: LocalizedStringResource {
    self == .location(.notAsked) ? Words.Location.Offer.use : Words.App.Button.retry
  }
}
