// `make parity` writes this file from Apple's list of symbols and the tables beside it; do not
// edit it. Each declaration is what Apple has and Strata lacks: using it is a compile error that
// says so (docs/decisions/0021-parity-by-index.md).
// swift-format-ignore-file

public import Foundation
public import StrataSwiftUIDrawing
public import SwiftUICore

extension GraphicsContext {
  @available(*, unavailable, message: "Strata does not have GraphicsContext.clipToLayer(opacity:options:content:) yet; docs/ledgers/parity.md lists what is there")
  mutating public func clipToLayer(opacity: Double = 1, options: GraphicsContext.ClipOptions = { fatalError() }(), content: (inout GraphicsContext) throws -> Void) rethrows { fatalError() }
  @available(*, unavailable, message: "Strata does not have GraphicsContext.draw(_:in:) yet; docs/ledgers/parity.md lists what is there")
  public func draw(_ symbol: GraphicsContext.ResolvedSymbol, in rect: CGRect) { fatalError() }
  @available(*, unavailable, message: "Strata does not have GraphicsContext.draw(_:in:style:) yet; docs/ledgers/parity.md lists what is there")
  public func draw(_ image: GraphicsContext.ResolvedImage, in rect: CGRect, style: FillStyle = FillStyle()) { fatalError() }
  @available(*, unavailable, message: "Strata does not have GraphicsContext.draw(_:options:) yet; docs/ledgers/parity.md lists what is there")
  public func draw(_ line: Text.Layout.Line, options: Text.Layout.DrawingOptions = { fatalError() }()) { fatalError() }
  @available(*, unavailable, message: "Strata does not have GraphicsContext.resolveSymbol(id:) yet; docs/ledgers/parity.md lists what is there")
  public func resolveSymbol<ID>(id: ID) -> GraphicsContext.ResolvedSymbol? where ID: Hashable { fatalError() }
  @available(*, unavailable, message: "Strata does not have GraphicsContext.withCGContext(content:) yet; docs/ledgers/parity.md lists what is there")
  public func withCGContext(content: (Any) throws -> Void) rethrows { fatalError() }
}

extension GraphicsContext.BlendMode {
  @available(*, unavailable, message: "Strata does not have GraphicsContext.BlendMode.clear yet; docs/ledgers/parity.md lists what is there")
  static public var clear: GraphicsContext.BlendMode { fatalError() }
  @available(*, unavailable, message: "Strata does not have GraphicsContext.BlendMode.copy yet; docs/ledgers/parity.md lists what is there")
  static public var copy: GraphicsContext.BlendMode { fatalError() }
  @available(*, unavailable, message: "Strata does not have GraphicsContext.BlendMode.destinationAtop yet; docs/ledgers/parity.md lists what is there")
  static public var destinationAtop: GraphicsContext.BlendMode { fatalError() }
  @available(*, unavailable, message: "Strata does not have GraphicsContext.BlendMode.destinationIn yet; docs/ledgers/parity.md lists what is there")
  static public var destinationIn: GraphicsContext.BlendMode { fatalError() }
  @available(*, unavailable, message: "Strata does not have GraphicsContext.BlendMode.destinationOut yet; docs/ledgers/parity.md lists what is there")
  static public var destinationOut: GraphicsContext.BlendMode { fatalError() }
  @available(*, unavailable, message: "Strata does not have GraphicsContext.BlendMode.destinationOver yet; docs/ledgers/parity.md lists what is there")
  static public var destinationOver: GraphicsContext.BlendMode { fatalError() }
  @available(*, unavailable, message: "Strata does not have GraphicsContext.BlendMode.plusDarker yet; docs/ledgers/parity.md lists what is there")
  static public var plusDarker: GraphicsContext.BlendMode { fatalError() }
  @available(*, unavailable, message: "Strata does not have GraphicsContext.BlendMode.sourceAtop yet; docs/ledgers/parity.md lists what is there")
  static public var sourceAtop: GraphicsContext.BlendMode { fatalError() }
  @available(*, unavailable, message: "Strata does not have GraphicsContext.BlendMode.sourceIn yet; docs/ledgers/parity.md lists what is there")
  static public var sourceIn: GraphicsContext.BlendMode { fatalError() }
  @available(*, unavailable, message: "Strata does not have GraphicsContext.BlendMode.sourceOut yet; docs/ledgers/parity.md lists what is there")
  static public var sourceOut: GraphicsContext.BlendMode { fatalError() }
  @available(*, unavailable, message: "Strata does not have GraphicsContext.BlendMode.xor yet; docs/ledgers/parity.md lists what is there")
  static public var xor: GraphicsContext.BlendMode { fatalError() }
}

