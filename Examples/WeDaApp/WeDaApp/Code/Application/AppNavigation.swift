import Combine
import DollarGeneralTemplateHelpers
import SwiftUI

/// The pages that lie on one tab.
@MainActor
final class AppNavigation: ObservableObject, NavigationStackManager {
  @Published var path = NavigationPath()
}
