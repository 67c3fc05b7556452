import DesignKit
import Foundation
import SwiftUI
import WeDaDomain

extension Retry {
  /// Creates the retry button for an error; `nil` if a retry cannot help, or cannot help yet.
  init?(after error: WeatherError, _ action: (@MainActor () -> Void)?) {
    guard let action, error.isRetryable(at: Date()) else { return nil }
    self.init(
      title: Text(error.retryTitle), identifier: UITestIDs.App.retry, action: action)
  }
}

extension WeatherError {
  /// The title of the retry button. If the browser has not been asked for the position yet, it says
  /// that the retry asks.
  fileprivate var retryTitle: LocalizedStringResource {
    self == .location(.notAsked) ? Words.Location.Offer.use : Words.App.Button.retry
  }
}
