import StrataRendering
import StrataViewTree
import SwiftUICore

/// Shows an inspector beside a view in a wide window, and in a sheet in a narrow one.
///
/// The view is in a column of its own in both cases, so that it keeps its state.
nonisolated struct InspectorHost<Base: View, Inspector: View>: View {
  var base: Base
  var isPresented: Binding<Bool>
  var inspector: Inspector
  @State private var columns = SplitModel()
  @Environment(\.horizontalSizeClass) private var width

  @MainActor var body: some View {
    let isShown = isPresented.wrappedValue
    let isSheet = width == .compact
    let dismiss: @MainActor @Sendable () -> Void = { isPresented.wrappedValue = false }
    Structure(.box, variant: "split h at-main at-mid") {
      Structure(.box, variant: "col main") {
        Structure(.box, variant: "pc") { base }
      }
      if isShown, !isSheet {
        InspectorLine()
        InspectorColumn(columns: columns, dismiss: dismiss, content: inspector)
      }
    }
    .modifier(
      SheetModifier(
        form: .sheet, isPresented: isShown && isSheet, dismiss: dismiss, content: { inspector }))
  }
}

/// The column of an inspector.
private struct InspectorColumn<Content: View>: View {
  var columns: SplitModel
  var dismiss: @MainActor @Sendable () -> Void
  var content: Content

  var body: some View {
    Structure(.box, variant: "col mid", style: columns.rules(of: .inspector)) {
      Structure(.box, variant: "pc") { content }
      SplitEdge(model: columns, column: .inspector)
    }
    .environment(\.inspectorColumns, columns)
    .environment(\.dismiss, DismissAction(dismiss))
    .environment(\.isShownByAnother, true)
    .environment(\.isInSheet, true)
    .environment(\.outerPlace, nil)
    .environment(\.split, nil)
  }
}

/// The line between a view and its inspector.
private struct InspectorLine: View {
  typealias Body = Never

  static func _update(_ view: Self, _ old: Node?, _ context: Context) -> Node {
    ElementNode.update(old, context, Element(.divider))
  }
}

extension EnvironmentValues {
  private enum InspectorKey: EnvironmentKey { static var defaultValue: SplitModel? { nil } }

  /// The widths of the columns among which the surrounding inspector is; `nil` in a sheet.
  var inspectorColumns: SplitModel? {
    get { self[InspectorKey.self] }
    set { self[InspectorKey.self] = newValue }
  }
}
