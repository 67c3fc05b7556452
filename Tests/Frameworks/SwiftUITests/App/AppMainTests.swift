import Foundation
import StrataViewTree
import SwiftUI
import Testing

private struct Empty: App {
  var body: some Scene { WindowGroup { Text("words") } }
}

/// How an app begins, each time in a process of its own.
@Suite(.timeLimit(.minutes(5))) struct AppMainTests {
  @Test func `main hands the app to the host that is linked`() async {
    await #expect(processExitsWith: .exitCode(3)) { @MainActor in
      ApplicationHost.run = { app in
        exit(app.name == ProcessInfo.processInfo.processName ? 3 : 4)
      }
      Empty.main()
    }
  }

  @Test func `an app without a host says so and ends`() async {
    await #expect(processExitsWith: .exitCode(70)) { @MainActor in
      ApplicationHost.run = nil
      Empty.main()
    }
  }
}
