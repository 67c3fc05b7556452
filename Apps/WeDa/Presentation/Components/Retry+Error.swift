import DesignKit
import Foundation
import SwiftUI
import WeDaDomain

extension Retry {
  /// The button that tries again; `nil` where or while that cannot help.
  init?(after error: WeatherError, _ action: (@MainActor () -> Void)?) {
    guard let action, error.isRetryable(at: Date()) else { return nil }
    self.init(
      title: Text(Words.App.Button.retry), identifier: UITestIDs.App.retry, action: action)
  }
}
