import Foundation
import StrataAssets
import StrataRendering
public import StrataViewTree
public import SwiftUICore

extension Image: View {
  public typealias Body = Never

  @MainActor public static func _update(_ view: Self, _ old: Node?, _ context: Context) -> Node {
    switch view.source {
    case .symbol(let name): view.symbol(name, old, context)
    case .loaded(let url, let scale): view.loaded(url, scale, old, context)
    case .held(let picture, let scale): view.held(picture, scale, old, context)
    case .named(let name, let bundle):
      if let set = AssetBundles.picture(named: name, in: bundle) {
        view.picture(set, old, context)
      } else if let drawing = AssetBundles.symbol(named: name, in: bundle) {
        view.symbol(drawing, old, context)
      } else {
        view.missing(name, bundle, old, context)
      }
    }
  }

  @MainActor private func symbol(_ name: String, _ old: Node?, _ context: Context) -> Node {
    let environment = EnvironmentValues(context.environment)
    var element = symbol(in: environment)
    if let palette = palette(in: environment) { element.style.append(.symbolPalette(palette)) }
    element[.symbol] = environment.symbolVariants.names(of: name).joined(separator: " ")
    if !context.names {
      element[.isHidden] = "true"
      if context.wantsSpokenSymbols, !context.hides { element[.alternative] = spokenSymbol }
    }
    return ElementNode.update(old, context, element)
  }

  /// Draws a symbol of the app as large as the text. The symbol's name is its label for screen
  /// readers.
  @MainActor private func symbol(
    _ drawing: SymbolDrawing, _ old: Node?, _ context: Context
  ) -> Node {
    let environment = EnvironmentValues(context.environment)
    var element = symbol(in: environment)
    element[.symbol] = drawing.text
    element[.role] = "img"
    name(&element, environment, context)
    return ElementNode.update(old, context, element)
  }

  /// Returns the element of a symbol without its drawing.
  private func symbol(in environment: EnvironmentValues) -> Element {
    var element = Element(.symbol, style: TextStyle().rules(in: environment))
    if environment.imageScale != .medium {
      element.style.append(.symbolScale(environment.imageScale.factor))
    }
    if resizing != nil { element[.variant] = "fit" }
    return element
  }

  /// Returns the paints of a symbol's layers; `nil` if all have one paint. Layers without a style
  /// get the last paint.
  private func palette(in environment: EnvironmentValues) -> [Paint]? {
    let levels = environment.foregroundLevels
    let mode = symbolMode ?? environment.symbolRenderingMode?.mode
    guard mode == .palette, levels.styles.count > 1 else { return nil }
    return (0..<3).map {
      levels.paint(rank: min($0, levels.styles.count - 1), in: environment)
    }
  }

  /// Draws an image that the browser loads from a URL; only the browser knows its size.
  @MainActor private func loaded(
    _ url: URL, _ scale: CGFloat, _ old: Node?, _ context: Context
  ) -> Node {
    var element = Element(.picture, style: rules, attributes: [.alternative: ""])
    element.setSources([(max(scale, 0.1), url.absoluteString)])
    if resizing != nil { element[.variant] = "fit" }
    return ElementNode.update(old, context, element)
  }

  /// Draws an image in the server's memory. Its space is reserved before the browser has loaded it.
  @MainActor private func held(
    _ picture: HeldAsset, _ scale: CGFloat, _ old: Node?, _ context: Context
  ) -> Node {
    let scale = max(scale, 0.1)
    var element = Element(.picture, style: rules)
    element.setSources([(scale, picture.address)])
    element[.width] = "\(picture.size.width / scale)"
    element[.height] = "\(picture.size.height / scale)"
    if resizing != nil { element[.variant] = "fit" }
    name(&element, EnvironmentValues(context.environment), context)
    return ElementNode.update(old, context, element)
  }

