public import Foundation
public import StrataAssets
import StrataRendering
import SwiftUICore

/// An image from the app's resources, a symbol, or an image that `AsyncImage` has loaded.
///
///     Image("mountain").resizable().scaledToFit()
///     Image(systemName: "star.fill")
///
/// Same as Apple's. A name is looked up in the asset catalogs of the bundle (`*.xcassets`, copied
/// as resources), and among its files: PNG, JPEG, GIF, WebP, AVIF and SVG, for each screen density,
/// in light and dark. The browser loads the file once and caches it; its space is reserved before
/// it has loaded. If there is no image with the name, nothing is shown, and that is reported on
/// standard error.
nonisolated public struct Image: Equatable, Sendable {
  package enum Source: Equatable, Sendable {
    case symbol(String)
    case named(String, Bundle?)
    case loaded(URL, scale: CGFloat)
    case held(HeldAsset, scale: CGFloat)
  }

  /// The way in which a resizable image fills its frame.
  struct Resizing: Equatable, Sendable {
    var caps = EdgeInsets()
    var mode = ResizingMode.stretch
  }

  let source: Source
  /// The label for screen readers; `nil` for the image's name.
  var label: Text?
  var isDecorative = false
  var resizing: Resizing?
  var renderingMode: TemplateRenderingMode?
  var interpolation = Interpolation.medium
  /// The mode of a symbol's colors; `nil` for that of the environment.
  var symbolMode: SymbolRenderingMode.Mode?

  package init(_ source: Source) { self.source = source }
}

extension Image {
  /// Returns an image of a picture in the server's memory, which is drawn at its size in pixels
  /// divided by the scale. It is public for ImageKit, which is a package of its own.
  public static func _held(_ held: HeldAsset, scale: CGFloat) -> Self {
    Self(.held(held, scale: scale))
  }

  /// Creates a system symbol. Screen readers read its name only if it is all that names a button, a
  /// link or a view with a tap gesture.
  public init(systemName: String) { self.init(.symbol(systemName)) }

  /// Creates a system symbol that represents a value.
  ///
  /// Partial: the value has no effect; symbols have one layer.
  ///
  /// - Parameters:
  ///   - systemName: The name of a system symbol.
  ///   - variableValue: The part of a symbol's layers that is drawn, from 0 to 1.
  public init(systemName: String, variableValue: Double?) { self.init(systemName: systemName) }

  /// Creates an image from the app's resources; its localized name is its label for screen readers.
  ///
  /// - Parameters:
  ///   - name: The name of the image.
  ///   - bundle: The bundle that contains the image; `nil` for the app's resources.
  public init(_ name: String, bundle: Bundle? = nil) { self.init(.named(name, bundle)) }

  /// Creates an image from the app's resources with a label for screen readers.
  ///
  /// - Parameters:
  ///   - name: The name of an image in the app's assets.
  ///   - bundle: The bundle with the file; `nil` for the app's.
  ///   - label: The text of the label.
  public init(_ name: String, bundle: Bundle? = nil, label: Text) {
    self.init(.named(name, bundle))
    self.label = label
  }

  /// Creates an image from the app's resources that screen readers ignore.
  ///
  /// - Parameters:
  ///   - name: The name of an image in the app's assets.
  ///   - bundle: The bundle with the file; `nil` for the app's.
  public init(decorative name: String, bundle: Bundle? = nil) {
    self.init(.named(name, bundle))
    isDecorative = true
  }

  /// Creates an image or symbol from the app's resources that represents a value.
  ///
  /// Partial: the value has no effect.
  ///
  /// - Parameters:
  ///   - name: The name of an image in the app's assets.
  ///   - variableValue: The part of a symbol's layers that is drawn, from 0 to 1.
  ///   - bundle: The bundle with the file; `nil` for the app's.
  public init(_ name: String, variableValue: Double?, bundle: Bundle? = nil) {
    self.init(name, bundle: bundle)
  }

  /// Creates an image or symbol from the app's resources that represents a value, with a label for
  /// screen readers.
  ///
  /// Partial: the value has no effect.
  ///
  /// - Parameters:
  ///   - name: The name of an image in the app's assets.
  ///   - variableValue: The part of a symbol's layers that is drawn, from 0 to 1.
  ///   - bundle: The bundle with the file; `nil` for the app's.
  ///   - label: The text of the label.
  public init(_ name: String, variableValue: Double?, bundle: Bundle? = nil, label: Text) {
    self.init(name, bundle: bundle, label: label)
  }

  /// Creates an image that represents a value and that screen readers ignore.
  ///
  /// Partial: the value has no effect.
  ///
  /// - Parameters:
  ///   - name: The name of an image in the app's assets.
  ///   - variableValue: The part of a symbol's layers that is drawn, from 0 to 1.
  ///   - bundle: The bundle with the file; `nil` for the app's.
  public init(decorative name: String, variableValue: Double?, bundle: Bundle? = nil) {
    self.init(decorative: name, bundle: bundle)
  }

  /// Creates an image from a resource.
  public init(_ resource: ImageResource) { self.init(resource.name, bundle: resource.bundle) }
}

extension Image {
  /// The number of pixels in a point of the image's file, or 3 for a symbol and an image of the
  /// app's resources; `nil` if only the browser has the image.
  package var fileScale: CGFloat? {
    switch source {
    case .held(_, let scale): scale
    case .loaded: nil
    case .symbol, .named: 3
    }
  }

  /// The name of the symbol; `nil` if the image is no symbol.
  package var symbolName: String? {
    if case .symbol(let name) = source { name } else { nil }
  }
}
