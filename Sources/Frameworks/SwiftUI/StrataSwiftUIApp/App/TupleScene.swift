public import SwiftUICore

/// Several scenes of an app. A window shows the scene that its URL names, or the first one.
public struct _TupleScene: Scene {
  public typealias Body = Never
  // nonisolated(unsafe): set by the initializers, else used on the main actor only.
  nonisolated(unsafe) private let scenes: [any Scene]

  nonisolated init(scenes: [any Scene]) { self.scenes = scenes }

  public var _content: AnyView { AnyView(SceneChoice(scenes: scenes)) }
}

private struct SceneChoice: View {
  var scenes: [any Scene]
  @Environment(\.windowAddress) private var address

  var body: some View {
    let named = scenes.first { address != nil && $0._windowName == address?.id }
    (named ?? scenes.first)?._content
  }
}