  @MainActor private func picture(_ set: PictureSet, _ old: Node?, _ context: Context) -> Node {
    let environment = EnvironmentValues(context.environment)
    let assets = set.assets(isDark: context.reading { environment.colorScheme == .dark })
    guard let best = assets.last else { return missing("", nil, old, context) }
    let size = best.asset.size.map {
      PictureSize(
        width: $0.width / Double(best.scale), height: $0.height / Double(best.scale))
    }
    var element = Element(.picture, style: rules)
    let isTemplate = renderingMode.map { $0 == .template } ?? set.isTemplate ?? false
    if let cut = cut(best.asset, best.scale, size, isTemplate: isTemplate) {
      let style = isTemplate ? TextStyle().rules(in: environment) : []
      element = Element(resizing == nil ? .box : .shape, style: style + [.picture(cut)])
      element[.role] = "img"
    } else {
      element.setSources(assets.map { (Double($0.scale), $0.asset.address) })
      element[.width] = size.map { "\($0.width)" }
      element[.height] = size.map { "\($0.height)" }
      if resizing != nil { element[.variant] = "fit" }
    }
    name(&element, environment, context)
    return ElementNode.update(old, context, element)
  }

  /// Returns the drawing of an image that is a template, is tiled or has cap insets; `nil` for any
  /// other image.
  private func cut(
    _ asset: Asset, _ scale: Int, _ size: PictureSize?, isTemplate: Bool
  ) -> PictureCut? {
    let caps = resizing?.caps ?? EdgeInsets()
    let isTiled = resizing?.mode == .tile
    guard isTemplate || isTiled || caps != EdgeInsets() else { return nil }
    return PictureCut(
      source: asset.address, width: size?.width, height: size?.height, scale: Double(scale),
      kind: isTemplate ? .stencil(fills: resizing != nil) : .pieces(isTiled: isTiled),
      caps: [caps.top, caps.trailing, caps.bottom, caps.leading].map { Double($0) })
  }

  private var rules: [StyleRule] { interpolation == .none ? [.pixelated] : [] }

  @MainActor private func name(
    _ element: inout Element, _ environment: EnvironmentValues, _ context: Context
  ) {
    let words = label ?? ownName
    let name = isDecorative ? "" : words.resolved(in: environment)
    if element.kind == .picture {
      element[.alternative] = name
    } else if name.isEmpty {
      element[.isHidden] = "true"
    } else {
      element[.label] = name
    }
  }

  /// The image's name as a localization key. Its text is the label for screen readers, as on
  /// Apple's platforms.
  private var ownName: Text {
    guard case .named(let name, let bundle) = source else { return Text(verbatim: "") }
    return Text(LocalizedStringKey(name), bundle: bundle)
  }

  @MainActor private func missing(
    _ name: String, _ bundle: Bundle?, _ old: Node?, _ context: Context
  ) -> Node {
    if !name.isEmpty {
      let place = bundle.map { " in \($0.bundlePath)" } ?? " among the app's resources"
      AssetLog.say("There is no image named \(name.debugDescription)\(place).")
    }
    return ElementNode.update(old, context, Element(.picture, attributes: [.alternative: ""]))
  }
}

extension Element {
  /// Sets the image URLs for each screen density. If there is only a scale of 1, no list is needed.
  fileprivate mutating func setSources(_ sources: [(scale: Double, address: String)]) {
    self[.source] = sources.first { $0.scale == 1 }?.address
    guard sources.contains(where: { $0.scale != 1 }) else { return }
    self[.sources] = sources.map { "\($0.address) \($0.scale)x" }.joined(separator: ", ")
  }
}

extension Context {
  /// A Boolean value that indicates whether a modifier gives the next element an accessibility
  /// label.
  package var names: Bool {
    ownDecorations.contains { decoration in
      if case .attribute(.label, _) = decoration { true } else { false }
    }
  }

  /// A Boolean value that indicates whether a modifier hides the next element from assistive
  /// technology.
  fileprivate var hides: Bool {
    ownDecorations.contains { decoration in
      if case .attribute(.isHidden, _) = decoration { true } else { false }
    }
  }
}
