import StrataRendering
import StrataSwiftUILayout
import StrataViewTree
import SwiftUICore

/// A box around several views.
nonisolated struct SpokenBox<Content: View>: View {
  @ViewBuilder var content: Content
  @MainActor var body: some View { ZStack { content } }
}
