public import SwiftUICore

/// One of the previews that a ``PreviewProvider`` shows, with what is said of it.
@MainActor struct PreviewPiece {
  var view: any View
  /// From the outermost modifier to the innermost, which has the last word.
  var marks: [PreviewMark] = []

  var traits: PreviewTraits {
    marks.reduce(into: PreviewTraits()) { traits, mark in mark.say(&traits) }
  }

  /// Takes groups and the like apart: each of their members is a preview.
  static func pieces(of view: any View) -> [PreviewPiece] {
    (view as? any PreviewPieces)?.previewPieces ?? [PreviewPiece(view: view)]
  }
}

/// A view that consists of several previews, or says something of those in it.
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
