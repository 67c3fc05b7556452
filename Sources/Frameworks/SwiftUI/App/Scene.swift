public import ViewTree

/// A part of an app that the system shows as a window.
///
/// Same as Apple's.
@MainActor @preconcurrency public protocol Scene {
  associatedtype Body: Scene
  @SceneBuilder @MainActor @preconcurrency var body: Self.Body { get }

  @MainActor func _mount(in window: Window)
}

extension Scene {
  @MainActor public func _mount(in window: Window) { body._mount(in: window) }
}

extension Scene where Body == Never {
  public var body: Never { preconditionFailure("\(Self.self) has no body") }
}

extension Never: Scene {
  @MainActor public func _mount(in window: Window) {}
}

/// Makes the scenes of an app.
///
/// Partial: one scene.
@MainActor @resultBuilder public struct SceneBuilder {
  public static func buildBlock<Content: Scene>(_ content: Content) -> Content { content }
}
