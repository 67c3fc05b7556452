import SwiftUICore

/// The root view of a window. The app's `@State`, `@StateObject` and `@Environment` properties live
/// as long as the window, and its body is evaluated again when they change.
nonisolated struct AppView<Content: App>: View {
  private let app: Connected<Content>

  init(_ app: Content) { self.app = Connected(value: app) }

  @MainActor var body: some View { app.value.body._content }
}

/// A view that shows a custom scene, whose properties live as long as the window.
nonisolated struct SceneView<Content: Scene>: View {
  private let scene: Connected<Content>

  init(_ scene: Content) { self.scene = Connected(value: scene) }

  @MainActor var body: some View { scene.value.body._content }
}
