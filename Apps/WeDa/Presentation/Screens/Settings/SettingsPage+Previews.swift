#if DEBUG
  import SwiftUI
  import WeDaDomain

  #Preview("Settings") { SettingsPage(state: .init()) { _ in } }

  #Preview("Settings, bad key") {
    let status = ProviderStatus(provider: .fixture, fault: .badKey)
    SettingsPage(state: .init(status: status)) { _ in }
  }
#endif
