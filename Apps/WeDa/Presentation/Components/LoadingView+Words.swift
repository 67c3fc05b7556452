import DesignKit
import SwiftUI

extension LoadingView {
  /// Creates a loading view with the app's text as its accessibility label.
  init() { self.init(label: Text(Words.App.Progress.label)) }
}
