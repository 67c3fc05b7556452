import Foundation
import SwiftUI

/// A heading between the parts of a page.
struct Heading: View {
  let title: LocalizedStringResource

  var body: some View {
    Text(title)
      .font(.headline)
      .accessibilityAddTraits(.isHeader)
  }
}
