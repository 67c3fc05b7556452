import SwiftUI
import Testing

/// An image that every actor may read, as apps declare it.
extension Image {
  fileprivate static let placeholder = Image(systemName: "star")
}

/// Tests of images outside of the main actor.
@Suite struct SendableImageTests {
  @Test func `an image can be a global constant and be passed to another task`() async {
    let image = Image.placeholder
    let other = await Task.detached { image.resizable() }.value
    #expect(other == Image(systemName: "star").resizable())
  }
}
