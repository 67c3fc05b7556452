import Foundation
public import SwiftUI

/// A heading between the parts of a page.
///
///     Heading(title: Words.Forecast.Screen.title)
public struct Heading: View {
  private let title: LocalizedStringResource

  public init(title: LocalizedStringResource) { self.title = title }

  public var body: some View {
    Text(title)
      .font(.headline)
      .accessibilityAddTraits(.isHeader)
  }
}
