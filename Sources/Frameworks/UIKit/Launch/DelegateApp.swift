import Foundation
import StrataSwiftUIApp

extension UIApplicationDelegate where Self: NSObject {
  /// Runs an app that begins with its delegate, until the process ends.
  ///
  ///     @main class AppDelegate: UIResponder, UIApplicationDelegate {
  ///       var window: UIWindow?
  ///       …
  ///     }
  ///
  /// Partial: the app shows the root controller of the window that the scene's delegate has in its
  /// property `window`, or of the window of the app's delegate if the scene has none. The class of
  /// the scene's delegate comes from `application(_:configurationForConnecting:options:)` or from
  /// the app's `Info.plist`. A storyboard is not read. If a device's windows have no scene
  /// delegate, they all show the same controller.
  @MainActor @preconcurrency public static func main() { DelegateApp<Self>.main() }
}

/// An app whose delegate, or whose scenes' delegates, make the windows.
struct DelegateApp<Delegate: NSObject & UIApplicationDelegate>: App {
  @UIApplicationDelegateAdaptor(Delegate.self) private var delegate

  var body: some Scene { WindowGroup { DelegateWindow(delegate: delegate) } }
}

/// The window that a delegate has made.
struct DelegateWindow: View {
  /// The app's delegate. It is not observed, because its window is a plain property of the app.
  private let held: Unobserved<any UIApplicationDelegate>
  private var delegate: any UIApplicationDelegate { held.value }

  init(delegate: any UIApplicationDelegate) { held = Unobserved(delegate) }

  var body: some View {
    if let window = shownWindow, let root = window.shownRoot.current as? UIViewController {
      let _ = window.observeChanges()
      ControllerView(controller: root).id(ObjectIdentifier(root))
        .tint(window.ownTint?.color)
        .background { KeyCommandButtons(commands: MainMenu.commands(of: delegate)) }
    }
  }

  /// The window of the scene's delegate, or of the app's delegate if that has none, connected with
  /// the browser's window.
  private var shownWindow: UIWindow? {
    let application = DeviceApplication.current
    application.beginsWithDelegate = true
    let scene = application.currentScene
    let delegate = scene?.delegate as? any UIWindowSceneDelegate
    guard let window = delegate?.window ?? self.delegate.window else { return nil }
    window.scene = scene
    window.host = scene?.host
    scene?.own = window
    return window
  }
}

extension MainMenu {
  /// Returns the key commands of an app's delegate and of the menus that it builds.
  static func commands(of delegate: any UIApplicationDelegate) -> [UIKeyCommand] {
    guard let responder = delegate as? UIResponder else { return [] }
    let menu = MainMenu()
    responder.buildMenu(with: menu)
    return (responder.keyCommands ?? []) + UIMenu(children: menu.menus).keyCommands
  }
}