extension GraphicsContext.BlurOptions {
  @available(*, unavailable, message: "Strata does not have GraphicsContext.BlurOptions.dithersResult yet; docs/ledgers/parity.md lists what is there")
  static public var dithersResult: GraphicsContext.BlurOptions { fatalError() }
  @available(*, unavailable, message: "Strata does not have GraphicsContext.BlurOptions.opaque yet; docs/ledgers/parity.md lists what is there")
  static public var opaque: GraphicsContext.BlurOptions { fatalError() }
}

extension GraphicsContext.ClipOptions {
  @available(*, unavailable, message: "Strata does not have GraphicsContext.ClipOptions.inverse yet; docs/ledgers/parity.md lists what is there")
  static public var inverse: GraphicsContext.ClipOptions { fatalError() }
}

extension GraphicsContext.Filter {
  @available(*, unavailable, message: "Strata does not have GraphicsContext.Filter.alphaThreshold(min:max:color:) yet; docs/ledgers/parity.md lists what is there")
  static public func alphaThreshold(min: Double, max: Double = 1, color: Color = Color.black) -> GraphicsContext.Filter { fatalError() }
  @available(*, unavailable, message: "Strata does not have GraphicsContext.Filter.colorMatrix(_:) yet; docs/ledgers/parity.md lists what is there")
  static public func colorMatrix(_ matrix: ColorMatrix) -> GraphicsContext.Filter { fatalError() }
  @available(*, unavailable, message: "Strata does not have GraphicsContext.Filter.colorMultiply(_:) yet; docs/ledgers/parity.md lists what is there")
  static public func colorMultiply(_ color: Color) -> GraphicsContext.Filter { fatalError() }
  @available(*, unavailable, message: "Strata does not have GraphicsContext.Filter.colorShader(_:): shaders are programs in Metal, which a browser does not run")
  static public func colorShader(_ shader: Shader) -> GraphicsContext.Filter { fatalError() }
  @available(*, unavailable, message: "Strata does not have GraphicsContext.Filter.distortionShader(_:maxSampleOffset:): shaders are programs in Metal, which a browser does not run")
  static public func distortionShader(_ shader: Shader, maxSampleOffset: CGSize) -> GraphicsContext.Filter { fatalError() }
  @available(*, unavailable, message: "Strata does not have GraphicsContext.Filter.layerShader(_:maxSampleOffset:): shaders are programs in Metal, which a browser does not run")
  static public func layerShader(_ shader: Shader, maxSampleOffset: CGSize) -> GraphicsContext.Filter { fatalError() }
  @available(*, unavailable, message: "Strata does not have GraphicsContext.Filter.luminanceToAlpha yet; docs/ledgers/parity.md lists what is there")
  static public var luminanceToAlpha: GraphicsContext.Filter { fatalError() }
  @available(*, unavailable, message: "Strata does not have GraphicsContext.Filter.projectionTransform(_:) yet; docs/ledgers/parity.md lists what is there")
  static public func projectionTransform(_ matrix: ProjectionTransform) -> GraphicsContext.Filter { fatalError() }
}

extension GraphicsContext.FilterOptions {
  @available(*, unavailable, message: "Strata does not have GraphicsContext.FilterOptions.linearColor yet; docs/ledgers/parity.md lists what is there")
  static public var linearColor: GraphicsContext.FilterOptions { fatalError() }
}

extension GraphicsContext.GradientOptions {
  @available(*, unavailable, message: "Strata does not have GraphicsContext.GradientOptions.linearColor yet; docs/ledgers/parity.md lists what is there")
  static public var linearColor: GraphicsContext.GradientOptions { fatalError() }
  @available(*, unavailable, message: "Strata does not have GraphicsContext.GradientOptions.mirror yet; docs/ledgers/parity.md lists what is there")
  static public var mirror: GraphicsContext.GradientOptions { fatalError() }
  @available(*, unavailable, message: "Strata does not have GraphicsContext.GradientOptions.repeat yet; docs/ledgers/parity.md lists what is there")
  static public var `repeat`: GraphicsContext.GradientOptions { fatalError() }
}

