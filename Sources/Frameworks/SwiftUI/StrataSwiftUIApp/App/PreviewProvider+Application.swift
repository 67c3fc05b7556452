import StrataViewTree
import SwiftUICore

extension PreviewProvider {
  /// The previews of this type, as a gallery shows them.
  @MainActor static var applicationPreviews: [ApplicationPreview] {
    let pieces = PreviewPiece.pieces(of: previews)
    return pieces.indices.map { number in
      let traits = pieces[number].traits
      var preview = ApplicationPreview(
        module: moduleName, place: "\(Self.self)", name: traits.name
      ) { window, look in
        // Evaluated again, so that each window gets new objects.
        let pieces = PreviewPiece.pieces(of: previews)
        let view: any View = pieces.indices.contains(number) ? pieces[number].view : EmptyView()
        window.show(PreviewedView(content: AnyView(erasing: view), look: look))
      }
      preview.size = traits.size
      preview.isLandscape = traits.isLandscape
      return preview
    }
  }

  private static var moduleName: String {
    String(String(reflecting: Self.self).prefix { $0 != "." })
  }
}
