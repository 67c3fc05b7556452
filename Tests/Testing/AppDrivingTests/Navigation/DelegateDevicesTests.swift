import Observation
import StrataAppHost
import StrataBrowserTesting
import StrataViewTree
import SwiftUI
import Testing

/// Tests of an app's delegate with two browsers, which are two devices.
@MainActor @Suite(.timeLimit(.minutes(10))) struct DelegateDevicesTests {
  /// A delegate that holds the navigation state of its device's windows.
  @Observable final class Delegate: NSObject, UIApplicationDelegate {
    var isOpen = false
  }

  private struct Page: View {
    @UIApplicationDelegateAdaptor(Delegate.self) private var delegate
    @State private var count = 0

    var body: some View {
      VStack {
        Button("Open") { delegate.isOpen = true }
        Button("Count \(count)") { count += 1 }
      }
      .sheet(isPresented: Binding(get: { delegate.isOpen }, set: { delegate.isOpen = $0 })) {
        Text("the sheet")
      }
    }
  }

  @Test func `a tap in one browser opens no sheet in another browser`() async throws {
    let site = try LoopbackSite(
      Application(name: "delegate") { window in WindowGroup { Page() }._mount(in: window) })
    do {
      try await Browser.runTwo(.viewport(.phone)) { browser, stranger in
        for one in [browser, stranger] {
          try await one.open("http://127.0.0.1:\(site.port)/")
          try await one.settle()
        }
        try await browser.tap(.text("Open"))
        try await browser.waitFor(text: "the sheet")
        try await stranger.tap(.text("Count 0"))
        try await stranger.waitFor(text: "Count 1")
        let isAlone = "return document.querySelector('dialog[open]') === null"
        #expect(try await stranger.run(isAlone) == true)
        #expect(try await browser.run(isAlone) == false)
      }
    } catch {
      await site.stop()
      throw error
    }
    await site.stop()
  }
}
