import Foundation
import SwiftUI
import Testing

/// Tests of the sizes and places that the server's layout gives to views.
@MainActor struct PictureLayoutTests {
  private func frames<Content: View>(
    _ view: Content, _ width: CGFloat? = nil, _ height: CGFloat? = nil
  ) -> [CGRect] {
    PaintedView(view, ProposedViewSize(width: width, height: height)).frames
  }

  private func box(_ width: CGFloat, _ height: CGFloat) -> some View {
    Color.red.frame(width: width, height: height)
  }

  @Test func `padding adds its length at each edge`() {
    let view = PaintedView(box(10, 10).padding(5))
    #expect(view.size == CGSize(width: 20, height: 20))
    #expect(view.frames == [CGRect(x: 5, y: 5, width: 10, height: 10)])
  }

  @Test func `a column puts its members below one another, 8 points apart and centered`() {
    let view = PaintedView(
      VStack {
        box(20, 10)
        box(10, 5)
      })
    #expect(view.size == CGSize(width: 20, height: 23))
    #expect(view.frames[1] == CGRect(x: 5, y: 18, width: 10, height: 5))
  }

  @Test func `a row aligns its members as it says, in its spacing`() {
    let view = PaintedView(
      HStack(alignment: .bottom, spacing: 3) {
        box(4, 10)
        box(6, 2)
      })
    #expect(view.size == CGSize(width: 13, height: 10))
    #expect(view.frames[1] == CGRect(x: 7, y: 8, width: 6, height: 2))
  }

  @Test func `a spacer pushes the members of a row to its ends`() {
    let found = frames(
      HStack {
        box(10, 10)
        Spacer()
        box(10, 10)
      }, 100, 50)
    #expect(found.map(\.minX) == [0, 90])
    #expect(
      PaintedView(
        HStack {
          box(10, 10)
          Spacer()
          box(10, 10)
        }
      ).size.width == 28)
  }

  @Test func `members without a length share what the others leave`() {
    let found = frames(
      HStack(spacing: 0) {
        box(40, 10)
        Color.red
        Color.blue
      }, 100, 10)
    #expect(found.map(\.width) == [40, 30, 30])
  }

  @Test func `a member with a priority gets its room before the others`() {
    let found = frames(
      HStack(spacing: 0) {
        Color.red.layoutPriority(1).frame(minWidth: 10)
        Color.blue
      }, 100, 10)
    #expect(found.map(\.width).reduce(0, +) == 100)
  }

  @Test func `a stack of layers is as large as the largest, and aligns the others`() {
    let view = PaintedView(
      ZStack(alignment: .bottomTrailing) {
        box(20, 20)
        box(5, 5)
      })
    #expect(view.size == CGSize(width: 20, height: 20))
    #expect(view.frames[1] == CGRect(x: 15, y: 15, width: 5, height: 5))
  }

  @Test func `an overlay and a background have the size of their view`() {
    let view = PaintedView(
      box(20, 10).background { Color.blue }.overlay(alignment: .topLeading) { box(4, 4) })
    #expect(view.size == CGSize(width: 20, height: 10))
    #expect(view.frames.contains(CGRect(x: 0, y: 0, width: 4, height: 4)))
    #expect(view.frames.count { $0.size == CGSize(width: 20, height: 10) } == 2)
  }

  @Test func `a flexible frame takes what it is offered, within its limits`() {
    #expect(
      PaintedView(box(10, 10).frame(maxWidth: .infinity), .init(width: 80, height: 20)).size.width
        == 80)
    #expect(PaintedView(box(10, 10).frame(minWidth: 30)).size.width == 30)
    #expect(
      PaintedView(Color.red.frame(maxWidth: 30, maxHeight: 5), .init(width: 80, height: 80)).size
        == CGSize(width: 30, height: 5))
  }

  @Test func `a circle is as large as the shorter side`() {
    let view = PaintedView(Circle().fill(.red), .init(width: 40, height: 10))
    #expect(view.size == CGSize(width: 10, height: 10))
  }

  @Test func `a view in a ratio fits into what it is offered, or fills it`() {
    let fitted = PaintedView(
      Color.red.aspectRatio(2, contentMode: .fit), .init(width: 100, height: 30))
    #expect(fitted.size == CGSize(width: 60, height: 30))
    let filled = PaintedView(
      Color.red.aspectRatio(2, contentMode: .fill), .init(width: 100, height: 80))
    #expect(filled.size == CGSize(width: 160, height: 80))
  }

  @Test func `a reader of the geometry knows the size that it was given`() {
    let view = PaintedView(
      GeometryReader { proxy in box(proxy.size.width / 2, proxy.size.height) },
      .init(width: 60, height: 8))
    #expect(view.size == CGSize(width: 60, height: 8))
    #expect(view.frames == [CGRect(x: 0, y: 0, width: 30, height: 8)])
  }

  @Test func `a grid gives each column the width of its widest cell`() {
    let found = frames(
      Grid(horizontalSpacing: 2, verticalSpacing: 1) {
        GridRow {
          box(10, 4)
          box(5, 4)
        }
        GridRow {
          box(20, 6)
          box(5, 6)
        }
      })
    #expect(found.map(\.minX) == [5, 22, 0, 22])
    #expect(found.map(\.minY) == [0, 0, 5, 5])
  }

  @Test func `a lazy grid divides its width by its columns`() {
    let found = frames(
      LazyVGrid(columns: [GridItem(.flexible()), GridItem(.flexible())]) {
        ForEach(0..<3, id: \.self) { _ in Color.red.frame(height: 10) }
      }, 108)
    #expect(found.map(\.width) == [50, 50, 50] && found.map(\.minY) == [0, 0, 18])
  }

  @Test func `text breaks into lines in a narrow room, and keeps to its limit of lines`() {
    let words = Text("one two three four five six seven")
    let wide = PaintedView(words)
    let narrow = PaintedView(words, .init(width: wide.size.width / 3, height: nil))
    #expect(narrow.size.height >= wide.size.height * 3 && narrow.size.width <= wide.size.width / 3)
    let short = PaintedView(words.lineLimit(2), .init(width: wide.size.width / 3, height: nil))
    #expect(short.size.height == wide.size.height * 2)
  }

  @Test func `text is as high as its style says`() {
    #expect(PaintedView(Text("a")).size.height == 22)
    #expect(PaintedView(Text("a").font(.largeTitle)).size.height == 41)
    #expect(PaintedView(Text("a").font(.system(size: 20))).size.height == 24)
  }

  @Test func `a condition and a loop count as their members`() {
    let isShown = true
    let view = PaintedView(
      VStack(spacing: 0) {
        if isShown { box(10, 10) }
        ForEach(0..<2, id: \.self) { _ in box(10, 5) }
      })
    #expect(view.size == CGSize(width: 10, height: 20))
  }
}
