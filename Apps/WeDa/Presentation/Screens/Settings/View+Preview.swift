#if DEBUG
  import SwiftUI

  extension View {
    /// Gives a preview the app's settings, as the root does.
    func previewSettings(_ useCases: MockUseCases = MockUseCases()) -> some View {
      environment(SettingsViewModel(useCases))
    }
  }
#endif
