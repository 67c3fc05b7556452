import Combine
import Foundation
import Observation
import SwiftUI
import SwiftUITesting
import Testing

/// Tests of images of views.
@MainActor struct ImageRendererTests {
  @Observable final class Model { var width = 4.0 }

  struct Bar: View {
    let model: Model
    var body: some View { Ink.red.frame(width: model.width, height: 2) }
  }

  @Test func `an image has the view's size, in its scale`() throws {
    let renderer = ImageRenderer(content: Ink.red.frame(width: 10, height: 6))
    renderer.scale = 2
    let image = try #require(renderer.uiImage)
    #expect(image.size == CGSize(width: 10, height: 6) && image.scale == 2)
    let bitmap = try #require(renderer.cgImage)
    #expect(bitmap.width == 20 && bitmap.height == 12)
  }

  @Test func `a view without a size has no image`() {
    #expect(ImageRenderer(content: EmptyView()).uiImage == nil)
  }

  @Test func `the proposed size is offered to the view`() {
    let renderer = ImageRenderer(content: Ink.red)
    renderer.proposedSize = ProposedViewSize(width: 30, height: 20)
    #expect(renderer.uiImage?.size == CGSize(width: 30, height: 20))
  }

  @Test func `an opaque image is black where nothing is drawn`() throws {
    let renderer = ImageRenderer(content: Ink.red.frame(width: 2, height: 2).padding(1))
    renderer.isOpaque = true
    let data = try #require(renderer.uiImage?.pngData())
    let image = try #require(UIImage(data: data)?.cgImage)
    #expect(image.width == 4)
  }

  @Test func `the drawing function paints into a graphics context`() throws {
    let renderer = ImageRenderer(content: Ink.red.frame(width: 4, height: 4))
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let image = UIGraphicsImageRenderer(size: CGSize(width: 8, height: 8), format: format)
      .image { drawing in
        renderer.render { size, draw in
          drawing.cgContext.translateBy(x: size.width, y: 0)
          draw(drawing.cgContext)
        }
      }
    #expect(image.size == CGSize(width: 8, height: 8))
  }

  @Test func `a change of what the view has read is published, and drawn the next time`() {
    let model = Model()
    let renderer = ImageRenderer(content: Bar(model: model))
    var count = 0
    let watch = renderer.objectWillChange.sink { _ in count += 1 }
    #expect(renderer.uiImage?.size.width == 4 && count == 0)
    model.width = 9
    #expect(count == 1 && renderer.uiImage?.size.width == 9)
    renderer.isObservationEnabled = false
    model.width = 5
    #expect(count == 1)
    watch.cancel()
  }

  @Test func `an image of a view can be shown by the app`() throws {
    struct Page: View {
      var body: some View {
        if let image = ImageRenderer(content: Ink.red.frame(width: 3, height: 3)).uiImage {
          Image(uiImage: image).accessibilityLabel("drawn")
        }
      }
    }
    #expect(try Screen(Page()).element("drawn").drawing[.width] == "3.0")
  }
}
