import StrataRendering
import Testing

/// Tests of paints that are made of other paints.
@Suite struct PaintTests {
  private let red = Paint.named("red")
  private let gradient = GradientPaint(
    [.init(.named("red"), at: 0), .init(.named("blue"), at: 1)],
    .linear(from: Point(0, 0), to: Point(1, 1)), isPerceptual: true)

  private func shadow(_ radius: Double, isInner: Bool = false) -> Paint.Shadow {
    Paint.Shadow(.named("black"), radius: radius, x: 1, y: 2, isInner: isInner)
  }

  @Test func `unwrapping a paint gives its colour and its shadows, the outer one first`() {
    let both = Paint.shadowed(.shadowed(red, shadow(1)), shadow(2)).unwrapped
    #expect(both.plain == red && both.shadows == [shadow(2), shadow(1)] && both.blend == nil)
    #expect(red.unwrapped.plain == red && red.unwrapped.shadows.isEmpty)
  }

  @Test func `of several nested blend modes only the outer one is used`() {
    let paint = Paint.blended(.shadowed(.blended(red, .multiply), shadow(1)), .screen).unwrapped
    #expect(paint.plain == red && paint.shadows == [shadow(1)] && paint.blend == .screen)
    #expect(Paint.shadowed(.blended(red, .multiply), shadow(1)).unwrapped.blend == .multiply)
  }

  @Test
  func `one outer shadow is drawn by a simple filter, and inner or several ones by one SVG filter`()
  {
    #expect(Paint.Shadow.filters([]) == [])
    #expect(
      Paint.Shadow.filters([shadow(3)]) == [.shadow(.named("black"), radius: 3, x: 1, y: 2)])
    let inner = [shadow(3, isInner: true)], two = [shadow(1), shadow(2)]
    #expect(Paint.Shadow.filters(inner) == [.shadows(inner)])
    #expect(Paint.Shadow.filters(two) == [.shadows(two)])
  }

  @Test func `a gradient is found within a shadow, a blend mode and an opacity`() {
    let paint = Paint.gradient(gradient)
    #expect(Paint.shadowed(.blended(paint, .screen), shadow(1)).gradient == gradient)
    #expect(Paint.faded(paint, opacity: 0.5).gradient == gradient.faded(0.5))
    #expect(red.gradient == nil && Paint.faded(red, opacity: 0.5).gradient == nil)
  }

  @Test func `a faded gradient keeps its geometry and the locations of its stops`() {
    let faded = gradient.faded(0.5)
    #expect(faded.course == gradient.course && faded.isPerceptual)
    #expect(faded.stops.map(\.location) == [0, 1])
    #expect(faded.stops[0].paint == .faded(red, opacity: 0.5))
  }

  @Test func `a rounded rectangle has one radius at all corners`() {
    #expect(
      Outline.rounded(4).form
        == .rectangle(topLeading: 4, topTrailing: 4, bottomLeading: 4, bottomTrailing: 4))
    #expect(Outline.rounded(0) == .rectangle)
  }
}
