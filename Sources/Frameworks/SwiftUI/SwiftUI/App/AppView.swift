import SwiftUICore

/// An app as the root of a window: its `@State`, `@StateObject` and `@Environment` live as long as
/// the window does, and its body runs again when they change.
struct AppView<Content: App>: View {
  private let app: Connected<Content>

  init(_ app: Content) { self.app = Connected(value: app) }

  var body: some View { app.value.body._content }
}

/// A scene of one's own, as a view: the same for its properties.
struct SceneView<Content: Scene>: View {
  private let scene: Connected<Content>

  init(_ scene: Content) { self.scene = Connected(value: scene) }

  var body: some View { scene.value.body._content }
}
