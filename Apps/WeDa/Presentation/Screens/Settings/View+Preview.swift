#if DEBUG
  import SwiftUI

  extension View {
    /// Sets the app's settings in the environment of a preview.
    func previewSettings(_ useCases: MockUseCases = MockUseCases()) -> some View {
      environment(SettingsViewModel(useCases))
    }
  }
#endif
