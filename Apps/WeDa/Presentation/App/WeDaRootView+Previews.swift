#if DEBUG
  import SwiftUI

  #Preview("App") { WeDaRootView(useCases: MockUseCases()) }

  #Preview("New device") { WeDaRootView(useCases: MockUseCases.empty) }

  #Preview("Offline") { WeDaRootView(useCases: MockUseCases.failing(.offline)) }
#endif
