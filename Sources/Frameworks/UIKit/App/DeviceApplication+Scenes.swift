import Foundation
import StrataAssets
import StrataDeviceServices
import StrataSwiftUIApp
import StrataViewTree

extension DeviceApplication {
  /// The scenes of the device's open windows.
  var connectedScenes: [UIWindowScene] {
    for window in OpenWindows.of(DeviceHost.currentID) { _ = scene(of: window) }
    return scenes
  }

  /// The scene of the window that the running code works for. Outside of a window it is the newest
  /// scene.
  var currentScene: UIWindowScene? {
    OpenWindows.current.map(scene(of:)) ?? connectedScenes.last
  }

  /// The state of the app: active if one of its scenes is in front, otherwise background.
  var state: UIApplication.State {
    if scenes.isEmpty || scenes.contains(where: { $0.activationState == .foregroundActive }) {
      return .active
    }
    let isInFront = scenes.contains { $0.activationState == .foregroundInactive }
    return isInFront ? .inactive : .background
  }

  /// Returns the scene of a window, and connects it if it has none.
  func scene(of window: Window) -> UIWindowScene {
    Life.watch()
    return scenes.first { $0.host === window } ?? connect(window)
  }

  private func connect(_ window: Window) -> UIWindowScene {
    let session = UISceneSession(role: .windowApplication)
    let address = window.location.url
    let options = UIScene.ConnectionOptions(url: address == "/" ? nil : URL(string: address))
    let scene = UIWindowScene(session: session, connectionOptions: options)
    scene.host = window
    scene.activationState = .foregroundInactive
    session.scene = scene
    scenes.append(scene)
    if let delegate {
      let configuration = delegate.application(
        .shared, configurationForConnecting: session, options: options)
      if configuration !== session.configuration { hasScenes = true }
      session.configuration = configuration
      let stated: AnyClass? = session.configuration.delegateClass ?? Self.sceneDelegate
      let type = stated as? NSObject.Type
      scene.delegate = type.map { ClassMaker.make($0) } as? any UISceneDelegate
    }
    scene.delegate?.scene(scene, willConnectTo: session, options: options)
    NotificationCenter.tell("UISceneWillConnectNotification", scene)
    if let followed, let url = options.urlContexts.first?.url {
      _ = followed.application(.shared, open: url, options: [:])
    }
    window.location.addReceiver(scene) { [weak self, weak scene] address in
      guard let self, let scene, let url = URL(string: address) else { return }
      receive(url, in: scene)
    }
    return scene
  }

  /// The delegate of an app without scenes, which follows the life of the app itself; `nil` in other
  /// apps.
  private var followed: (any UIApplicationDelegate)? {
    beginsWithDelegate && !hasScenes ? delegate : nil
  }

  /// Passes a URL that is opened while a scene lives to the scene's delegate, or to the app's
  /// delegate if the app has no scenes.
  private func receive(_ url: URL, in scene: UIWindowScene) {
    if let followed {
      _ = followed.application(.shared, open: url, options: [:])
    } else {
      scene.delegate?.scene(scene, openURLContexts: [UIOpenURLContext(url: url)])
    }
  }

  /// The class of scenes' delegates that the app's `Info.plist` names.
  private static let sceneDelegate: AnyClass? =
    AppInformation.current.sceneDelegate.flatMap(NSClassFromString)

  /// Moves a scene to the front or to the background, unless it is already there.
  func show(_ scene: UIWindowScene, isHidden: Bool) {
    switch (isHidden, scene.activationState) {
    case (false, .foregroundActive), (true, .background): break
    case (false, _): raise(scene)
    case (true, .foregroundActive): hide(scene)
    // It was opened hidden.
    case (true, _): scene.activationState = .background
    }
  }

  private func raise(_ scene: UIWindowScene) {
    let isFirst = !scenes.contains { $0.activationState == .foregroundActive }
    let isComingBack = isFirst && scenes.contains { $0.activationState == .background }
    scene.activationState = .foregroundInactive
    scene.delegate?.sceneWillEnterForeground(scene)
    if isComingBack { followed?.applicationWillEnterForeground(.shared) }
    tell(scene, "WillEnterForeground", app: isFirst ? "WillEnterForeground" : nil)
    scene.activationState = .foregroundActive
    scene.delegate?.sceneDidBecomeActive(scene)
    if isFirst { followed?.applicationDidBecomeActive(.shared) }
    tell(scene, "DidActivate", app: isFirst ? "DidBecomeActive" : nil)
  }

  private func hide(_ scene: UIWindowScene) {
    let isLast = scenes.allSatisfy { $0 === scene || $0.activationState != .foregroundActive }
    scene.activationState = .foregroundInactive
    scene.delegate?.sceneWillResignActive(scene)
    if isLast { followed?.applicationWillResignActive(.shared) }
    tell(scene, "WillDeactivate", app: isLast ? "WillResignActive" : nil)
    scene.activationState = .background
    scene.delegate?.sceneDidEnterBackground(scene)
    if isLast { followed?.applicationDidEnterBackground(.shared) }
    tell(scene, "DidEnterBackground", app: isLast ? "DidEnterBackground" : nil)
  }

  /// Posts a scene's notification, and then the app's notification of the same change if there is
  /// one.
  private func tell(_ scene: UIScene, _ name: String, app: String?) {
    NotificationCenter.tell("UIScene\(name)Notification", scene)
    if let app { NotificationCenter.tell("UIApplication\(app)Notification", UIApplication.shared) }
  }

  /// Disconnects the scene of a window that was closed. With the device's last window the app ends.
  func lose(_ window: Window) {
    disconnect(window)
    let id = window.tree.device?.id ?? .local
    if OpenWindows.of(id).isEmpty { terminate() }
  }

  private func disconnect(_ window: Window) {
    guard let scene = scenes.first(where: { $0.host === window }) else { return }
    show(scene, isHidden: true)
    scenes.removeAll { $0 === scene }
    scene.activationState = .unattached
    scene.delegate?.sceneDidDisconnect(scene)
    NotificationCenter.tell("UISceneDidDisconnectNotification", scene)
    delegate?.application(.shared, didDiscardSceneSessions: [scene.session])
    scene.leave()
  }
}
