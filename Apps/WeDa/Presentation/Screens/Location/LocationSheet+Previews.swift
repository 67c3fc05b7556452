#if DEBUG
  import SwiftUI
  import WeDaDomain

  #Preview("Location") { LocationSheet(state: .init()) { _ in } }

  #Preview("Location, no secure connection") {
    LocationSheet(state: .init(weather: .failed(.location(.insecure), last: nil))) { _ in }
  }

  #Preview("Location offer") { LocationOffer { _ in } }
#endif
