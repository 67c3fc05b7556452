public import Foundation

/// The identity, role and configuration of a scene.
///
/// Partial: a session ends together with its scene; it is not restored later.
@MainActor @preconcurrency open class UISceneSession: NSObject {
  /// The purpose of the scene.
  public let role: Role
  /// The configuration that the scene was connected with.
  public internal(set) var configuration: UISceneConfiguration
  /// The scene, while it is connected.
  public internal(set) weak var scene: UIScene?
  /// A random identifier of the session.
  public let persistentIdentifier = UUID().uuidString
  /// Values that the app may store with the session.
  open var userInfo: [String: Any]?

  init(role: Role) {
    self.role = role
    configuration = UISceneConfiguration(name: nil, sessionRole: role)
  }

  /// The purpose of a scene.
  public struct Role: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The scene is a window of the app.
    public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")
    /// The scene is a window on an external screen. No scene has this role.
    public static let windowExternalDisplayNonInteractive = Role(
      rawValue: "UIWindowSceneSessionRoleExternalDisplayNonInteractive")
  }
}

/// The classes of a scene and its delegate, from which they are created when the scene connects.
///
///     func application(
///       _ application: UIApplication, configurationForConnecting session: UISceneSession,
///       options: UIScene.ConnectionOptions
///     ) -> UISceneConfiguration {
///       let configuration = UISceneConfiguration(name: nil, sessionRole: session.role)
///       configuration.delegateClass = SceneDelegate.self
///       return configuration
///     }
@MainActor @preconcurrency open class UISceneConfiguration: NSObject {
  /// The name of the configuration.
  public let name: String?
  /// The purpose of the scene.
  public let role: UISceneSession.Role
  /// The class of the scene's delegate: a subclass of `NSObject` that conforms to
  /// ``UISceneDelegate``.
  open var delegateClass: AnyClass?
  /// The class of the scene.
  ///
  /// Accepted: it has no effect; every scene is a ``UIWindowScene``.
  open var sceneClass: AnyClass?

  /// Creates a configuration with the classes of a scene and its delegate.
  ///
  /// - Parameters:
  ///   - name: A name for the app's own use. It is not looked up in the app's property list.
  ///   - sessionRole: The role of the scene.
  public init(name: String?, sessionRole: UISceneSession.Role) {
    (self.name, role) = (name, sessionRole)
  }
}
