import Foundation
public import SwiftUI

/// A heading between the parts of a page.
///
///     Heading(title: Words.Forecast.Screen.title)
public struct Heading: View {
  private let title: LocalizedStringResource

  /// Creates a heading between the parts of a page.
  public init(title: LocalizedStringResource) { self.title = title }

  /// The title as a heading.
  public var body: some View {
    Text(title)
      .font(.headline)
      .accessibilityAddTraits(.isHeader)
  }
}
