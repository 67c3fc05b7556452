public import SwiftUI

/// A view that plots data.
///
///     Chart(hours) { hour in
///       LineMark(x: .value("Hour", hour.date), y: .value("Temperature", hour.degrees))
///     }
///     .frame(height: 240)
///
/// The server draws the chart for the size that the browser reports. Until then, and while the
/// window changes its size, the browser stretches the drawing. Assistive technology gets a summary,
/// and on demand a table of the values.
public struct Chart<Content: ChartContent>: View {
  private let content: Content

  /// Creates a chart of marks.
  public init(@ChartContentBuilder content: () -> Content) { self.content = content() }

  public var body: some View { ChartFace(marks: content._marks) }
}

extension Chart {
  /// Creates a chart with marks for each element of a collection.
  ///
  /// - Parameters:
  ///   - data: The elements.
  ///   - content: A function that returns the marks of an element.
  public init<Data: RandomAccessCollection, C: ChartContent>(
    _ data: Data, @ChartContentBuilder content: @escaping @MainActor (Data.Element) -> C
  ) where Content == ForEach<Data, Data.Element.ID, C>, Data.Element: Identifiable {
    self.content = ForEach(data, content: content)
  }

  /// Creates a chart with marks for each element of a collection, identified by a key path.
  ///
  /// - Parameters:
  ///   - data: The elements.
  ///   - id: A key path to the identity of an element.
  ///   - content: A function that returns the marks of an element.
  public init<Data: RandomAccessCollection, ID: Hashable, C: ChartContent>(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ChartContentBuilder content: @escaping @MainActor (Data.Element) -> C
  ) where Content == ForEach<Data, ID, C> {
    self.content = ForEach(data, id: id, content: content)
  }
}
