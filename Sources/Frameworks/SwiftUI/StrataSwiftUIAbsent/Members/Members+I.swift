// `make parity` writes this file from Apple's list of symbols and the tables beside it; do not
// edit it. Each declaration is what Apple has and Strata lacks: using it is a compile error that
// says so (docs/decisions/0021-parity-by-index.md).
// swift-format-ignore-file

public import Foundation
public import StrataSwiftUIDrawing

extension Image {
  @available(*, unavailable, message: "Strata does not have Image.JournalingSuggestionContent: JournalingSuggestions is another framework, which is not there")
  public typealias JournalingSuggestionContent = Image
  @available(*, unavailable, message: "Strata does not have Image.init(_:scale:orientation:label:) yet; docs/ledgers/parity.md lists what is there")
  public init<CGImage>(_ cgImage: CGImage, scale: CGFloat, orientation: Image.Orientation = .up, label: Text) { fatalError() }
  @available(*, unavailable, message: "Strata does not have Image.init(decorative:scale:orientation:) yet; docs/ledgers/parity.md lists what is there")
  public init<CGImage>(decorative cgImage: CGImage, scale: CGFloat, orientation: Image.Orientation = .up) { fatalError() }
  @available(*, unavailable, message: "Strata does not have Image.init(size:label:opaque:colorMode:renderer:) yet; docs/ledgers/parity.md lists what is there")
  public init(size: CGSize, label: Text? = nil, opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear, renderer: @escaping (inout GraphicsContext) -> Void) { fatalError() }
  @available(*, unavailable, message: "Strata does not have Image.widgetAccentedRenderingMode(_:): a browser has no home screen that shows widgets")
  public func widgetAccentedRenderingMode<WidgetAccentedRenderingMode>(_ renderingMode: WidgetAccentedRenderingMode?) -> Image { fatalError() }
}
