public import StrataViewTree
public import SwiftUICore

/// A part of an app that the system shows as a window.
///
/// Same as Apple's.
@MainActor @preconcurrency public protocol Scene {
  associatedtype Body: Scene
  @SceneBuilder @MainActor @preconcurrency var body: Self.Body { get }

  /// What the scene shows, as one view.
  @MainActor var _content: AnyView { get }
  /// By what the app asks for a window of the scene.
  @MainActor var _windowName: String? { get }
}

extension Scene {
  @MainActor public var _content: AnyView { AnyView(SceneView(self)) }

  @MainActor public var _windowName: String? { nil }

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
///     var body: some Scene {
///       WindowGroup { Library() }
///       WindowGroup(id: "notes") { Notes() }
///     }
///
/// Same as Apple's. A visitor gets the first; the others are opened by ``OpenWindowAction``.
@MainActor @resultBuilder public struct SceneBuilder {
  public static func buildExpression<Content: Scene>(_ content: Content) -> Content { content }

  public static func buildBlock<Content: Scene>(_ content: Content) -> Content { content }

  public static func buildBlock<each Content: Scene>(
    _ content: repeat each Content
  ) -> some Scene {
    var scenes: [any Scene] = []
    for scene in repeat each content { scenes.append(scene) }
    return _TupleScene(scenes: scenes)
  }
}
