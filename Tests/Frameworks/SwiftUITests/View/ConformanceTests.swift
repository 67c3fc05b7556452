import Foundation
import SwiftUI
import Testing

/// Tests that types have the conformances which Apple's documentation lists. The list of Apple's symbols
/// that the parity page compares has none, so the types are named here.
struct ConformanceTests {
  @Test func `types that Apple documents as Hashable conform to it`() {
    let types: [Any.Type] = [
      Color.self, Font.self, Font.Weight.self, Font.Width.self, Font.Design.self,
      Font.TextStyle.self, Axis.self, Edge.self, HorizontalEdge.self, VerticalEdge.self,
      TextAlignment.self, Angle.self, UnitPoint.self, Gradient.self, Gradient.Stop.self,
      ColorScheme.self, ColorSchemeContrast.self, DynamicTypeSize.self, LayoutDirection.self,
      ScenePhase.self, Namespace.ID.self, Visibility.self, ContentMode.self,
      RoundedCornerStyle.self, Animation.self, ControlSize.self, PresentationDetent.self,
      NavigationSplitViewColumn.self, EditMode.self, KeyboardShortcut.self,
      UserInterfaceSizeClass.self, BlendMode.self, ColorRenderingMode.self,
      AccessibilityChildBehavior.self, CoordinateSpace.self, Text.Case.self,
      Text.TruncationMode.self, Image.Scale.self, Image.Interpolation.self,
      Image.ResizingMode.self, Image.TemplateRenderingMode.self, Color.Resolved.self,
      Color.RGBColorSpace.self, Spring.self, UnitCurve.self, Prominence.self,
    ]
    #expect(types.filter { !($0 is any Hashable.Type) }.isEmpty)
  }

  @Test func `types that Apple documents as Equatable conform to it`() {
    let types: [Any.Type] = [
      Text.self, Image.self, LocalizedStringKey.self, HorizontalAlignment.self,
      VerticalAlignment.self, Alignment.self, EdgeInsets.self, NavigationPath.self,
      StrokeStyle.self, FillStyle.self, Path.self, ButtonRole.self,
      NavigationSplitViewVisibility.self, ProposedViewSize.self, Text.DateStyle.self,
      Axis.Set.self, Edge.Set.self, EventModifiers.self, SafeAreaRegions.self,
      SubmitTriggers.self, AccessibilityTraits.self, ScrollPosition.self,
      MatchedGeometryProperties.self,
    ]
    #expect(types.filter { !($0 is any Equatable.Type) }.isEmpty)
  }

  @Test func `types that Apple documents as CaseIterable conform to it`() {
    let types: [Any.Type] = [
      Axis.self, Edge.self, HorizontalEdge.self, VerticalEdge.self, TextAlignment.self,
      ColorScheme.self, ColorSchemeContrast.self, DynamicTypeSize.self, LayoutDirection.self,
      Visibility.self, ContentMode.self, ControlSize.self, Font.TextStyle.self,
    ]
    #expect(types.filter { !($0 is any CaseIterable.Type) }.isEmpty)
  }

  @Test func `types that Apple documents as Comparable conform to it`() {
    let types: [Any.Type] = [
      Angle.self, DynamicTypeSize.self, ScenePhase.self,
    ]
    #expect(types.filter { !($0 is any Comparable.Type) }.isEmpty)
  }

  @Test func `types that Apple documents as Codable conform to it`() {
    let types: [Any.Type] = [
      NavigationSplitViewVisibility.self, Text.DateStyle.self, Color.Resolved.self,
    ]
    #expect(types.filter { !($0 is any Codable.Type) }.isEmpty)
  }

  @Test func `types that Apple documents as Animatable conform to it`() {
    let types: [Any.Type] = [
      Angle.self, EdgeInsets.self, UnitPoint.self, StrokeStyle.self, Circle.self, Capsule.self,
      Ellipse.self, Rectangle.self, RoundedRectangle.self, UnevenRoundedRectangle.self,
      Path.self, Color.Resolved.self, RectangleCornerRadii.self, AnyShape.self,
    ]
    #expect(types.filter { !($0 is any Animatable.Type) }.isEmpty)
  }

  @Test func `types that Apple documents as ShapeStyle conform to it`() {
    let types: [Any.Type] = [
      Color.self, Gradient.self, LinearGradient.self, RadialGradient.self, AngularGradient.self,
      EllipticalGradient.self, Material.self, HierarchicalShapeStyle.self, TintShapeStyle.self,
      BackgroundStyle.self, ForegroundStyle.self, AnyShapeStyle.self, SeparatorShapeStyle.self,
      Color.Resolved.self,
    ]
    #expect(types.filter { !($0 is any ShapeStyle.Type) }.isEmpty)
  }

  @Test func `types that Apple documents as InsettableShape conform to it`() {
    let types: [Any.Type] = [
      Circle.self, Capsule.self, Ellipse.self, Rectangle.self, RoundedRectangle.self,
      UnevenRoundedRectangle.self, ContainerRelativeShape.self,
    ]
    #expect(types.filter { !($0 is any InsettableShape.Type) }.isEmpty)
  }

  @Test func `types that Apple documents as View conform to it`() {
    let types: [Any.Type] = [
      Color.self, LinearGradient.self, RadialGradient.self, AngularGradient.self,
      EllipticalGradient.self, Path.self, Circle.self, Never.self, Optional<Text>.self,
      EmptyView.self, AnyView.self, GridRow<Text>.self, Group<Text>.self,
    ]
    #expect(types.filter { !($0 is any View.Type) }.isEmpty)
  }

  @Test func `values of SwiftUI types are equal after encoding and decoding`() throws {
    func coded<Value: Codable>(_ value: Value) throws -> Value {
      try JSONDecoder().decode([Value].self, from: JSONEncoder().encode([value]))[0]
    }
    #expect(try coded(NavigationSplitViewVisibility.doubleColumn) == .doubleColumn)
    #expect(try coded(Text.DateStyle.timer) == .timer)
    let color = Color.Resolved(red: 0.25, green: 0.5, blue: 0.75, opacity: 0.5)
    #expect(try coded(color) == color)
  }

  @Test func `insets and resolved colors are interpolated by each of their parts`() {
    var insets = EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    insets.animatableData.scale(by: 2)
    #expect(insets == EdgeInsets(top: 2, leading: 4, bottom: 6, trailing: 8))
    var color = Color.Resolved(colorSpace: .sRGBLinear, red: 0.25, green: 0.5, blue: 0.125)
    color.animatableData.scale(by: 0.5)
    #expect(
      [color.linearRed, color.linearGreen, color.linearBlue, color.opacity] == [
        0.125, 0.25, 0.0625, 0.5,
      ])
  }
}
