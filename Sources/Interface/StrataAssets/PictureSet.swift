package import Foundation

/// The variants of one picture, for screen densities and for light and dark mode.
package struct PictureSet: Equatable, Sendable {
  package struct Variant: Equatable, Sendable {
    package var file: URL
    package var scale: Int
    package var isDark: Bool
  }

  package var variants: [Variant] = []
  /// A Boolean value that indicates whether the catalog marks the picture as a template, which is
  /// drawn in the text's colour; `nil` if the catalog does not say.
  package var isTemplate: Bool?

  /// Returns the variants for light or dark mode, the lowest density first.
  package func assets(isDark: Bool) -> [(scale: Int, asset: Asset)] {
    let wanted = variants.filter { $0.isDark == isDark }
    let suited = wanted.isEmpty ? variants.filter { !$0.isDark } : wanted
    return (suited.isEmpty ? variants : suited).sorted { $0.scale < $1.scale }
      .compactMap { variant in
        AssetStore.asset(at: variant.file).map { (variant.scale, $0) }
      }
  }
}
