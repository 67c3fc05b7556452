import DesignKit
import SwiftUI

extension LoadingView {
  /// Named for those who do not see it, in the app's words.
  init() { self.init(label: Text(Words.App.Progress.label)) }
}
