import StrataRendering
import StrataSwiftUILayout
import StrataViewTree
import SwiftUICore

/// A box around several views.
struct SpokenBox<Content: View>: View {
  @ViewBuilder var content: Content
  var body: some View { ZStack { content } }
}
