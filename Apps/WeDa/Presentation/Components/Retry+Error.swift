import DesignKit
import Foundation
import SwiftUI
import WeDaDomain

extension Retry {
  /// The button that tries again; `nil` where or while that cannot help.
  init?(after error: WeatherError, _ action: (@MainActor () -> Void)?) {
    guard let action, error.isRetryable(at: Date()) else { return nil }
    self.init(
      title: Text(error.retryTitle), identifier: UITestIDs.App.retry, action: action)
  }
}

extension WeatherError {
  /// What the button that tries again says: a browser that was not asked yet is asked then.
  fileprivate var retryTitle: LocalizedStringResource {
    self == .location(.notAsked) ? Words.Location.Offer.use : Words.App.Button.retry
  }
}
