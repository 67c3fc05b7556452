public import SwiftUICore

/// One of the previews of a ``PreviewProvider``, with its traits.
@MainActor struct PreviewPiece {
  var view: any View
  /// The modifiers of the preview, from the outermost to the innermost. An inner modifier takes
  /// precedence.
  var marks: [PreviewMark] = []

  var traits: PreviewTraits {
    marks.reduce(into: PreviewTraits()) { traits, mark in mark.say(&traits) }
  }

  /// Returns the previews in a view. Each member of a group is one.
  static func pieces(of view: any View) -> [PreviewPiece] {
    (view as? any PreviewPieces)?.previewPieces ?? [PreviewPiece(view: view)]
  }
}

/// A view that contains several previews, or sets traits of those inside.
@MainActor protocol PreviewPieces {
  var previewPieces: [PreviewPiece] { get }
}

extension TupleView: PreviewPieces {
  var previewPieces: [PreviewPiece] { members.flatMap(PreviewPiece.pieces) }
}

extension Group: PreviewPieces where Content: View {
  var previewPieces: [PreviewPiece] { PreviewPiece.pieces(of: content) }
}

extension ForEach: PreviewPieces where Content: View {
  var previewPieces: [PreviewPiece] { data.flatMap { PreviewPiece.pieces(of: content($0)) } }
}

extension _ConditionalContent: PreviewPieces where TrueContent: View, FalseContent: View {
  var previewPieces: [PreviewPiece] { heldViews.flatMap { PreviewPiece.pieces(of: $0.view) } }
}

extension Optional: PreviewPieces where Wrapped: View {
  var previewPieces: [PreviewPiece] { heldViews.flatMap { PreviewPiece.pieces(of: $0.view) } }
}

extension EmptyView: PreviewPieces {
  var previewPieces: [PreviewPiece] { [] }
}

extension AnyView: PreviewPieces {
  var previewPieces: [PreviewPiece] { PreviewPiece.pieces(of: content) }
}

extension ModifiedContent: PreviewPieces where Content: View, Modifier: ViewModifier {
  var previewPieces: [PreviewPiece] {
    PreviewPiece.pieces(of: content).map { piece in
      var piece = piece
      if let mark = modifier as? PreviewMark {
        piece.marks.insert(mark, at: 0)
      } else {
        piece.view = modified(piece.view)
      }
      return piece
    }
  }

  @MainActor private func modified(_ view: some View) -> any View {
    ModifiedContent<_, Modifier>(content: view, modifier: modifier)
  }
}
