public import Foundation
package import StrataAssets
import StrataRendering
import SwiftUICore

/// A picture of the app's resources, a symbol, or a picture that `AsyncImage` has loaded.
///
///     Image("mountain").resizable().scaledToFit()
///     Image(systemName: "star.fill")
///
/// Same as Apple's. A name is looked up in the asset catalogs of the bundle (`*.xcassets`, copied as
/// resources) and among its plain files: PNG, JPEG, GIF, WebP, AVIF and SVG, for screens of each
/// density, in light and dark. The browser loads the file once and keeps it; its room is reserved
/// before it comes. What is not found shows nothing, and is named on standard error.
nonisolated public struct Image: Equatable {
  package enum Source: Equatable {
    case symbol(String)
    case named(String, Bundle?)
    case loaded(URL, scale: CGFloat)
    case held(HeldAsset, scale: CGFloat)
  }

  /// How a picture fills its place.
  struct Resizing: Equatable {
    var caps = EdgeInsets()
    var mode = ResizingMode.stretch
  }

  let source: Source
  /// What it is called for those who do not see it; `nil` for its own name.
  var label: Text?
  var isDecorative = false
  var resizing: Resizing?
  var renderingMode: TemplateRenderingMode?
  var interpolation = Interpolation.medium

  package init(_ source: Source) { self.source = source }
}

extension Image {
  /// A picture in the server's memory, which a kit holds for its views.
  package init(_ held: HeldAsset, scale: CGFloat) { self.init(.held(held, scale: scale)) }

  /// A symbol that comes with the system. Its name is never read aloud.
  public init(systemName: String) { self.init(.symbol(systemName)) }

  /// A symbol that shows how much of something there is.
  ///
  /// Partial: symbols here have one layer, which is drawn whole, whatever the value.
  public init(systemName: String, variableValue: Double?) { self.init(systemName: systemName) }

  /// A picture of the app's resources, named for screen readers by the words for its name.
  public init(_ name: String, bundle: Bundle? = nil) { self.init(.named(name, bundle)) }

  /// A picture of the app's resources, with a name for screen readers.
  public init(_ name: String, bundle: Bundle? = nil, label: Text) {
    self.init(.named(name, bundle))
    self.label = label
  }

  /// A picture that screen readers pass over.
  public init(decorative name: String, bundle: Bundle? = nil) {
    self.init(.named(name, bundle))
    isDecorative = true
  }

  /// A picture or symbol of the app's resources that shows how much of something there is.
  ///
  /// Partial: it is drawn whole, whatever the value.
  public init(_ name: String, variableValue: Double?, bundle: Bundle? = nil) {
    self.init(name, bundle: bundle)
  }

  /// A picture or symbol of the app's resources that shows how much of something there is.
  ///
  /// Partial: it is drawn whole, whatever the value.
  public init(_ name: String, variableValue: Double?, bundle: Bundle? = nil, label: Text) {
    self.init(name, bundle: bundle, label: label)
  }

  /// A picture that shows how much of something there is, and that screen readers pass over.
  ///
  /// Partial: it is drawn whole, whatever the value.
  public init(decorative name: String, variableValue: Double?, bundle: Bundle? = nil) {
    self.init(decorative: name, bundle: bundle)
  }

  /// A picture that Xcode made a name for.
  public init(_ resource: ImageResource) { self.init(resource.name, bundle: resource.bundle) }
}

extension Image {
  /// The symbol that it shows, if it is one.
  package var symbolName: String? {
    if case .symbol(let name) = source { name } else { nil }
  }
}
