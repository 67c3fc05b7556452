import Foundation
import StrataRendering
public import SwiftUICore

/// A display of the progress of a task, or an indicator that it is under way.
///
///     ProgressView(value: done, total: all) { Text("Loading") }
///
/// Same as Apple's.
public struct ProgressView<Label: View, CurrentValueLabel: View>: View {
  let source: ProgressSource
  // nonisolated(unsafe): set by the initializers, else used on the main actor only.
  nonisolated(unsafe) let label: Label
  nonisolated(unsafe) let current: CurrentValueLabel

  nonisolated init(_ source: ProgressSource, _ label: Label, _ current: CurrentValueLabel) {
    self.source = source
    self.label = label
    self.current = current
  }

  public var body: some View {
    switch source {
    case .fraction(let fraction):
      StyledProgress(fraction: fraction, label: label, current: current)
    case .timer(let interval, let countsDown):
      TickingView(interval: interval) { now in
        let passed = interval.fraction(at: now)
        StyledProgress(fraction: countsDown ? 1 - passed : passed, label: label, current: current)
      }
    }
  }
}

/// The source of a progress view's fraction.
enum ProgressSource {
  case fraction(Double?)
  case timer(ClosedRange<Date>, countsDown: Bool)
}

extension ClosedRange<Date> {
  /// Returns the part of the interval that has passed, from 0 to 1.
  func fraction(at now: Date) -> Double {
    let length = upperBound.timeIntervalSince(lowerBound)
    guard length > 0 else { return 1 }
    return (now.timeIntervalSince(lowerBound) / length).clamped(to: 0...1)
  }
}

private struct StyledProgress<Label: View, Current: View>: View {
  var fraction: Double?
  var label: Label
  var current: Current
  @Environment(\.[StyleOf<ProgressViewStyleConfiguration>()]) private var style

  var body: some View {
    if let style {
      style.make(
        ProgressViewStyleConfiguration(
          fractionCompleted: fraction, label: part(label).map { .init(part: $0) },
          currentValueLabel: part(current).map { .init(part: $0) }))
    } else {
      ProgressBody(
        look: .automatic, fraction: fraction, label: label, current: current)
    }
  }

  private func part<Content: View>(_ content: Content) -> StylePart? {
    let part = StylePart(content)
    return part.isEmpty ? nil : part
  }
}
