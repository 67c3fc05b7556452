public import ViewTree

/// A part of an app that the system shows as a window.
///
/// Same as Apple's.
@MainActor @preconcurrency public protocol Scene {
  associatedtype Body: Scene
  @SceneBuilder @MainActor @preconcurrency var body: Self.Body { get }

  /// What the scene shows, as one view.
  @MainActor var _content: AnyView { get }
}

extension Scene {
  @MainActor public var _content: AnyView { AnyView(SceneView(self)) }

  /// Shows the scene in a window.
  @MainActor public func _mount(in window: Window) { window.show(_content) }
}

extension Scene where Body == Never {
  public var body: Never { preconditionFailure("\(Self.self) has no body") }
}

extension Never: Scene {
  @MainActor public var _content: AnyView { AnyView(EmptyView()) }
}

/// Makes the scenes of an app.
///
/// Partial: one scene.
@MainActor @resultBuilder public struct SceneBuilder {
  public static func buildBlock<Content: Scene>(_ content: Content) -> Content { content }
}