extension GraphicsContext.ResolvedText {
  @available(*, unavailable, message: "Strata does not have GraphicsContext.ResolvedText.firstBaseline(in:) yet; docs/ledgers/parity.md lists what is there")
  public func firstBaseline(in size: CGSize) -> CGFloat { fatalError() }
  @available(*, unavailable, message: "Strata does not have GraphicsContext.ResolvedText.lastBaseline(in:) yet; docs/ledgers/parity.md lists what is there")
  public func lastBaseline(in size: CGSize) -> CGFloat { fatalError() }
  @available(*, unavailable, message: "Strata does not have GraphicsContext.ResolvedText.measure(in:) yet; docs/ledgers/parity.md lists what is there")
  public func measure(in size: CGSize) -> CGSize { fatalError() }
}

extension GraphicsContext.Shading {
  @available(*, unavailable, message: "Strata does not have GraphicsContext.Shading.backdrop yet; docs/ledgers/parity.md lists what is there")
  static public var backdrop: GraphicsContext.Shading { fatalError() }
  @available(*, unavailable, message: "Strata does not have GraphicsContext.Shading.conicGradient(_:center:angle:options:) yet; docs/ledgers/parity.md lists what is there")
  static public func conicGradient(_ gradient: Gradient, center: CGPoint, angle: Angle = Angle(), options: GraphicsContext.GradientOptions = { fatalError() }()) -> GraphicsContext.Shading { fatalError() }
  @available(*, unavailable, message: "Strata does not have GraphicsContext.Shading.meshGradient(_:) yet; docs/ledgers/parity.md lists what is there")
  static public func meshGradient(_ mesh: MeshGradient) -> GraphicsContext.Shading { fatalError() }
  @available(*, unavailable, message: "Strata does not have GraphicsContext.Shading.palette(_:) yet; docs/ledgers/parity.md lists what is there")
  static public func palette(_ array: [GraphicsContext.Shading]) -> GraphicsContext.Shading { fatalError() }
  @available(*, unavailable, message: "Strata does not have GraphicsContext.Shading.shader(_:bounds:): shaders are programs in Metal, which a browser does not run")
  static public func shader(_ shader: Shader, bounds: CGRect = .zero) -> GraphicsContext.Shading { fatalError() }
  @available(*, unavailable, message: "Strata does not have GraphicsContext.Shading.tiledImage(_:origin:sourceRect:scale:) yet; docs/ledgers/parity.md lists what is there")
  static public func tiledImage(_ image: Image, origin: CGPoint = .zero, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), scale: CGFloat = 1) -> GraphicsContext.Shading { fatalError() }
}

extension GraphicsContext.ShadowOptions {
  @available(*, unavailable, message: "Strata does not have GraphicsContext.ShadowOptions.disablesGroup yet; docs/ledgers/parity.md lists what is there")
  static public var disablesGroup: GraphicsContext.ShadowOptions { fatalError() }
  @available(*, unavailable, message: "Strata does not have GraphicsContext.ShadowOptions.invertsAlpha yet; docs/ledgers/parity.md lists what is there")
  static public var invertsAlpha: GraphicsContext.ShadowOptions { fatalError() }
  @available(*, unavailable, message: "Strata does not have GraphicsContext.ShadowOptions.shadowAbove yet; docs/ledgers/parity.md lists what is there")
  static public var shadowAbove: GraphicsContext.ShadowOptions { fatalError() }
  @available(*, unavailable, message: "Strata does not have GraphicsContext.ShadowOptions.shadowOnly yet; docs/ledgers/parity.md lists what is there")
  static public var shadowOnly: GraphicsContext.ShadowOptions { fatalError() }
}

extension Group {
  @available(*, unavailable, message: "Strata does not have Group.init(sections:transform:) yet; docs/ledgers/parity.md lists what is there")
  public init<Base, Result>(sections view: Base, @ViewBuilder transform: @escaping (SectionCollection) -> Result) where Base: View, Result: View, Content == Never { fatalError() }
}
