public import StrataViewTree
public import SwiftUICore

/// A part of an app that is shown in a window.
///
/// Same as Apple's.
@MainActor @preconcurrency public protocol Scene {
  /// The type of the scene of which this scene consists.
  associatedtype Body: Scene
  /// The scene of which this scene consists.
  @SceneBuilder @MainActor @preconcurrency var body: Self.Body { get }

  /// The content of the scene as one view.
  @MainActor var _content: AnyView { get }
  /// The identifier by which the app opens a window of the scene.
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

/// A result builder of an app's scenes.
///
///     var body: some Scene {
///       WindowGroup { Library() }
///       WindowGroup(id: "notes") { Notes() }
///     }
///
/// Same as Apple's. A visitor gets the first scene; ``OpenWindowAction`` opens any other.
@resultBuilder public struct SceneBuilder {
  /// Returns the scene unchanged.
  public static func buildExpression<Content: Scene>(_ content: Content) -> Content { content }

  /// Returns the scene unchanged.
  public static func buildBlock<Content: Scene>(_ content: Content) -> Content { content }

  /// Combines several scenes into one.
  public static func buildBlock<each Content: Scene>(
    _ content: repeat each Content
  ) -> some Scene {
    var scenes: [any Scene] = []
    for scene in repeat each content { scenes.append(scene) }
    return _TupleScene(scenes: scenes)
  }
}
