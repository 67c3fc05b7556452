// `make parity` writes this file from Apple's list of symbols and the tables beside it; do not
// edit it. Each declaration is what Apple has and Strata lacks: using it is a compile error that
// says so (docs/decisions/0021-parity-by-index.md).
// swift-format-ignore-file

public import Foundation
public import StrataSwiftUIControls
public import StrataSwiftUIDrawing
public import SwiftUICore

extension GaugeStyleConfiguration {
  @available(*, unavailable, message: "Strata does not have GaugeStyleConfiguration.MarkedValueLabel yet; docs/ledgers/parity.md lists what is there")
  @MainActor public struct MarkedValueLabel {}
}

@available(*, unavailable, message: "Strata does not have GeometryEffect yet; docs/ledgers/parity.md lists what is there")
public protocol GeometryEffect {}

@available(*, unavailable, message: "Strata does not have GlassEffectTransition yet; docs/ledgers/parity.md lists what is there")
public struct GlassEffectTransition {
  static public var identity: GlassEffectTransition { fatalError() }
  static public var matchedGeometry: GlassEffectTransition { fatalError() }
  static public var materialize: GlassEffectTransition { fatalError() }
}

extension GraphicsContext {
  @available(*, unavailable, message: "Strata does not have GraphicsContext.ResolvedImage yet; docs/ledgers/parity.md lists what is there")
  public struct ResolvedImage {
    public var baseline: CGFloat { fatalError() }
    public var shading: GraphicsContext.Shading? { get { fatalError() } set { fatalError() } }
    public var size: CGSize { fatalError() }
  }
}

extension GraphicsContext {
  @available(*, unavailable, message: "Strata does not have GraphicsContext.ResolvedSymbol yet; docs/ledgers/parity.md lists what is there")
  public struct ResolvedSymbol {
    public var size: CGSize { fatalError() }
  }
}

@available(*, unavailable, message: "Strata does not have GridLayout yet; docs/ledgers/parity.md lists what is there")
public struct GridLayout {
  public var alignment: Alignment { get { fatalError() } set { fatalError() } }
  public typealias Body = Never
  public struct Cache {}
  public var horizontalSpacing: CGFloat? { get { fatalError() } set { fatalError() } }
  public init(alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil) { fatalError() }
  public var verticalSpacing: CGFloat? { get { fatalError() } set { fatalError() } }
}

@available(*, unavailable, message: "Strata does not have GroupSectionsOfContent yet; docs/ledgers/parity.md lists what is there")
public struct GroupSectionsOfContent<Sections, Content>: View {
  public typealias Body = Never
}
