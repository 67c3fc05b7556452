package import Foundation

/// The files of one picture: for screens of other densities, for light and dark.
package struct PictureSet: Equatable, Sendable {
  package struct Variant: Equatable, Sendable {
    package var file: URL
    package var scale: Int
    package var isDark: Bool
  }

  package var variants: [Variant] = []
  /// Whether the catalog says that it is drawn in the colour of the words around.
  package var isTemplate: Bool?

  /// What suits light or dark, the smallest density first.
  package func assets(isDark: Bool) -> [(scale: Int, asset: Asset)] {
    let wanted = variants.filter { $0.isDark == isDark }
    let suited = wanted.isEmpty ? variants.filter { !$0.isDark } : wanted
    return (suited.isEmpty ? variants : suited).sorted { $0.scale < $1.scale }
      .compactMap { variant in
        AssetStore.asset(at: variant.file).map { (variant.scale, $0) }
      }
  }
}
