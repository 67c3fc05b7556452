import StrataDeviceServices
import SwiftUI
import SwiftUITesting
import Testing

@testable import UIKit

/// A delegate of an app without scenes that notes the URLs that it is to open.
private final class OpeningDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
  var opened: [String] = []

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    window = UIWindow(frame: UIScreen.main.bounds)
    window?.rootViewController = UIHostingController(rootView: Opener())
    window?.makeKeyAndVisible()
    return true
  }

  func application(
    _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]
  ) -> Bool {
    opened.append(url.absoluteString)
    return true
  }
}

/// A delegate whose scenes' delegates note the URLs that they are to open.
private final class ScenesDelegate: UIResponder, UIApplicationDelegate {
  var opened: [String] = []

  func application(
    _ application: UIApplication, configurationForConnecting session: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    let configuration = UISceneConfiguration(name: nil, sessionRole: session.role)
    configuration.delegateClass = OpeningSceneDelegate.self
    return configuration
  }

  func application(
    _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]
  ) -> Bool {
    opened.append(url.absoluteString)
    return true
  }
}

private final class OpeningSceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?
  var opened: [String] = []

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let scene = scene as? UIWindowScene else { return }
    window = UIWindow(windowScene: scene)
    window?.rootViewController = UIHostingController(rootView: Opener())
    window?.makeKeyAndVisible()
  }

  func scene(_ scene: UIScene, openURLContexts urlContexts: Set<UIOpenURLContext>) {
    opened += urlContexts.map(\.url.absoluteString)
  }
}

/// A view that opens URLs in each of the three ways, and shows what it receives.
private struct Opener: View {
  @State private var heard = ""
  @State private var answer = ""
  @Environment(\.openURL) private var openURL

  var body: some View {
    VStack {
      Text(verbatim: "heard\(heard) \(answer)")
      Button("Application") { open("trips://application") }
      Button("Environment") {
        if let url = URL(string: "TRIPS://environment") { openURL(url) { answer = "\($0)" } }
      }
      if let url = URL(string: "trips://link?id=3") { Link("Link", destination: url) }
      Button("Foreign") { open("flights://application") }
    }
    .onOpenURL { heard += " \($0.absoluteString)" }
  }

  private func open(_ url: String) {
    guard let url = URL(string: url) else { return }
    UIApplication.shared.open(url) { answer = "\($0), \(UIApplication.shared.canOpenURL(url))" }
  }
}

/// Tests of URLs that are opened while a window lives.
@MainActor @Suite struct OpenedURLTests {
  private let device = Device.fresh

  /// Runs a test in an app that declares the scheme `trips`.
  private func withScheme(_ body: () throws -> Void) rethrows {
    try AppSchemes.$all.withValue(["trips"]) {
      try DeviceHost.$current.withValue(device, operation: body)
    }
  }

  private func open<Delegate: NSObject & UIApplicationDelegate>(
    _ type: Delegate.Type, url: String = "/"
  ) -> (Screen, Delegate) {
    let delegate = DeviceApplication.current.launch(type)
    let screen = Screen(DelegateWindow(delegate: delegate), url: url, device: device)
    screen.flush()
    return (screen, delegate)
  }

  private func tapAll(_ screen: Screen) throws {
    try screen.button("Application").tap()
    try screen.button("Environment").tap()
    try screen.link("Link").tap()
  }

  private let all = ["trips://application", "TRIPS://environment", "trips://link?id=3"]

  @Test func `URLs of the app's scheme reach onOpenURL, and the browser opens none`() throws {
    try withScheme {
      let screen = Screen(Opener(), device: device)
      try tapAll(screen)
      #expect(screen.has("heard \(all.joined(separator: " ")) true"), "\(screen.text)")
      #expect(screen.opened.isEmpty)
    }
  }

  @Test func `URLs of another scheme are refused`() throws {
    try withScheme {
      let screen = Screen(Opener(), device: device)
      try screen.button("Foreign").tap()
      #expect(screen.has("heard false, false") && screen.opened.isEmpty)
      try screen.button("Application").tap()
      #expect(screen.has("heard trips://application true, true"))
    }
  }

  @Test func `URLs of the app's scheme reach the delegate of the scene that opens them`() throws {
    try withScheme {
      let (screen, delegate) = open(ScenesDelegate.self)
      let (other, _) = open(ScenesDelegate.self)
      try tapAll(screen)
      let scenes = UIApplication.shared.connectedScenes.compactMap {
        $0.delegate as? OpeningSceneDelegate
      }
      #expect(scenes.count == 2 && scenes.map(\.opened).contains(all))
      #expect(scenes.map(\.opened).contains([]) && delegate.opened.isEmpty)
      #expect(screen.has("heard \(all.joined(separator: " ")) true"))
      #expect(!other.text.contains("trips"))
    }
  }

  @Test func `URLs of the app's scheme reach the delegate of an app without scenes`() throws {
    try withScheme {
      let (screen, delegate) = open(OpeningDelegate.self)
      try tapAll(screen)
      #expect(delegate.opened == all)
    }
  }

  @Test func `the URL of a window reaches the delegate of an app without scenes`() {
    withScheme {
      #expect(open(OpeningDelegate.self, url: "/notes?id=3").1.opened == ["/notes?id=3"])
    }
  }

  @Test func `an address that arrives at a living window and has no screen reaches the app`() {
    withScheme {
      let (screen, delegate) = open(ScenesDelegate.self)
      screen.go(to: "/invite/7")
      let scene = UIApplication.shared.connectedScenes.first?.delegate as? OpeningSceneDelegate
      #expect(scene?.opened == ["/invite/7"] && delegate.opened.isEmpty)
      #expect(screen.text.contains("heard /invite/7"))
    }
  }

  @Test func `Back to the address of the window opens nothing`() {
    withScheme {
      let screen = Screen(Opener(), url: "/invite/7", device: device)
      screen.go(to: "/")
      screen.back()
      #expect(screen.lines.first == "heard /invite/7 ")
    }
  }

  @Test func `an address for which a stack has a screen navigates, and opens nothing`() {
    struct Page: View {
      @State private var heard = ""
      var body: some View {
        NavigationStack {
          Text(verbatim: "heard\(heard)")
            .navigationDestination(for: Int.self) { Text("number \($0)") }
        }
        .onOpenURL { heard += " \($0.absoluteString)" }
      }
    }
    withScheme {
      let screen = Screen(Page(), device: device)
      screen.go(to: "/7")
      #expect(screen.has("number 7"))
      screen.go(to: "/nowhere")
      #expect(screen.has("heard /nowhere"))
    }
  }

  @Test func `a view that is gone receives no URLs`() throws {
    final class Count { var opened = 0 }
    struct Page: View {
      let count: Count
      @State private var isShown = true
      @Environment(\.openURL) private var openURL
      var body: some View {
        if isShown { Text("shown").onOpenURL { _ in count.opened += 1 } }
        Button("Hide") { isShown = false }
        Button("Open") { if let url = URL(string: "trips://one") { openURL(url) } }
      }
    }
    try withScheme {
      let count = Count()
      let screen = Screen(Page(count: count), device: device)
      try screen.button("Open").tap()
      try screen.button("Hide").tap()
      try screen.button("Open").tap()
      #expect(count.opened == 1)
    }
  }
}
