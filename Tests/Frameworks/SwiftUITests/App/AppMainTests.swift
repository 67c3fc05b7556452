import Foundation
import StrataViewTree
import SwiftUI
import Testing

private struct Empty: App {
  var body: some Scene { WindowGroup { Text("words") } }
}

/// Tests of the start of an app, each time in a separate process.
@Suite(.timeLimit(.minutes(5))) struct AppMainTests {
  @Test func `App.main() passes the app to the host library of the executable`() async {
    await #expect(processExitsWith: .exitCode(3)) { @MainActor in
      ApplicationHost.run = { app in
        exit(app.name == ProcessInfo.processInfo.processName ? 3 : 4)
      }
      Empty.main()
    }
  }

  @Test func `an app without a host exits with code 70`() async {
    await #expect(processExitsWith: .exitCode(70)) { @MainActor in
      ApplicationHost.run = nil
      Empty.main()
    }
  }
}
