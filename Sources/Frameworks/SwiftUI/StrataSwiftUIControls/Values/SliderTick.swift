// swift-format-ignore-file
// Apple's marks of a slider's values. They are declared so that a use of them says what is missing.

public import SwiftUICore

/// Apple's mark of a value at a slider.
@available(*, unavailable, message: "Strata does not have SliderTick: the browser draws sliders without ticks; give the slider a step, and put labels below it in an HStack")
public struct SliderTick: View {
  public init(_ value: some BinaryFloatingPoint) { fatalError() }
  public init(_ value: some BinaryFloatingPoint, @ViewBuilder label: () -> some View) { fatalError() }
  public var body: Never { fatalError() }
}

/// Apple's marks of the values in a collection.
@available(*, unavailable, message: "Strata does not have SliderTickContentForEach: the browser draws sliders without ticks; give the slider a step, and put labels below it in an HStack")
public struct SliderTickContentForEach: View {
  public init<Data: RandomAccessCollection>(_ data: Data, id: KeyPath<Data.Element, some Hashable>, @ViewBuilder content: (Data.Element) -> some View) { fatalError() }
  public var body: Never { fatalError() }
}

extension Slider where ValueLabel == EmptyView {
  /// Apple's slider with marks of its values.
  @available(*, unavailable, message: "Strata does not have Slider.init(value:in:step:label:ticks:onEditingChanged:): the browser draws sliders without ticks; give the slider a step, and put labels below it in an HStack")
  nonisolated public init<V: BinaryFloatingPoint>(value: Binding<V>, in bounds: ClosedRange<V> = 0...1, step: V.Stride? = nil, @ViewBuilder label: () -> Label, @ViewBuilder ticks: () -> some View, onEditingChanged: @escaping (Bool) -> Void = { _ in }) where V.Stride: BinaryFloatingPoint { fatalError() }
}
